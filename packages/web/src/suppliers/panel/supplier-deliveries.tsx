import { suppliersApi } from '@sitewright/domain/suppliers/api';
import type { Supplier, SupplierDelivery } from '@sitewright/domain/suppliers/supplier';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { CircleCheck, Clock, Undo2 } from 'lucide-react';
import { queryAll } from '../../platform/query.ts';
import { Badge } from '../../ui/badge.tsx';
import { formatDate } from '../../ui/fields/parse-date.ts';
import { Loaded } from '../../ui/layout/loaded.tsx';
import { Skeleton } from '../../ui/layout/skeleton.tsx';
import { counted } from '../../ui/table/labels.ts';

/** What they brought, the latest first. */
export const SupplierDeliveries = ({ supplier }: { supplier: Supplier }) => (
  <Loaded
    query={useQuery(
      queryAll(suppliersApi.deliveries, {
        params: { supplierId: supplier.id },
        query: { limit: 200 },
      }),
    )}
    what="deliveries"
    empty="No deliveries yet."
    skeleton={<Skeleton what="deliveries" count={3} />}
  >
    {(deliveries) => (
      <ul className="divide-y divide-line-2 rounded-card border border-line">
        {deliveries.map((delivery) => (
          <Delivery key={delivery.id} {...delivery} />
        ))}
      </ul>
    )}
  </Loaded>
);

const Delivery = (delivery: SupplierDelivery) => (
  <li className="flex flex-wrap items-center gap-x-3 gap-y-1 px-3 py-2">
    <div className="min-w-40 flex-1 [overflow-wrap:anywhere]">
      <Link
        to="/suppliers/orders/$id"
        params={{ id: String(delivery.purchaseOrderId) }}
        className="link inline-flex min-h-6 items-center text-sm font-medium tabular-nums site:min-h-11"
      >
        {formatDate(delivery.date)}, {delivery.poNumber ?? 'unnumbered order'}
      </Link>
      <p className="text-xs tracking-normal text-text-2">
        {[
          delivery.projectName,
          delivery.ticketNumber && `ticket ${delivery.ticketNumber}`,
          counted(delivery.lines, delivery.lines === 1 ? 'line' : 'lines'),
        ]
          .filter(Boolean)
          .join(' · ')}
      </p>
    </div>
    <Outcome {...delivery} />
  </li>
);

/** A delivery without a due date is neither late nor on time. */
const Outcome = ({ isLate, rejectedLines }: SupplierDelivery) => (
  <p className="flex flex-wrap gap-1.5">
    {isLate === true && (
      <Badge tone="warn" icon={Clock}>
        Late
      </Badge>
    )}
    {isLate === false && (
      <Badge tone="ok" icon={CircleCheck}>
        On time
      </Badge>
    )}
    {rejectedLines > 0 && (
      <Badge tone="bad" icon={Undo2}>
        {counted(rejectedLines, rejectedLines === 1 ? 'line' : 'lines')} rejected
      </Badge>
    )}
  </p>
);
