import type { Actor } from '@sitewright/domain/kernel/access';
import { found } from '@sitewright/domain/kernel/problem';
import type { OrderComment } from '@sitewright/domain/purchase-orders/purchase-order';
import { eq } from 'drizzle-orm';
import { createdBy, nameOf } from '../platform/audit.ts';
import type { Tx } from '../platform/tenancy.ts';
import { purchaseOrderComments } from './table.ts';

type Row = typeof purchaseOrderComments.$inferSelect;

/** Oldest first. */
export async function listComments(tx: Tx, purchaseOrderId: number): Promise<OrderComment[]> {
  const rows = await tx
    .select()
    .from(purchaseOrderComments)
    .where(eq(purchaseOrderComments.purchaseOrderId, purchaseOrderId))
    .orderBy(purchaseOrderComments.id);
  return rows.map(toComment);
}

export async function insertComment(
  tx: Tx,
  purchaseOrderId: number,
  message: string,
  actor: Actor,
): Promise<OrderComment> {
  const author = await nameOf(tx, actor);
  const [row] = await tx
    .insert(purchaseOrderComments)
    .values({ purchaseOrderId, message, author, ...createdBy(actor) })
    .returning();
  return toComment(found(row));
}

const toComment = (row: Row): OrderComment => ({ ...row, createdAt: row.createdAt.toISOString() });
