import type { PurchaseOrder } from '@sitewright/domain/purchase-orders/purchase-order';

/** What the dialog of every deed is given. */
export type DeedProps = { order: PurchaseOrder; onClose: () => void };
