import type { Actor } from '@sitewright/domain/kernel/access';
import type {
  OrderRevision,
  PurchaseOrder,
} from '@sitewright/domain/purchase-orders/purchase-order';
import { and, desc, eq, not, sql } from 'drizzle-orm';
import { createdBy, updatedBy } from '../platform/audit.ts';
import { insertRow } from '../platform/rows.ts';
import type { Tx } from '../platform/tenancy.ts';
import type { PrintedContract } from './order-print.ts';
import { printedContract } from './print.ts';
import { purchaseOrderRevisions } from './table.ts';

/** Of a revision that is not yet approved, only the reason is stored. */
const notYet = {};

/** Why an approved order changes, stored until its revision is approved. */
export async function saveChangeReason(
  tx: Tx,
  { id: purchaseOrderId, revision, subtotal }: PurchaseOrder,
  reason: string | undefined,
  actor: Actor,
): Promise<void> {
  if (!reason) return;
  const values = { purchaseOrderId, revision, reason, record: notYet, net: subtotal ?? '0.00' };
  await insertRow(tx, purchaseOrderRevisions, values, actor);
}

/** The order as approved, or as sent where no approval is required. A stored copy never changes. */
export async function saveRevision(tx: Tx, order: PurchaseOrder, actor: Actor): Promise<void> {
  const { id: purchaseOrderId, revision, contractId } = order;
  const record: StoredRevision = { ...order, contract: await printedContract(tx, contractId) };
  const stored = { record, net: order.subtotal ?? '0.00' };
  const { organizationId, purchaseOrderId: ofOrder, revision: ofNumber } = purchaseOrderRevisions;
  await tx
    .insert(purchaseOrderRevisions)
    .values({ purchaseOrderId, revision, ...stored, ...createdBy(actor) })
    .onConflictDoUpdate({
      target: [organizationId, ofOrder, ofNumber],
      set: { ...stored, ...changedBy(actor) },
      setWhere: not(isApproved),
    });
}

/** Adds the document that was sent, and the values at that time that need no approval. */
export async function saveSentRevision(
  tx: Tx,
  order: PurchaseOrder,
  pdf: string,
  actor: Actor,
): Promise<void> {
  const sent = JSON.stringify({ sent: sentOf(order) });
  const record = sql`${purchaseOrderRevisions.record} || ${sent}::jsonb`;
  await tx
    .update(purchaseOrderRevisions)
    .set({ pdf, record, ...changedBy(actor) })
    .where(isRevision(order.id, order.revision));
}

const sentOf = (order: PurchaseOrder) => ({
  supplierPhone: order.supplierPhone,
  issueDate: order.issueDate,
  deliveryDate: order.deliveryDate,
  deliveryInstructions: order.deliveryInstructions,
  siteContact: order.siteContact,
  notes: order.notes,
  sentAt: order.sentAt,
  sentTo: order.sentTo,
  updatedAt: order.updatedAt,
});

type StoredRevision = PurchaseOrder & {
  contract?: PrintedContract;
  sent?: ReturnType<typeof sentOf>;
};

const changedBy = (actor: Actor) => ({
  ...updatedBy(actor),
  version: sql`${purchaseOrderRevisions.version} + 1`,
});

const isRevision = (purchaseOrderId: number, revision: number) =>
  and(
    eq(purchaseOrderRevisions.purchaseOrderId, purchaseOrderId),
    eq(purchaseOrderRevisions.revision, revision),
  );

/** The storage key of the document of an order in its current state. */
export async function revisionPdfKey(
  tx: Tx,
  { id, revision }: Pick<PurchaseOrder, 'id' | 'revision'>,
): Promise<string | null> {
  const { pdf } = purchaseOrderRevisions;
  const [row] = await tx
    .select({ pdf })
    .from(purchaseOrderRevisions)
    .where(isRevision(id, revision));
  return row?.pdf ?? null;
}

const isApproved = sql`${purchaseOrderRevisions.record} <> '{}'`;

/** The order as approved and sent; absent if the revision was never approved. */
export async function readRevision(
  tx: Tx,
  purchaseOrderId: number,
  revision: number,
): Promise<Omit<StoredRevision, 'sent'> | undefined> {
  const { record } = purchaseOrderRevisions;
  const [row] = await tx
    .select({ record })
    .from(purchaseOrderRevisions)
    .where(and(isRevision(purchaseOrderId, revision), isApproved));
  if (!row) return undefined;
  const { sent, ...order } = row.record as StoredRevision;
  return { ...order, ...sent };
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
