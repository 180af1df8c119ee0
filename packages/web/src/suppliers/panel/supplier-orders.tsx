import { formatPounds } from '@sitewright/domain/kernel/pounds';
import { orderNumberText } from '@sitewright/domain/purchase-orders/order-labels';
import type { Supplier } from '@sitewright/domain/suppliers/supplier';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { OrderState } from '../../purchase-orders/order-state.tsx';
import { orderQueries } from '../../purchase-orders/queries.ts';
import { formatDate } from '../../ui/fields/parse-date.ts';
import { Loaded } from '../../ui/layout/loaded.tsx';
import { Skeleton } from '../../ui/layout/skeleton.tsx';

/** What was ordered from them, the newest first. */
export const SupplierOrders = ({ supplier }: { supplier: Supplier }) => (
  <Loaded
    query={useQuery(orderQueries.list({ supplierId: supplier.id }))}
    what="orders"
    empty="No orders yet."
    skeleton={<Skeleton what="orders" count={3} />}
  >
    {(orders) => (
      <ul className="divide-y divide-line-2 rounded-card border border-line">
        {orders.map((order) => (
          <li key={order.id} className="flex items-center gap-3 px-3 py-2">
            <div className="min-w-0 flex-1 [overflow-wrap:anywhere]">
              <Link
                to="/suppliers/orders/$id"
                params={{ id: String(order.id) }}
                className="link inline-flex min-h-6 items-center text-sm font-medium site:min-h-11"
              >
                {orderNumberText(order)}
              </Link>
              <p className="text-xs tracking-normal text-text-2 tabular-nums">
                {[
                  order.contractName,
                  order.deliveryDate && `due ${formatDate(order.deliveryDate)}`,
                  order.subtotal && `${formatPounds(order.subtotal)} net`,
                ]
                  .filter(Boolean)
                  .join(' · ')}
              </p>
            </div>
            <OrderState status={order.status} />
          </li>
        ))}
      </ul>
    )}
  </Loaded>
);
