import { certificatesApi } from '@sitewright/domain/certificates/api';
import type { ReactNode } from 'react';
import { FormSheet } from '../../forms/form-sheet.tsx';
import { fieldsOf } from '../../platform/call.ts';
import { useCommand } from '../../platform/use-command.ts';
import { useToast } from '../../ui/toast.tsx';
import { useForm } from '../../ui/use-form.ts';
import { nameOf } from '../certificate-text.ts';
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

/** The paper is there already; what it says is looked over, and both are sent. */
export function NewCertificate({ file, start, projectId, renewsId, onDone, ...sheet }: Props) {
  const toast = useToast();
  const add = useCommand(certificatesApi.add, {
    onDone: (certificate) => {
      toast({ text: `The certificate of ${nameOf(certificate)} is in the register` });
      onDone();
    },
    onRefused: (error) => form.refuse(fieldsOf(error)),
  });
  const place = { ...(projectId && { projectId }), ...(renewsId && { renewsId }) };
  const form = useForm(CertificateFields, start, {
    onSubmit: (filled) => add.perform({ query: { ...queryOf(filled), ...place }, file }),
  });
  return (
    <FormSheet command={add} {...sheet} notice={undefined} form={form}>
      {(id) => (
        <>
          {sheet.notice}
          <p className="text-sm [overflow-wrap:anywhere] text-text-2">{file.name}</p>
          <CertificateForm form={form} id={id} projectId={projectId} label={sheet.title} />
        </>
      )}
    </FormSheet>
  );
}
