import { suppliersApi } from '@sitewright/domain/suppliers/api';
import type { Supplier } from '@sitewright/domain/suppliers/supplier';
import { useEditForm } from '../../forms/use-edit-form.ts';
import type { ActionProps } from '../supplier-actions.ts';
import { bodyOf, type Filled, SupplierFields, valuesOf } from './fields.ts';

export const useEditSupplier = ({ supplier, onClose }: ActionProps) =>
  useEditForm({
    what: 'supplier',
    record: supplier,
    fields: SupplierFields,
    valuesOf,
    endpoint: suppliersApi.edit,
    askOf: (filled, over) => ({ params: { supplierId: over.id }, body: changesOf(filled, over) }),
    said: ({ name }) => `${name} is saved`,
    onLeave: onClose,
  });

function changesOf(filled: Filled, { policies, version }: Supplier) {
  const { status, insuranceExpiry, ...body } = bodyOf(filled);
  // Where policies are kept their dates count, and the one that was noted stays as it is.
  return { ...body, ...(policies.length === 0 && { insuranceExpiry }), version };
}
