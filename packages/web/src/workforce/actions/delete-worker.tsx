import { fullName } from '@sitewright/domain/labour/crew';
import { workforceApi } from '@sitewright/domain/workforce/api';
import { ActionDialog } from '../../actions/action-dialog.tsx';
import { useDaysInBin } from '../../actions/use-days-in-bin.ts';
import { useUndo } from '../../actions/use-undo.ts';
import { useCommand } from '../../platform/use-command.ts';
import { useToast } from '../../ui/toast.tsx';
import type { ActionProps } from '../worker-actions.ts';

type Props = ActionProps & { onDeleted?: () => void };

export function DeleteWorker({ worker, onClose, onDeleted }: Props) {
  const toast = useToast();
  const undo = useUndo('worker');
  const remove = useCommand(workforceApi.remove, {
    onDone: () => {
      onClose();
      onDeleted?.();
      toast({ text: `${fullName(worker)} is in the recycle bin`, ...undo(worker.id) });
    },
  });
  return (
    <ActionDialog
      title={`Delete ${fullName(worker)}?`}
      description={`Their papers go too. They can be restored from the recycle bin for ${useDaysInBin()} days. Whoever has hours on a contract stays: say that they left instead.`}
      confirmText="Delete"
      variant="destructive"
      command={remove}
      onConfirm={() => remove.perform({ params: { workerId: worker.id } })}
      onClose={onClose}
    />
  );
}
