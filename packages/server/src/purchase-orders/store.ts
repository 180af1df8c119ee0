import type { Actor } from '@sitewright/domain/kernel/access';
import { type Page, pageOf } from '@sitewright/domain/kernel/page';
import { found } from '@sitewright/domain/kernel/problem';
import type { draftOrder } from '@sitewright/domain/purchase-orders/draft-order';
import type {
  PurchaseOrder,
  PurchaseOrderQuery,
  PurchaseOrderRow,
} from '@sitewright/domain/purchase-orders/purchase-order';
import { open } from '@sitewright/domain/purchase-orders/rules';
import { eq, inArray, sql } from 'drizzle-orm';
import { createdBy, updatedBy } from '../platform/audit.ts';
import { columnsOf, literally, newestFirst, rowsOf } from '../platform/prepared.ts';
import type { Tx } from '../platform/tenancy.ts';
import { projects } from '../projects/table.ts';
import { insertLines, linesOf } from './lines.ts';
import { purchaseOrders } from './table.ts';

/** What stands in its columns. */
type Stored = Omit<PurchaseOrderRow, 'contractName' | 'contractSlug'>;

const isOpen = `(status in (${open.map((status) => `'${status}'`).join(', ')})) =`;
const said = `concat_ws(' ', po_number, supplier_name, notes,
  (select concat_ws(' ', code, name) from projects p where p.id = contract_id)) ilike`;

export async function listOrders(
  tx: Tx,
  { contractId, supplierId, status, q, limit, cursor }: PurchaseOrderQuery,
): Promise<Page<PurchaseOrderRow>> {
  const isOne = status !== 'all' && status !== 'open';
  const wanted = {
    'contract_id =': contractId,
    'supplier_id =': supplierId,
    'status =': isOne ? status : undefined,
    [isOpen]: status === 'open' || undefined,
    [said]: q && `%${literally(q)}%`,
    'id <': cursor,
  };
  const rows = await newestFirst<Stored>(tx, purchaseOrders, wanted, limit + 1);
  return pageOf(await withContracts(tx, rows), limit);
}

async function withContracts(tx: Tx, rows: readonly Stored[]): Promise<PurchaseOrderRow[]> {
  const ids = [...new Set(rows.map(({ contractId }) => contractId))];
  const contracts = await tx
    .select({ id: projects.id, contractName: projects.name, contractSlug: projects.slug })
    .from(projects)
    .where(inArray(projects.id, ids));
  const byId = new Map(contracts.map(({ id, ...names }) => [id, names]));
  return rows.map((row) => ({ ...row, ...found(byId.get(row.contractId)) }));
}

const oneOrder = (lock: string) => `
  select o.*, p.name as "contractName", p.slug as "contractSlug", a.name as "createdByName",
    b.name as "approvedByName"
  from (select ${columnsOf(purchaseOrders)} from purchase_orders where id = $1 ${lock}) o
  join projects p on p.id = o."contractId"
  left join users a on a.id = o."createdBy" left join users b on b.id = o."approvedBy"`;

async function readOrder(tx: Tx, id: number, lock = ''): Promise<PurchaseOrder> {
  const [row] = await rowsOf<Omit<PurchaseOrder, 'items'>>(tx, oneOrder(lock), [id]);
  return { ...found(row), items: await linesOf(tx, id) };
}

export const findOrder = (tx: Tx, id: number): Promise<PurchaseOrder> => readOrder(tx, id);

/** Whoever does something to an order, or receives some of it, holds it until they have done. */
export const lockOrder = (tx: Tx, id: number): Promise<PurchaseOrder> =>
  readOrder(tx, id, 'for update');

type Drafted = ReturnType<typeof draftOrder>;

export async function insertOrder(
  tx: Tx,
  { order, lines }: Drafted,
  actor: Actor,
): Promise<PurchaseOrder> {
  const submittedAt = order.submittedAt ? new Date(order.submittedAt) : null;
  const values = { ...order, submittedAt, ...createdBy(actor) };
  const [row] = await tx.insert(purchaseOrders).values(values).returning({ id: purchaseOrders.id });
  const { id } = found(row);
  await insertLines(tx, id, lines, actor);
  return findOrder(tx, id);
}

/** Who has the link acknowledges; without one, nobody does. */
export type Link = { linkHash: string | null; linkExpiresAt: Date | null };

export const noLink: Link = { linkHash: null, linkExpiresAt: null };

/** Without `actor` it is the supplier's deed, done by their link. */
export async function saveOrder(
  tx: Tx,
  order: PurchaseOrder,
  actor: Actor | undefined,
  link: Partial<Link> = {},
): Promise<PurchaseOrder> {
  const { id, createdAt, createdBy: _author, ...fields } = order;
  await tx
    .update(purchaseOrders)
    .set({ ...fields, ...instantsOf(order), ...link, ...(actor ? updatedBy(actor) : touched) })
    .where(eq(purchaseOrders.id, id));
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
