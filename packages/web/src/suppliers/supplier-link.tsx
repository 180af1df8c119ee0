import type { Supplier } from '@sitewright/domain/suppliers/supplier';
import { Link } from '@tanstack/react-router';
import type { TableView } from '../ui/table/table-view.ts';

/** Opens a supplier beside the list; the address says so, and can be sent to others. */
export const SupplierLink = ({ supplier }: { supplier: Pick<Supplier, 'id' | 'name'> }) => (
  <Link
    to="."
    search={(view: TableView) => ({ ...view, supplier: String(supplier.id), tab: undefined })}
    resetScroll={false}
    className="-my-0.5 py-0.5 font-semibold"
  >
    {supplier.name}
  </Link>
);
