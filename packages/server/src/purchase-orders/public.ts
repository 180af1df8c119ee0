import type { Actor } from '@sitewright/domain/kernel/access';
import { found } from '@sitewright/domain/kernel/problem';
import type { Footprint } from '@sitewright/domain/purchase-orders/approval-view';
import { type Exposure, nothingHeld } from '@sitewright/domain/purchase-orders/exposure';
import type { CostHead } from '@sitewright/domain/purchase-orders/order-status';
import type { PurchaseOrder } from '@sitewright/domain/purchase-orders/purchase-order';
import { eq, sql } from 'drizzle-orm';
import { updatedBy } from '../platform/audit.ts';
import { columnsOf, rowsOf } from '../platform/prepared.ts';
import type { Services } from '../platform/services.ts';
import type { Tx } from '../platform/tenancy.ts';
import { orderSaved } from './events.ts';
import { exposuresBy, linesAsApproved, ordersAsApproved } from './exposure.ts';
import { linesOf } from './lines.ts';
import { purchaseOrders } from './table.ts';

const oneOrder = (lock: string) => `
  select o.*, p.name as "contractName", p.slug as "contractSlug", a.name as "createdByName",
    c.name as "submittedByName", b.name as "approvedByName"
  from (select ${columnsOf(purchaseOrders)} from purchase_orders where id = $1 ${lock}) o
  join projects p on p.id = o."contractId"
  left join users a on a.id = o."createdBy" left join users b on b.id = o."approvedBy"
  left join users c on c.id = o."submittedBy"`;

/** The two link columns belong to the previous version; links now have their own table. */
type Stored = Omit<PurchaseOrder, 'items' | 'actual' | 'openCommitment'> & {
  linkHash: string | null;
  linkExpiresAt: Date | null;
};

async function readOrder(tx: Tx, id: number, lock = ''): Promise<PurchaseOrder> {
  const [row] = await rowsOf<Stored>(tx, oneOrder(lock), [id]);
  const { linkHash, linkExpiresAt, ...order } = found(row);
  const items = await linesOf(tx, id);
  const { actual, openCommitment } = (await exposureOfOrders(tx, [id]))({ id });
  return { ...order, items, actual, openCommitment };
}

export const findOrder = (tx: Tx, id: number): Promise<PurchaseOrder> => readOrder(tx, id);

/** Locks the order for an action or a delivery until the commit. */
export const lockOrder = (tx: Tx, id: number): Promise<PurchaseOrder> =>
  readOrder(tx, id, 'for update');

/** Without `actor` the supplier did it, by their link. */
export async function saveOrder(
  tx: Tx,
  order: PurchaseOrder,
  actor: Actor | undefined,
): Promise<PurchaseOrder> {
  const { id, createdAt, createdBy: _author, ...fields } = order;
  await tx
    .update(purchaseOrders)
    .set({
      ...fields,
      ...instantsOf(order),
      ...sumsOf(order),
      ...(actor ? updatedBy(actor) : touched),
    })
    .where(eq(purchaseOrders.id, id));
  await orderSaved.publish(tx, order, new Date());
  return findOrder(tx, id);
}

const touched = { updatedAt: sql`now()`, version: sql`version + 1` };

const instant = (iso: string | null): Date | null => (iso === null ? null : new Date(iso));

const instantsOf = (order: PurchaseOrder) => ({
  submittedAt: instant(order.submittedAt),
  approvedAt: instant(order.approvedAt),
  sentAt: instant(order.sentAt),
  acknowledgedAt: instant(order.acknowledgedAt),
  closedAt: instant(order.closedAt),
});

/** Null only where the caller may not see prices. */
const sumsOf = ({ subtotal, vatAmount, total }: PurchaseOrder) => ({
  subtotal: subtotal ?? undefined,
  vatAmount: vatAmount ?? undefined,
  total: total ?? undefined,
});

/** The page of the order in the app. */
export const linkToOrder = (
  { publicUrl }: Pick<Services, 'publicUrl'>,
  { id }: Pick<PurchaseOrder, 'id'>,
): string => `${publicUrl}/suppliers/orders/${id}`;

/**
 * Every approved order with its net amount, supplier and contract, for the sums of other features.
 */
export const approvedOrders = `(${ordersAsApproved})`;

/** The same by line. */
export const approvedLines = `(${linesAsApproved})`;

/** SQL: whether delivery `d` is later than requested in order `o`; null where no date was requested. */
export const isLate = '(d.date > o.delivery_date)';

/** All that name the supplier, also drafts and those that were cancelled. */
export const countOrders = (tx: Tx, { id }: { id: number }): Promise<number> =>
  tx.$count(purchaseOrders, eq(purchaseOrders.supplierId, id));

const bindingOf = `
  select count(*)::int as orders from ${approvedOrders} approved
  join purchase_orders o on o.id = approved.order_id
  where $1 in (approved.contract_id, o.contract_id) and o.status not in ('received', 'closed')`;

/**
 * Approved orders of a contract that may still be delivered, including those with a waiting
 * revision.
 */
export async function countBindingOrders(tx: Tx, contractId: number): Promise<number> {
  const [row] = await rowsOf<{ orders: number }>(tx, bindingOf, [contractId]);
  return found(row).orders;
}

/** Reserves the numbers while the contract is in the bin. */
export async function numbersOf(tx: Tx, contractId: number): Promise<string[]> {
  const { poNumber } = purchaseOrders;
  const isTheirs = eq(purchaseOrders.contractId, contractId);
  const rows = await tx.select({ poNumber }).from(purchaseOrders).where(isTheirs);
  return rows.flatMap((row) => row.poNumber?.toLowerCase() ?? []);
}

const ofOrders = exposuresBy('order_id', 'order_id = any($1)');

/** The exposure of each of these orders against its contract's budget. */
export async function exposureOfOrders(tx: Tx, ids: readonly number[]) {
  const rows = await rowsOf<Exposure & { by: number }>(tx, ofOrders, [ids]);
  const exposures = new Map(rows.map((row) => [row.by, row]));
  return ({ id }: { id: number }): Exposure => exposures.get(id) ?? nothingHeld;
}

const ofContract = exposuresBy('cost_head', 'contract_id = $1 and order_id is distinct from $2');

/** The exposure of a contract's orders by cost head, optionally without one order. */
export const exposureOfContract = (
  tx: Tx,
  contractId: number,
  { without = null }: { without?: number | null } = {},
): Promise<(Footprint & { by: CostHead })[]> => rowsOf(tx, ofContract, [contractId, without]);

type Merged = { keptId: number; fromId: number };

/** Orders of a merged supplier; while a revision waits, what was approved before it counts as their spend. */
export async function moveOrders(tx: Tx, { keptId, fromId }: Merged): Promise<void> {
  await tx
    .update(purchaseOrders)
    .set({ supplierId: keptId, version: sql`version + 1` })
    .where(eq(purchaseOrders.supplierId, fromId));
  await tx.execute(sql`
    update purchase_order_revisions
    set record = jsonb_set(record, '{supplierId}', to_jsonb(${keptId}::int))
    where (record ->> 'supplierId')::int = ${fromId}`);
}
