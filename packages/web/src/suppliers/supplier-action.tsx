import { ChangeSupplierStatus } from './actions/change-status.tsx';
import { DeleteSupplier } from './actions/delete-supplier.tsx';
import { RateSupplier } from './actions/rate-supplier.tsx';
import type { ActionProps, OpenAction } from './supplier-actions.ts';
import { EditSupplier } from './supplier-form/edit-supplier.tsx';

const dialogs = { edit: EditSupplier, rate: RateSupplier, delete: DeleteSupplier };

/** The dialog of the chosen action on a supplier; a status is an action as well. */
export function SupplierAction({ action, ...props }: OpenAction & ActionProps) {
  if (action !== 'edit' && action !== 'rate' && action !== 'delete')
    return <ChangeSupplierStatus to={action} {...props} />;
  const Dialog = dialogs[action];
  return <Dialog {...props} />;
}
