import { suppliersApi } from '@sitewright/domain/suppliers/api';
import type { Supplier } from '@sitewright/domain/suppliers/supplier';
import { EditSheet } from '../../forms/edit-sheet.tsx';
import { useEditForm } from '../../forms/use-edit-form.ts';
import type { ActionProps } from '../supplier-actions.ts';
import { bodyOf, type Filled, SupplierFields, valuesOf } from './fields.ts';
import { SupplierForm } from './supplier-form.tsx';

export function EditSupplier({ supplier, onClose }: ActionProps) {
  const editing = useEditSupplier({ supplier, onClose });
  const title = `Edit ${supplier.name}`;
  return (
    <EditSheet title={title} editing={editing} onClose={onClose} noun="supplier">
      <SupplierForm form={editing.form} supplier={supplier} />
    </EditSheet>
  );
}

const useEditSupplier = ({ supplier, onClose }: ActionProps) =>
  useEditForm({
    draftName: 'supplier',
    record: supplier,
    fields: SupplierFields,
    valuesOf,
    endpoint: suppliersApi.edit,
    inputOf: (filled, over) => ({ params: { supplierId: over.id }, body: changesOf(filled, over) }),
    doneMessage: ({ name }) => `${name} saved`,
    onLeave: onClose,
  });

function changesOf(filled: Filled, { policies, version }: Supplier) {
  const { status, insuranceExpiry, ...body } = bodyOf(filled);
  // Where there are policies their expiry dates count, and the one entered by hand is not sent.
  return { ...body, ...(policies.length === 0 && { insuranceExpiry }), version };
}
