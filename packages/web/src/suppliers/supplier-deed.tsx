import { ChangeSupplierStatus } from './deeds/change-status.tsx';
import { DeleteSupplier } from './deeds/delete-supplier.tsx';
import { RateSupplier } from './deeds/rate-supplier.tsx';
import type { Asked, DeedProps } from './supplier-actions.ts';
import { EditSupplier } from './supplier-form/edit-supplier.tsx';

const dialogs = { edit: EditSupplier, rate: RateSupplier, delete: DeleteSupplier };

/** The dialog of what somebody wants to do to a supplier; a status is a deed as well. */
export function SupplierDeed({ deed, ...props }: Asked & DeedProps) {
  if (deed !== 'edit' && deed !== 'rate' && deed !== 'delete')
    return <ChangeSupplierStatus to={deed} {...props} />;
  const Dialog = dialogs[deed];
  return <Dialog {...props} />;
}
