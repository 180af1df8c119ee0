import { suppliersApi } from '@sitewright/domain/suppliers/api';
import { DeleteDialog } from '../actions/delete-dialog.tsx';
import { ChangeSupplierStatus } from './actions/change-status.tsx';
import { RateSupplier } from './actions/rate-supplier.tsx';
import type { ActionProps, OpenAction } from './supplier-actions.ts';
import { EditSupplier } from './supplier-form/edit-supplier.tsx';

/** The dialog of the chosen action on a supplier; a status is an action as well. */
export function SupplierAction({ action, ...props }: OpenAction & ActionProps) {
  if (action !== 'edit' && action !== 'rate' && action !== 'delete')
    return <ChangeSupplierStatus to={action} {...props} />;
  const Dialog = dialogs[action];
  return <Dialog {...props} />;
}

const DeleteSupplier = ({ supplier, onClose }: ActionProps) => (
  <DeleteDialog
    endpoint={suppliersApi.remove}
    input={{ params: { supplierId: supplier.id } }}
    recordType="supplier"
    recordId={supplier.id}
    title={supplier.name}
    consequence="Their contacts and insurance are deleted too."
    subject="They"
    onClose={onClose}
  />
);

const dialogs = { edit: EditSupplier, rate: RateSupplier, delete: DeleteSupplier };
