import { formatPounds } from '@sitewright/domain/kernel/pounds';
import { finalTotalsOf } from '@sitewright/domain/purchase-orders/final-totals';
import { orderNumberText } from '@sitewright/domain/purchase-orders/order-labels';
import type { PurchaseOrderRow } from '@sitewright/domain/purchase-orders/purchase-order';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { RecordCard, titleLinkStyles } from '../ui/table/record-card.tsx';
import { DeliveryDay } from './order-columns.tsx';
import { OrderState } from './order-state.tsx';

type Props = { order: PurchaseOrderRow; today: string; menu: ReactNode };

/** An order as shown on a phone. */
export function OrderCard({ order, today, menu }: Props) {
  const final = finalTotalsOf(order);
  return (
    <RecordCard
      title={
        <Link
          to="/suppliers/orders/$id"
          params={{ id: String(order.id) }}
          className={titleLinkStyles}
        >
          {order.supplierName}
        </Link>
      }
      note={`${orderNumberText(order)} · ${order.contractName}`}
      menu={menu}
    >
      <p>
        <OrderState status={order.status} />
      </p>
      <div className="flex flex-wrap items-center justify-between gap-2 text-sm">
        <span className="text-text-2">
          {order.deliveryDate && 'Delivery '}
          <DeliveryDay order={order} today={today} />
        </span>
        {final && (
          <span className="font-medium tabular-nums">{formatPounds(final.totals.total)}</span>
        )}
      </div>
    </RecordCard>
  );
}
