import { eq } from 'drizzle-orm';
import type { Tx } from '../platform/tenancy.ts';
import { purchaseOrders } from '../purchase-orders/table.ts';

/** All that name the supplier, also drafts and those that were cancelled. */
export const countOrders = (tx: Tx, { id }: { id: number }): Promise<number> =>
  tx.$count(purchaseOrders, eq(purchaseOrders.supplierId, id));
