import type { Actor } from '@sitewright/domain/kernel/access';
import { Refused } from '@sitewright/domain/kernel/problem';
import type {
  OrderRevision,
  PurchaseOrder,
} from '@sitewright/domain/purchase-orders/purchase-order';
import { isNotApproved } from '@sitewright/domain/purchase-orders/rules';
import { and, desc, eq, sql } from 'drizzle-orm';
import { createdBy, updatedBy } from '../platform/audit.ts';
import type { Tx } from '../platform/tenancy.ts';
import { purchaseOrderRevisions } from './table.ts';

/** Of a revision that nobody has approved yet, only the reason is known. */
const notYet = {};

/** Why an approved order changes, kept for when its revision is approved. */
export async function noteReason(
  tx: Tx,
  { id: purchaseOrderId, revision, subtotal }: PurchaseOrder,
  reason: string | undefined,
  actor: Actor,
): Promise<void> {
  if (!reason) return;
  const net = subtotal ?? '0.00';
  const values = { purchaseOrderId, revision, reason, record: notYet, net, ...createdBy(actor) };
  await tx.insert(purchaseOrderRevisions).values(values);
}

/** The order as it was approved or sent, with the paper of it once there is one. */
export async function keepRevision(
  tx: Tx,
  order: PurchaseOrder,
  actor: Actor,
  pdf?: string,
): Promise<void> {
  const kept = { record: order, net: order.subtotal ?? '0.00', ...(pdf && { pdf }) };
  const { id: purchaseOrderId, revision } = order;
  const { organizationId, purchaseOrderId: ofOrder, revision: ofNumber } = purchaseOrderRevisions;
  await tx
    .insert(purchaseOrderRevisions)
    .values({ purchaseOrderId, revision, ...kept, ...createdBy(actor) })
    .onConflictDoUpdate({
      target: [organizationId, ofOrder, ofNumber],
      set: { ...kept, ...updatedBy(actor), version: sql`${purchaseOrderRevisions.version} + 1` },
    });
}

/** What was approved before revisions were kept is kept before it changes: its money is still spoken for. */
export async function keepApproved(tx: Tx, order: PurchaseOrder, actor: Actor): Promise<void> {
  const { id: purchaseOrderId, revision, subtotal } = order;
  const kept = { record: order, net: subtotal ?? '0.00', ...createdBy(actor) };
  await tx
    .insert(purchaseOrderRevisions)
    .values({ purchaseOrderId, revision, ...kept })
    .onConflictDoNothing();
}

/** Where the paper of an order as it stands is kept. */
export async function pdfOf(
  tx: Tx,
  { id, revision }: Pick<PurchaseOrder, 'id' | 'revision'>,
): Promise<string | null> {
  const { purchaseOrderId, revision: number, pdf } = purchaseOrderRevisions;
  const [row] = await tx
    .select({ pdf })
    .from(purchaseOrderRevisions)
    .where(and(eq(purchaseOrderId, id), eq(number, revision)));
  return row?.pdf ?? null;
}

const isApproved = sql`${purchaseOrderRevisions.record} <> '{}'`;

/** The order as it was approved then; one that nobody approved is no paper yet. */
export async function findRevision(
  tx: Tx,
  purchaseOrderId: number,
  revision: number,
): Promise<PurchaseOrder> {
  const { purchaseOrderId: ofOrder, revision: ofNumber, record } = purchaseOrderRevisions;
  const [row] = await tx
    .select({ record })
    .from(purchaseOrderRevisions)
    .where(and(eq(ofOrder, purchaseOrderId), eq(ofNumber, revision), isApproved));
  if (!row) throw new Refused(isNotApproved);
  return row.record as PurchaseOrder;
}

export async function listRevisions(tx: Tx, purchaseOrderId: number): Promise<OrderRevision[]> {
  const rows = await tx
    .select()
    .from(purchaseOrderRevisions)
    .where(and(eq(purchaseOrderRevisions.purchaseOrderId, purchaseOrderId), isApproved))
    .orderBy(desc(purchaseOrderRevisions.revision));
  return rows.map(({ id, revision, reason, net, record }) => {
    const order = record as PurchaseOrder;
    return { ...order, id, revision, reason, net, approvedAt: order.approvedAt ?? order.sentAt };
  });
}
