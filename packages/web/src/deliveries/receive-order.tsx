import type { PurchaseOrder } from '@sitewright/domain/purchase-orders/purchase-order';
export const ReceiveOrder = (_: { order: PurchaseOrder; onClose: () => void }) => null;
