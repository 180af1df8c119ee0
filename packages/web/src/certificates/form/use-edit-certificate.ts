import { certificatesApi } from '@sitewright/domain/certificates/api';
import type { HseCertificate } from '@sitewright/domain/certificates/certificate';
import { useState } from 'react';
import { useDeed } from '../../app/use-deed.ts';
import { useFormDraft, useFoundDraft } from '../../app/use-form-draft.ts';
import { fieldsOf } from '../../platform/call.ts';
import { theirsIn } from '../../platform/theirs-in.ts';
import { useForm } from '../../ui/use-form.ts';
import type { DeedProps } from '../certificate-actions.ts';
import { nameOf } from '../certificate-text.ts';
import { staleByCertificate } from '../queries.ts';
import { CertificateFields, type Filled, valuesOf } from './fields.ts';

/** The form of a certificate that is there already. */
export function useEditCertificate({ certificate, onClose }: Omit<DeedProps, 'all'>) {
  const found = useFoundDraft('hse-certificate', valuesOf(certificate), certificate);
  // With the version that somebody had before them, so that nobody is overwritten.
  const [base, setBase] = useState({ ...certificate, version: found.version });
  const [theirs, setTheirs] = useState<HseCertificate>();
  const edit = useDeed(
    staleByCertificate,
    certificatesApi.edit,
    () => {
      draft.end();
      onClose();
    },
    (saved) => `The certificate of ${nameOf(saved)} is saved`,
    (error) => {
      form.refuse(fieldsOf(error));
      setTheirs(theirsIn(error));
    },
  );
  const load = (newer: HseCertificate) => {
    setBase(newer);
    setTheirs(undefined);
    found.forget();
    draft.drop();
    form.fill(valuesOf(newer));
  };
  const save = (filled: Filled, { id, version }: HseCertificate) =>
    edit.perform({ params: { certificateId: id }, body: { ...filled, version } });
  const form = useForm(CertificateFields, found.values, {
    onSubmit: (filled) => save(filled, base),
  });
  const draft = useFormDraft({ ...found, version: base.version }, form, valuesOf(base));
  return {
    ...{ form, edit, theirs },
    draft: { ...draft, discard: () => load(certificate) },
    loadTheirs: () => theirs && load(theirs),
    saveMine: () => theirs && form.attempt((filled) => save(filled, theirs)),
  };
}
