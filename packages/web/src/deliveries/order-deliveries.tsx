import type { PurchaseOrder } from '@sitewright/domain/purchase-orders/purchase-order';
export const OrderDeliveries = (_: { order: PurchaseOrder }) => null;
