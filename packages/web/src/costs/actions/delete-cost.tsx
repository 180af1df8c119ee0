import { costsApi } from '@sitewright/domain/costs/api';
import type { CostEntry } from '@sitewright/domain/costs/cost-entry';
import { ActionDialog } from '../../actions/action-dialog.tsx';
import { useDaysInBin } from '../../actions/use-days-in-bin.ts';
import { useUndo } from '../../actions/use-undo.ts';
import { useCommand } from '../../platform/use-command.ts';
import { useToast } from '../../ui/toast.tsx';

type Props = { entry: CostEntry; onClose: () => void; onDeleted: () => void };

export function DeleteCost({ entry: { id, description }, onClose, onDeleted }: Props) {
  const toast = useToast();
  const undo = useUndo('costEntry');
  const remove = useCommand(costsApi.removeEntry, {
    onDone: () => {
      onDeleted();
      toast({ text: `${description} is in the recycle bin`, ...undo(id) });
    },
  });
  return (
    <ActionDialog
      title={`Delete ${description}?`}
      description={`It is taken out of the costs. It can be restored from the recycle bin for ${useDaysInBin()} days.`}
      confirmText="Delete"
      variant="destructive"
      command={remove}
      onConfirm={() => remove.perform({ params: { costEntryId: id } })}
      onClose={onClose}
    />
  );
}
