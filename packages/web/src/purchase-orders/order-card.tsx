import { formatPounds } from '@sitewright/domain/kernel/pounds';
import { orderNumberText } from '@sitewright/domain/purchase-orders/order-labels';
import type { PurchaseOrderRow } from '@sitewright/domain/purchase-orders/purchase-order';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { DeliveryDay } from './order-columns.tsx';
import { OrderState } from './order-state.tsx';

type Props = { order: PurchaseOrderRow; today: string; menu: ReactNode };

/** An order as shown on a phone. */
export const OrderCard = ({ order, today, menu }: Props) => (
  <article className="grid gap-2.5">
    <div className="flex items-start gap-3">
      <div className="min-w-0 flex-1 [overflow-wrap:anywhere]">
        <h2 className="text-base leading-5! site:text-lg site:leading-6!">
          <Link
            to="/suppliers/orders/$id"
            params={{ id: String(order.id) }}
            className="-my-0.5 inline-block py-0.5 hover:underline site:-my-2.5 site:py-2.5"
          >
            {order.supplierName}
          </Link>
        </h2>
        <p className="text-xs tracking-normal text-text-2 site:text-sm">
          {orderNumberText(order)} · {order.contractName}
        </p>
      </div>
      <div className="-mt-1 -mr-2 max-md:-mt-2.5 max-md:-mr-2.5">{menu}</div>
    </div>
    <p>
      <OrderState status={order.status} />
    </p>
    <div className="flex flex-wrap items-center justify-between gap-2 text-sm">
      <span className="text-text-2">
        {order.deliveryDate && 'Delivery '}
        <DeliveryDay order={order} today={today} />
      </span>
      {order.total && <span className="font-medium tabular-nums">{formatPounds(order.total)}</span>}
    </div>
  </article>
);
