import { suppliersApi } from '@sitewright/domain/suppliers/api';
import { DeleteDialog } from '../../actions/delete-dialog.tsx';
import type { ActionProps } from '../supplier-actions.ts';

export const DeleteSupplier = ({ supplier, onClose }: ActionProps) => (
  <DeleteDialog
    endpoint={suppliersApi.remove}
    input={{ params: { supplierId: supplier.id } }}
    recordType="supplier"
    recordId={supplier.id}
    title={supplier.name}
    consequence="Their contacts and insurances go too."
    subject="They"
    onClose={onClose}
  />
);
