import type { Supplier } from '@sitewright/domain/suppliers/supplier';
import { Link } from '@tanstack/react-router';

type Props = { supplier: Pick<Supplier, 'id' | 'name'>; onClick?: () => void };

/** Opens a supplier beside the list; the address says so, and can be sent to others. */
export const SupplierLink = ({ supplier, ...press }: Props) => (
  <Link
    {...press}
    to="/suppliers"
    search={(view) => ({ ...view, supplier: supplier.id, tab: undefined })}
    resetScroll={false}
    className="-my-0.5 inline-block py-0.5 hover:underline site:-my-2.5 site:py-2.5"
  >
    {supplier.name}
  </Link>
);
