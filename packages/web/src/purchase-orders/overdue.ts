import type { OrderStatus } from '@sitewright/domain/purchase-orders/order-status';
import type { PurchaseOrderRow } from '@sitewright/domain/purchase-orders/purchase-order';

/** Ordered for good, and not all of it here yet. */
const expected: readonly OrderStatus[] = ['approved', 'sent', 'acknowledged', 'part_received'];

export const isExpected = ({ status }: Pick<PurchaseOrderRow, 'status'>): boolean =>
  expected.includes(status);

export const isOverdue = (
  order: Pick<PurchaseOrderRow, 'status' | 'deliveryDate'>,
  today: string,
): boolean => isExpected(order) && order.deliveryDate !== null && order.deliveryDate < today;
