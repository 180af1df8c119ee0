import { certificatesApi } from '@sitewright/domain/certificates/api';
import { ActionDialog } from '../../actions/action-dialog.tsx';
import { useDaysInBin } from '../../actions/use-days-in-bin.ts';
import { useUndo } from '../../actions/use-undo.ts';
import { useCommand } from '../../platform/use-command.ts';
import { useToast } from '../../ui/toast.tsx';
import type { ActionProps } from '../certificate-actions.ts';
import { nameOf } from '../certificate-text.ts';

export function DeleteCertificate({ certificate, onClose }: ActionProps) {
  const toast = useToast();
  const undo = useUndo('hseCertificate');
  const name = nameOf(certificate);
  const remove = useCommand(certificatesApi.remove, {
    onDone: () => {
      onClose();
      toast({
        text: `The certificate of ${name} is in the recycle bin`,
        ...undo(certificate.id),
      });
    },
  });
  return (
    <ActionDialog
      title={`Delete the certificate of ${name}?`}
      description={`What it renewed stands again. It can be restored from the recycle bin for ${useDaysInBin()} days.`}
      confirmText="Delete"
      variant="destructive"
      command={remove}
      onConfirm={() => remove.perform({ params: { certificateId: certificate.id } })}
      onClose={onClose}
    />
  );
}
