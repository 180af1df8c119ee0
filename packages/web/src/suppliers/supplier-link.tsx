import type { Supplier } from '@sitewright/domain/suppliers/supplier';
import { Link } from '@tanstack/react-router';
import { titleLinkStyles } from '../ui/table/record-card.tsx';

type Props = { supplier: Pick<Supplier, 'id' | 'name'>; onClick?: () => void };

/** Opens a supplier next to the list; the address can be sent to others. */
export const SupplierLink = ({ supplier, ...press }: Props) => (
  <Link
    {...press}
    to="/suppliers"
    search={(view) => ({ ...view, supplier: supplier.id, tab: undefined })}
    resetScroll={false}
    className={titleLinkStyles}
  >
    {supplier.name}
  </Link>
);
