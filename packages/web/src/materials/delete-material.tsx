import { materialsApi } from '@sitewright/domain/materials/api';
import type { Material } from '@sitewright/domain/materials/material';
import { useDaysInBin } from '../actions/use-days-in-bin.ts';
import { useDelete } from '../actions/use-delete.ts';
import { useUndo } from '../actions/use-undo.ts';
import { ConfirmDialog } from '../ui/dialogs/confirm-dialog.tsx';
import { useToast } from '../ui/dialogs/toast.tsx';

type Props = { material: Material; onClose: () => void; onDeleted?: () => void };

/** Deletes a material to the recycle bin; the toast offers to fetch it back. */
export function DeleteMaterial({ material, onClose, onDeleted }: Props) {
  const { id, itemDescription } = material;
  const toast = useToast();
  const undo = useUndo('material');
  const remove = useDelete(materialsApi.remove);
  const perform = () =>
    remove.perform({ params: { materialId: id } }, () => {
      onClose();
      onDeleted?.();
      toast({ title: 'Deleted', text: `${itemDescription} is in the recycle bin.`, ...undo(id) });
    });
  return (
    <ConfirmDialog
      isOpen
      variant="destructive"
      title={`Delete ${itemDescription}?`}
      description={`Its price history goes with it. It can be restored from the recycle bin for ${useDaysInBin()} days.`}
      confirmText="Delete"
      isPending={remove.isPending}
      onConfirm={perform}
      onCancel={onClose}
    />
  );
}
