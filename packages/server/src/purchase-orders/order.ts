import type { Actor } from '@sitewright/domain/kernel/access';
import { found, Refused } from '@sitewright/domain/kernel/problem';
import { orderIsBusy } from '@sitewright/domain/purchase-orders/actions';
import { type Exposure, noExposure } from '@sitewright/domain/purchase-orders/exposure';
import type { PurchaseOrder } from '@sitewright/domain/purchase-orders/purchase-order';
import { sql } from 'drizzle-orm';
import { updatedBy } from '../platform/audit.ts';
import { columnsOf, queryRows } from '../platform/prepared-statements.ts';
import { updateRow } from '../platform/rows.ts';
import type { Services } from '../platform/services.ts';
import type { Tx } from '../platform/tenancy.ts';
import { topic } from '../platform/topic.ts';
import { exposuresBy } from './exposure.ts';
import { linesOf } from './lines.ts';
import { purchaseOrders } from './table.ts';

/** An order was raised, changed or decided on. */
export const orderSaved = topic<[order: { id: number }, now: Date]>('orderSaved');

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
  const [row] = await queryRows<Stored>(tx, oneOrder(lock), [id]);
  const { linkHash, linkExpiresAt, ...order } = found(row);
  const items = await linesOf(tx, id);
  const { actual, openCommitment } = (await exposureOfOrders(tx, [id]))({ id });
  return { ...order, items, actual, openCommitment };
}

export const findOrder = (tx: Tx, id: number): Promise<PurchaseOrder> => readOrder(tx, id);

/** Locks the order for an action or a delivery until the commit. */
export const lockOrder = (tx: Tx, id: number): Promise<PurchaseOrder> =>
  readOrder(tx, id, 'for update');

const lockNotAvailable = '55P03';

/** The same for sending it: a second request meanwhile is refused at once, and waits for no lock. */
export const lockOrderToSend = (tx: Tx, id: number): Promise<PurchaseOrder> =>
  readOrder(tx, id, 'for update nowait').catch((error: { code?: string }) => {
    throw error.code === lockNotAvailable ? new Refused(orderIsBusy) : error;
  });

/** Without `actor` the supplier did it, by their link. */
export async function saveOrder(
  tx: Tx,
  order: PurchaseOrder,
  actor: Actor | undefined,
  now: Date,
): Promise<PurchaseOrder> {
  const { id, createdAt, createdBy, ...fields } = order;
  await updateRow(tx, purchaseOrders, id, {
    ...fields,
    ...instantsOf(order),
    ...sumsOf(order),
    ...(actor ? updatedBy(actor) : touched),
  });
  await orderSaved.publish(tx, order, now);
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
export const orderUrl = (
  { publicUrl }: Pick<Services, 'publicUrl'>,
  { id }: Pick<PurchaseOrder, 'id'>,
): string => `${publicUrl}/suppliers/orders/${id}`;

const ofOrders = exposuresBy('order_id', 'order_id = any($1)');

/** The exposure of each of these orders against its contract's budget. */
export async function exposureOfOrders(tx: Tx, ids: readonly number[]) {
  const rows = await queryRows<Exposure & { by: number }>(tx, ofOrders, [ids]);
  const exposures = new Map(rows.map((row) => [row.by, row]));
  return ({ id }: { id: number }): Exposure => exposures.get(id) ?? noExposure;
}
