import { ChangeSupplierStatus } from './actions/change-status.tsx';
import { DeleteSupplier } from './actions/delete-supplier.tsx';
import { RateSupplier } from './actions/rate-supplier.tsx';
import type { ActionProps, Asked } from './supplier-actions.ts';
import { EditSupplier } from './supplier-form/edit-supplier.tsx';

const dialogs = { edit: EditSupplier, rate: RateSupplier, delete: DeleteSupplier };

/** The dialog of what somebody wants to do to a supplier; a status is an action as well. */
export function SupplierAction({ action, ...props }: Asked & ActionProps) {
  if (action !== 'edit' && action !== 'rate' && action !== 'delete')
    return <ChangeSupplierStatus to={action} {...props} />;
  const Dialog = dialogs[action];
  return <Dialog {...props} />;
}
