import { carbonApi } from '@sitewright/domain/carbon/api';
import type { CarbonEntry } from '@sitewright/domain/carbon/carbon-entry';
import { ActionDialog } from '../../actions/action-dialog.tsx';
import { useDaysInBin } from '../../actions/use-days-in-bin.ts';
import { useUndo } from '../../actions/use-undo.ts';
import { useCommand } from '../../platform/use-command.ts';
import { useToast } from '../../ui/toast.tsx';

type Props = { entry: CarbonEntry; onClose: () => void; onDeleted: () => void };

export function DeleteEntry({ entry: { id, source }, onClose, onDeleted }: Props) {
  const toast = useToast();
  const undo = useUndo('carbonEntry');
  const remove = useCommand(carbonApi.remove, {
    onDone: () => {
      onDeleted();
      toast({ text: `${source} is in the recycle bin`, ...undo(id) });
    },
  });
  return (
    <ActionDialog
      title={`Delete ${source}?`}
      description={`It is taken out of the footprint. It can be restored from the recycle bin for ${useDaysInBin()} days.`}
      confirmText="Delete"
      variant="destructive"
      command={remove}
      onConfirm={() => remove.perform({ params: { carbonEntryId: id } })}
      onClose={onClose}
    />
  );
}
