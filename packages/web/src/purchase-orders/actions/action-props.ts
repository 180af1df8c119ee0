import type { PurchaseOrder } from '@sitewright/domain/purchase-orders/purchase-order';

/** What the dialog of every action is given. */
export type ActionProps = { order: PurchaseOrder; onClose: () => void };
