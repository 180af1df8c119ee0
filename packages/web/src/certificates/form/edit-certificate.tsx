import { certificatesApi } from '@sitewright/domain/certificates/api';
import { EditSheet } from '../../forms/edit-sheet.tsx';
import { useEditForm } from '../../forms/use-edit-form.ts';
import type { ActionProps } from '../certificate-actions.ts';
import { certificateName } from '../certificate-text.ts';
import { CertificateForm } from './certificate-form.tsx';
import { CertificateFields, valuesOf } from './fields.ts';

export function EditCertificate({ certificate, onClose }: ActionProps) {
  const editing = useEditCertificate({ certificate, onClose });
  const title = `Edit certificate for ${certificateName(certificate)}`;
  return (
    <EditSheet title={title} editing={editing} onClose={onClose} noun="certificate">
      <CertificateForm form={editing.form} projectId={certificate.projectId} />
    </EditSheet>
  );
}

const useEditCertificate = ({
  certificate,
  onClose,
}: Pick<ActionProps, 'certificate' | 'onClose'>) =>
  useEditForm({
    draftName: 'hse-certificate',
    record: certificate,
    fields: CertificateFields,
    valuesOf,
    endpoint: certificatesApi.edit,
    inputOf: (filled, { id, version }) => ({
      params: { certificateId: id },
      body: { ...filled, version },
    }),
    doneMessage: (saved) => `Certificate for ${certificateName(saved)} saved`,
    onLeave: onClose,
  });
