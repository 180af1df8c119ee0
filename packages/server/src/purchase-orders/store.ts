import type { Actor } from '@sitewright/domain/kernel/access';
import { Page } from '@sitewright/domain/kernel/page';
import { found } from '@sitewright/domain/kernel/problem';
import type { draftOrder } from '@sitewright/domain/purchase-orders/draft-order';
import type { EditedOrder } from '@sitewright/domain/purchase-orders/edit-order';
import type {
  PurchaseOrder,
  PurchaseOrderQuery,
  PurchaseOrderRow,
} from '@sitewright/domain/purchase-orders/purchase-order';
import { openStatuses } from '@sitewright/domain/purchase-orders/rules';
import { revokeLinks } from '../links/public.ts';
import { escapeLike, listNewestPage, param } from '../platform/prepared-statements.ts';
import { insertRow } from '../platform/rows.ts';
import type { Tx } from '../platform/tenancy.ts';
import { contractNames } from '../projects/of-project.ts';
import { insertLines, saveLines } from './lines.ts';
import { orderLinkTarget } from './links.ts';
import { exposureOfOrders, findOrder, orderSaved, saveOrder } from './order.ts';
import { saveChangeReason, saveRevision } from './revisions.ts';
import { purchaseOrders } from './table.ts';

/** The order as stored in its own row. */
type Stored = Omit<PurchaseOrderRow, 'contractName' | 'contractSlug' | keyof Money>;
type Money = Pick<PurchaseOrderRow, 'actual' | 'openCommitment'>;

const isOpen = `status in (${openStatuses.map((status) => `'${status}'`).join(', ')})`;
const searchedText = `concat_ws(' ', po_number, supplier_name, notes,
  (select concat_ws(' ', code, name) from projects p where p.id = contract_id)) ilike ?`;

export async function listOrders(
  tx: Tx,
  { contractId, supplierId, status, q, ...page }: PurchaseOrderQuery,
): Promise<Page<PurchaseOrderRow>> {
  const isOne = status !== 'all' && status !== 'open';
  const filters = {
    'contract_id = ?': param(contractId),
    'supplier_id = ?': param(supplierId),
    'status = ?': isOne ? [status] : undefined,
    [isOpen]: status === 'open' ? [] : undefined,
    [searchedText]: param(q && `%${escapeLike(q)}%`),
  };
  const { rows, next } = await listNewestPage<Stored>(tx, purchaseOrders, filters, page);
  return new Page(await withContracts(tx, await withExposures(tx, rows)), next);
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
  const names = await contractNames(
    tx,
    rows.map(({ contractId }) => contractId),
  );
  return rows.map((row) => {
    const { name, slug } = found(names.get(row.contractId));
    return { ...row, contractName: name, contractSlug: slug };
  });
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
  const { id } = await insertRow(tx, purchaseOrders, { ...order, submittedAt }, actor);
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
