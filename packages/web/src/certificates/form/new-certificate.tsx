import { certificatesApi } from '@sitewright/domain/certificates/api';
import type { ReactNode } from 'react';
import { FormSheet } from '../../forms/form-sheet.tsx';
import { useCommandForm } from '../../forms/use-command-form.ts';
import { certificateName } from '../certificate-text.ts';
import { CertificateForm } from './certificate-form.tsx';
import { CertificateFields, queryOf, type Values } from './fields.ts';

type Props = {
  title: string;
  submitText: string;
  file: File;
  start: Values;
  projectId: number | null;
  renewsId?: number;
  notice?: ReactNode;
  onDone: () => void;
  onClose: () => void;
};

/** The document has been chosen; its details are checked, and both are sent. */
export function NewCertificate({ file, start, projectId, renewsId, ...rest }: Props) {
  const { notice, onDone, ...sheet } = rest;
  const place = { ...(projectId && { projectId }), ...(renewsId && { renewsId }) };
  const { form, command } = useCommandForm({
    fields: CertificateFields,
    start,
    endpoint: certificatesApi.add,
    inputOf: (filled) => ({ query: { ...queryOf(filled), ...place }, file }),
    doneMessage: (certificate) => `Certificate for ${certificateName(certificate)} added`,
    onDone,
  });
  return (
    <FormSheet command={command} form={form} {...sheet}>
      {notice}
      <p className="text-sm [overflow-wrap:anywhere] text-text-2">{file.name}</p>
      <CertificateForm form={form} projectId={projectId} />
    </FormSheet>
  );
}
