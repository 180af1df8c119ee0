import { EditSheet } from '../../forms/edit-sheet.tsx';
import type { ActionProps } from '../supplier-actions.ts';
import { SupplierForm } from './supplier-form.tsx';
import { useEditSupplier } from './use-edit-supplier.ts';

export function EditSupplier({ supplier, onClose }: ActionProps) {
  const editing = useEditSupplier({
    supplier,
    onClose,
  });
  const { form } = editing;
  const title = `Edit ${supplier.name}`;
  return (
    <EditSheet title={title} editing={editing} onClose={onClose} what="supplier">
      {(id) => <SupplierForm form={form} id={id} supplier={supplier} label={title} />}
    </EditSheet>
  );
}
