import type { ComponentType } from 'react';
import { DeleteCertificate } from './actions/delete-certificate.tsx';
import { FailCertificate, RevokeCertificate } from './actions/judge-certificate.tsx';
import { ReinstateCertificate } from './actions/reinstate-certificate.tsx';
import type { ActionId, ActionProps, OpenAction } from './certificate-actions.ts';
import { CertificateViewer } from './certificate-viewer.tsx';
import { EditCertificate } from './form/edit-certificate.tsx';
import { RenewCertificate } from './form/renew-certificate.tsx';

const dialogs: Record<ActionId, ComponentType<ActionProps>> = {
  open: CertificateViewer,
  renew: RenewCertificate,
  edit: EditCertificate,
  fail: FailCertificate,
  revoke: RevokeCertificate,
  reinstate: ReinstateCertificate,
  delete: DeleteCertificate,
};

/** What opens over the register, about one certificate. */
export function CertificateAction({ actionId, ...props }: OpenAction & ActionProps) {
  const Dialog = dialogs[actionId];
  return <Dialog {...props} />;
}
