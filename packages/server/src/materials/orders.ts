import type { OrderStatus } from '@sitewright/domain/purchase-orders/order-status';
import { expected } from '@sitewright/domain/purchase-orders/rules';
import { and, eq, inArray, sql } from 'drizzle-orm';
import type { Tx } from '../platform/tenancy.ts';
import { purchaseOrderItems, purchaseOrders } from '../purchase-orders/table.ts';

/** On these some of it is waited for, or will be. */
const wanted: OrderStatus[] = ['draft', 'pending', ...expected, 'on_hold'];

export async function countOpenOrders(tx: Tx, materialId: number): Promise<number> {
  const [row] = await tx
    .select({ count: sql<number>`count(distinct ${purchaseOrders.id})::int` })
    .from(purchaseOrderItems)
    .innerJoin(purchaseOrders, eq(purchaseOrders.id, purchaseOrderItems.purchaseOrderId))
    .where(
      and(eq(purchaseOrderItems.materialId, materialId), inArray(purchaseOrders.status, wanted)),
    );
  return row?.count ?? 0;
}
