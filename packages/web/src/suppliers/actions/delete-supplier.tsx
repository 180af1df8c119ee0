import { suppliersApi } from '@sitewright/domain/suppliers/api';
import { ActionDialog } from '../../actions/action-dialog.tsx';
import { useDaysInBin } from '../../actions/use-days-in-bin.ts';
import { useUndo } from '../../actions/use-undo.ts';
import { useCommand } from '../../platform/use-command.ts';
import { useToast } from '../../ui/toast.tsx';
import type { ActionProps } from '../supplier-actions.ts';

export function DeleteSupplier({ supplier, onClose }: ActionProps) {
  const toast = useToast();
  const undo = useUndo('supplier');
  const remove = useCommand(suppliersApi.remove, {
    onDone: () => {
      onClose();
      toast({ text: `${supplier.name} is in the recycle bin`, ...undo(supplier.id) });
    },
  });
  return (
    <ActionDialog
      title={`Delete ${supplier.name}?`}
      description={`Their contacts and insurances go too. They can be restored from the recycle bin for ${useDaysInBin()} days.`}
      confirmText="Delete"
      variant="destructive"
      command={remove}
      onConfirm={() => remove.perform({ params: { supplierId: supplier.id } })}
      onClose={onClose}
    />
  );
}
