import { materialsApi } from '@sitewright/domain/materials/api';
import type { Material } from '@sitewright/domain/materials/material';
import { useDaysInBin } from '../actions/use-days-in-bin.ts';
import { useDeleteToBin } from '../actions/use-delete.ts';
import { ConfirmDialog } from '../ui/dialogs/confirm-dialog.tsx';

type Props = { material: Material; onClose: () => void; onDeleted?: () => void };

/** Deletes a material to the recycle bin; the toast offers to fetch it back. */
export function DeleteMaterial({ material, onClose, onDeleted }: Props) {
  const { id, itemDescription: name } = material;
  const { remove, isPending } = useDeleteToBin(materialsApi.remove, 'material');
  const onDone = () => {
    onClose();
    onDeleted?.();
  };
  return (
    <ConfirmDialog
      isOpen
      variant="destructive"
      title={`Delete ${name}?`}
      description={`Its price history is deleted too. It can be restored from the recycle bin for ${useDaysInBin()} days.`}
      confirmText="Delete"
      isPending={isPending}
      onConfirm={() =>
        remove({ input: { params: { materialId: id } }, recordId: id, name, onDone })
      }
      onCancel={onClose}
    />
  );
}
