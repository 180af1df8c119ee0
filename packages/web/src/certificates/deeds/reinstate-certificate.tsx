import { certificatesApi } from '@sitewright/domain/certificates/api';
import { DeedDialog } from '../../app/deed-dialog.tsx';
import { useDeed } from '../../app/use-deed.ts';
import type { DeedProps } from '../certificate-actions.ts';
import { nameOf } from '../certificate-text.ts';
import { staleByCertificate } from '../queries.ts';

export function ReinstateCertificate({ certificate, onClose }: DeedProps) {
  const reinstate = useDeed(
    staleByCertificate,
    certificatesApi.reinstate,
    onClose,
    (one) => `${nameOf(one)} is reinstated`,
  );
  return (
    <DeedDialog
      title={`Reinstate the certificate of ${nameOf(certificate)}?`}
      description={`It said: ${certificate.statusReason}. From now on only its dates count.`}
      confirmText="Reinstate"
      variant="warning"
      command={reinstate}
      onConfirm={() => reinstate.perform({ params: { certificateId: certificate.id } })}
      onClose={onClose}
    />
  );
}
