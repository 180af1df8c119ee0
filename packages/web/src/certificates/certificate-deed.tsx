import type { ComponentType } from 'react';
import type { Asked, Deed, DeedProps } from './certificate-actions.ts';
import { CertificateViewer } from './certificate-viewer.tsx';
import { DeleteCertificate } from './deeds/delete-certificate.tsx';
import { FailCertificate, RevokeCertificate } from './deeds/judge-certificate.tsx';
import { ReinstateCertificate } from './deeds/reinstate-certificate.tsx';
import { EditCertificate } from './form/edit-certificate.tsx';
import { RenewCertificate } from './form/renew-certificate.tsx';

const dialogs: Record<Deed, ComponentType<DeedProps>> = {
  open: CertificateViewer,
  renew: RenewCertificate,
  edit: EditCertificate,
  fail: FailCertificate,
  revoke: RevokeCertificate,
  reinstate: ReinstateCertificate,
  delete: DeleteCertificate,
};

/** What opens over the register, about one certificate. */
export function CertificateDeed({ deed, ...props }: Asked & DeedProps) {
  const Dialog = dialogs[deed];
  return <Dialog {...props} />;
}
