import { and, eq, notInArray, sql } from 'drizzle-orm';
import type { Tx } from '../platform/tenancy.ts';
import { purchaseOrderItems, purchaseOrders } from '../purchase-orders/table.ts';

/** On these nothing of it is waited for any more. */
const over = ['rejected', 'received', 'closed', 'cancelled'] as const;

export async function countOpenOrders(tx: Tx, materialId: number): Promise<number> {
  const [row] = await tx
    .select({ count: sql<number>`count(distinct ${purchaseOrders.id})::int` })
    .from(purchaseOrderItems)
    .innerJoin(purchaseOrders, eq(purchaseOrders.id, purchaseOrderItems.purchaseOrderId))
    .where(
      and(
        eq(purchaseOrderItems.materialId, materialId),
        notInArray(purchaseOrders.status, [...over]),
      ),
    );
  return row?.count ?? 0;
}
