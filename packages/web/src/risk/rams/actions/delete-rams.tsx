import { riskApi } from '@sitewright/domain/risk/api';
import { ActionDialog } from '../../../actions/action-dialog.tsx';
import { useDaysInBin } from '../../../actions/use-days-in-bin.ts';
import { useUndo } from '../../../actions/use-undo.ts';
import { useCommand } from '../../../platform/use-command.ts';
import { useToast } from '../../../ui/toast.tsx';
import { useChangeAddress } from '../../use-search-params.ts';
import { nameOf } from '../labels.tsx';
import type { ActionProps } from './rams-action.ts';

export function DeleteRams({ rams, onClose }: ActionProps) {
  const toast = useToast();
  const change = useChangeAddress();
  const undo = useUndo('rams');
  const remove = useCommand(riskApi.removeRams, {
    onDone: () => {
      change({ rams: undefined });
      toast({ text: `${nameOf(rams)} is in the recycle bin`, ...undo(rams.id) });
    },
  });
  return (
    <ActionDialog
      title={`Delete ${nameOf(rams)}?`}
      description={`It can be restored from the recycle bin for ${useDaysInBin()} days.`}
      confirmText="Delete"
      variant="destructive"
      command={remove}
      onConfirm={() => remove.perform({ params: { ramsId: rams.id } })}
      onClose={onClose}
    />
  );
}
