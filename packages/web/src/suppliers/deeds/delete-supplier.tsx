import { suppliersApi } from '@sitewright/domain/suppliers/api';
import { DeedDialog } from '../../app/deed-dialog.tsx';
import { useDaysInBin } from '../../backup/use-days-in-bin.ts';
import { useUndo } from '../../backup/use-undo.ts';
import { useCommand } from '../../platform/use-command.ts';
import { useToast } from '../../ui/toast.tsx';
import { staleBySupplier } from '../queries.ts';
import type { DeedProps } from '../supplier-actions.ts';

export function DeleteSupplier({ supplier, onClose }: DeedProps) {
  const toast = useToast();
  const undo = useUndo('supplier');
  const remove = useCommand(suppliersApi.remove, {
    refreshes: staleBySupplier,
    onDone: () => {
      onClose();
      toast({ text: `${supplier.name} is in the recycle bin`, ...undo(supplier.id) });
    },
  });
  return (
    <DeedDialog
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
