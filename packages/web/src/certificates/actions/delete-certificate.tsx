import { certificatesApi } from '@sitewright/domain/certificates/api';
import { DeleteDialog } from '../../actions/delete-dialog.tsx';
import type { ActionProps } from '../certificate-actions.ts';
import { nameOf } from '../certificate-text.ts';

export const DeleteCertificate = ({ certificate, onClose }: ActionProps) => (
  <DeleteDialog
    endpoint={certificatesApi.remove}
    input={{ params: { certificateId: certificate.id } }}
    recordType="hseCertificate"
    recordId={certificate.id}
    title={`the certificate of ${nameOf(certificate)}`}
    name={`The certificate of ${nameOf(certificate)}`}
    consequence="What it renewed stands again."
    onClose={onClose}
  />
);
