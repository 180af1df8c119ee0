import { formatShortPounds } from '@sitewright/domain/kernel/pounds';
import { typeLabels } from '@sitewright/domain/suppliers/labels';
import type { Supplier } from '@sitewright/domain/suppliers/supplier';
import type { ReactNode } from 'react';
import { ContactLinks } from '../ui/contact-links.tsx';
import { RecordCard } from '../ui/table/record-card.tsx';
import { Rating } from './rating.tsx';
import { InsuranceBadge, SupplierStatusBadge } from './supplier-badges.tsx';
import { SupplierLink } from './supplier-link.tsx';

type Props = { supplier: Supplier; menu: ReactNode };

/** A supplier as shown on a phone: their name, whether they can be ordered from, and how to reach them. */
export const SupplierCard = ({ supplier, menu }: Props) => (
  <RecordCard
    title={<SupplierLink supplier={supplier} />}
    note={[typeLabels[supplier.supplierType], supplier.code, supplier.city]
      .filter(Boolean)
      .join(' · ')}
    menu={menu}
  >
    <p className="flex flex-wrap gap-2">
      <SupplierStatusBadge {...supplier} />
      <InsuranceBadge isNamed {...supplier} />
    </p>
    {supplier.statusReason && <p className="text-sm text-text-2">{supplier.statusReason}</p>}
    <div className="mt-auto grid gap-3">
      <Figures supplier={supplier} />
      <ContactLinks name={supplier.name} phone={supplier.phone} email={supplier.email} />
    </div>
  </RecordCard>
);

const Figures = ({ supplier }: Pick<Props, 'supplier'>) => (
  <div className="flex flex-wrap items-end justify-between gap-3 text-sm">
    {supplier.performanceRating !== null && <Rating {...supplier} />}
    <p className="text-text-2 tabular-nums">
      {supplier.orderCount} {supplier.orderCount === 1 ? 'order' : 'orders'}
      {supplier.totalSpend !== null && `, ${formatShortPounds(supplier.totalSpend)}`}
    </p>
  </div>
);
