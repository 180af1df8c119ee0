import { formatShortPounds } from '@sitewright/domain/kernel/pounds';
import { typeLabels } from '@sitewright/domain/suppliers/labels';
import type { Supplier } from '@sitewright/domain/suppliers/supplier';
import type { ReactNode } from 'react';
import { ContactLinks } from '../ui/contact-links.tsx';
import { Rating } from './rating.tsx';
import { InsuranceBadge, SupplierStatusBadge } from './supplier-badges.tsx';
import { SupplierLink } from './supplier-link.tsx';

type Props = { supplier: Supplier; menu: ReactNode };

/** A supplier as shown on a phone: their name, whether they can be ordered from, and how to reach them. */
export const SupplierCard = ({ supplier, menu }: Props) => (
  <article data-own-actions="" className="flex h-full flex-col gap-2.5">
    <div className="flex items-start gap-3">
      <div className="min-w-0 flex-1 [overflow-wrap:anywhere]">
        <h2 className="text-base leading-5! site:text-lg site:leading-6!">
          <SupplierLink supplier={supplier} />
        </h2>
        <p className="text-xs tracking-normal text-text-2 site:text-sm">
          {[typeLabels[supplier.supplierType], supplier.code, supplier.city]
            .filter(Boolean)
            .join(' · ')}
        </p>
      </div>
      <div className="-mt-1 -mr-2 max-md:-mt-2.5 max-md:-mr-2.5">{menu}</div>
    </div>
    <p className="flex flex-wrap gap-2">
      <SupplierStatusBadge {...supplier} />
      <InsuranceBadge isNamed {...supplier} />
    </p>
    {supplier.statusReason && <p className="text-sm text-text-2">{supplier.statusReason}</p>}
    <div className="mt-auto grid gap-3">
      <Figures supplier={supplier} />
      <ContactLinks name={supplier.name} phone={supplier.phone} email={supplier.email} />
    </div>
  </article>
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
