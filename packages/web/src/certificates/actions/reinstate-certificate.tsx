import { certificatesApi } from '@sitewright/domain/certificates/api';
import { ActionDialog } from '../../actions/action-dialog.tsx';
import { useAction } from '../../actions/use-action.ts';
import type { ActionProps } from '../certificate-actions.ts';
import { nameOf } from '../certificate-text.ts';

export function ReinstateCertificate({ certificate, onClose }: ActionProps) {
  const reinstate = useAction(certificatesApi.reinstate, {
    onClose,
    doneMessage: (reinstated) => `${nameOf(reinstated)} is reinstated`,
  });
  return (
    <ActionDialog
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
