import type { Actor } from '@sitewright/domain/kernel/access';
import type { OrderComment } from '@sitewright/domain/purchase-orders/purchase-order';
import { findUserName } from '../platform/audit.ts';
import { childrenOf, insertRow } from '../platform/rows.ts';
import type { Tx } from '../platform/tenancy.ts';
import { purchaseOrderComments } from './table.ts';

/** Oldest first. */
export async function listComments(tx: Tx, purchaseOrderId: number): Promise<OrderComment[]> {
  const { purchaseOrderId: parent } = purchaseOrderComments;
  return (await childrenOf(tx, purchaseOrderComments, parent, purchaseOrderId)).map(toComment);
}

export async function insertComment(
  tx: Tx,
  purchaseOrderId: number,
  message: string,
  actor: Actor,
): Promise<OrderComment> {
  const author = await findUserName(tx, actor);
  const comment = { purchaseOrderId, message, author };
  return toComment(await insertRow(tx, purchaseOrderComments, comment, actor));
}

const toComment = (row: typeof purchaseOrderComments.$inferSelect): OrderComment => ({
  ...row,
  createdAt: row.createdAt.toISOString(),
});
