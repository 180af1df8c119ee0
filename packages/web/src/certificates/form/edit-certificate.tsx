import { EditSheet } from '../../forms/edit-sheet.tsx';
import type { ActionProps } from '../certificate-actions.ts';
import { nameOf } from '../certificate-text.ts';
import { CertificateForm } from './certificate-form.tsx';
import { useEditCertificate } from './use-edit-certificate.ts';

export function EditCertificate({ certificate, onClose }: ActionProps) {
  const editing = useEditCertificate({ certificate, onClose });
  const { form } = editing;
  const title = `Edit the certificate of ${nameOf(certificate)}`;
  return (
    <EditSheet title={title} editing={editing} onClose={onClose} what="certificate">
      {(id) => (
        <CertificateForm form={form} id={id} label={title} projectId={certificate.projectId} />
      )}
    </EditSheet>
  );
}
