import { plantApi } from '@sitewright/domain/plant/api';
import { ActionDialog } from '../../actions/action-dialog.tsx';
import { useDaysInBin } from '../../actions/use-days-in-bin.ts';
import { useUndo } from '../../actions/use-undo.ts';
import { useCommand } from '../../platform/use-command.ts';
import { useToast } from '../../ui/toast.tsx';
import type { ActionProps } from '../plant-actions.ts';

export function DeletePlant({ hire, onClose }: ActionProps) {
  const toast = useToast();
  const undo = useUndo('plant');
  const remove = useCommand(plantApi.remove, {
    onDone: () => {
      onClose();
      toast({
        text: `${hire.name} is in the recycle bin`,
        ...undo(hire.id),
      });
    },
  });
  return (
    <ActionDialog
      title={`Delete ${hire.name}?`}
      description={`Its hours and breakdowns go too. It can be restored from the recycle bin for ${useDaysInBin()} days.`}
      confirmText="Delete"
      variant="destructive"
      command={remove}
      onConfirm={() => remove.perform({ params: { plantHireId: hire.id } })}
      onClose={onClose}
    />
  );
}
