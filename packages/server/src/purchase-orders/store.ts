import type { Actor } from '@sitewright/domain/kernel/access';
import { type Page, pageOf } from '@sitewright/domain/kernel/page';
import { found } from '@sitewright/domain/kernel/problem';
import type { draftOrder } from '@sitewright/domain/purchase-orders/draft-order';
import type { EditedOrder } from '@sitewright/domain/purchase-orders/edit-order';
import type {
  PurchaseOrder,
  PurchaseOrderQuery,
  PurchaseOrderRow,
} from '@sitewright/domain/purchase-orders/purchase-order';
import { openStatuses } from '@sitewright/domain/purchase-orders/rules';
import { inArray } from 'drizzle-orm';
import { revokeLinks } from '../links/public.ts';
import { createdBy } from '../platform/audit.ts';
import { escapeLike, listNewest } from '../platform/prepared-statements.ts';
import type { Tx } from '../platform/tenancy.ts';
import { projects } from '../projects/table.ts';
import { insertLines, saveLines } from './lines.ts';
import { orderLinkTarget } from './links.ts';
import { exposureOfOrders, findOrder, orderSaved, saveOrder } from './order.ts';
import { saveChangeReason, saveRevision } from './revisions.ts';
import { purchaseOrders } from './table.ts';

/** The order as stored in its own row. */
type Stored = Omit<PurchaseOrderRow, 'contractName' | 'contractSlug' | keyof Money>;
type Money = Pick<PurchaseOrderRow, 'actual' | 'openCommitment'>;

const isOpen = `(status in (${openStatuses.map((status) => `'${status}'`).join(', ')})) =`;
const searchedText = `concat_ws(' ', po_number, supplier_name, notes,
  (select concat_ws(' ', code, name) from projects p where p.id = contract_id)) ilike`;

export async function listOrders(
  tx: Tx,
  { contractId, supplierId, status, q, limit, cursor }: PurchaseOrderQuery,
): Promise<Page<PurchaseOrderRow>> {
  const isOne = status !== 'all' && status !== 'open';
  const filters = {
    'contract_id =': contractId,
    'supplier_id =': supplierId,
    'status =': isOne ? status : undefined,
    [isOpen]: status === 'open' || undefined,
    [searchedText]: q && `%${escapeLike(q)}%`,
    'id <': cursor,
  };
  const rows = await listNewest<Stored>(tx, purchaseOrders, filters, limit + 1);
  return pageOf(await withContracts(tx, await withExposures(tx, rows)), limit);
}

async function withExposures(tx: Tx, rows: readonly Stored[]) {
  const exposureOf = await exposureOfOrders(
    tx,
    rows.map(({ id }) => id),
  );
  return rows.map((row) => {
    const { actual, openCommitment } = exposureOf(row);
    return { ...row, actual, openCommitment };
  });
}

async function withContracts(
  tx: Tx,
  rows: readonly (Stored & Money)[],
): Promise<PurchaseOrderRow[]> {
  const ids = [...new Set(rows.map(({ contractId }) => contractId))];
  const contracts = await tx
    .select({ id: projects.id, contractName: projects.name, contractSlug: projects.slug })
    .from(projects)
    .where(inArray(projects.id, ids));
  const byId = new Map(contracts.map(({ id, ...names }) => [id, names]));
  return rows.map((row) => ({ ...row, ...found(byId.get(row.contractId)) }));
}

type Drafted = ReturnType<typeof draftOrder>;

export async function insertOrder(
  tx: Tx,
  order: Drafted['order'],
  lines: Drafted['lines'],
  actor: Actor,
  now: Date,
): Promise<PurchaseOrder> {
  const submittedAt = order.submittedAt ? new Date(order.submittedAt) : null;
  const values = { ...order, submittedAt, ...createdBy(actor) };
  const [row] = await tx.insert(purchaseOrders).values(values).returning({ id: purchaseOrders.id });
  const { id } = found(row);
  await insertLines(tx, id, lines, actor);
  await orderSaved.publish(tx, { id }, now);
  return findOrder(tx, id);
}

/** With its lines, if they changed; a revision revokes the supplier's earlier links. */
export async function saveEdited(
  tx: Tx,
  { order, lines, revisedFor }: EditedOrder,
  actor: Actor,
  now: Date,
): Promise<PurchaseOrder> {
  if (revisedFor) await saveRevision(tx, await findOrder(tx, order.id), actor);
  if (lines) await saveLines(tx, order.id, lines, actor);
  await saveChangeReason(tx, order, revisedFor, actor);
  if (revisedFor) await revokeLinks(tx, orderLinkTarget(order), { actor, now });
  return saveOrder(tx, order, actor, now);
}
