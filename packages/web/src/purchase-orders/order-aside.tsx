import type { PurchaseOrder } from '@sitewright/domain/purchase-orders/purchase-order';
import { OrderDeliveries } from '../deliveries/order-deliveries.tsx';
import { OrderComments } from './order-comments.tsx';
import { OrderRevisions } from './order-revisions.tsx';

/** The deliveries, comments and revisions of an order. */
export const OrderAside = ({ order }: { order: PurchaseOrder }) => (
  <>
    <OrderDeliveries order={order} />
    <OrderComments order={order} />
    <OrderRevisions order={order} />
  </>
);
