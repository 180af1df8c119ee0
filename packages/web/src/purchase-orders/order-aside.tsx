import type { PurchaseOrder } from '@sitewright/domain/purchase-orders/purchase-order';
import { OrderDeliveries } from '../deliveries/order-deliveries.tsx';
import { OrderComments } from './order-comments.tsx';
import { OrderRevisions } from './order-revisions.tsx';

/** What came of it, what was said about it, and what it was before. */
export const OrderAside = ({ order }: { order: PurchaseOrder }) => (
  <>
    <OrderDeliveries order={order} />
    <OrderComments order={order} />
    <OrderRevisions order={order} />
  </>
);
