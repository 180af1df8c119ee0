import { found } from '@sitewright/domain/kernel/problem';
import type { ExposureWithCarbon } from '@sitewright/domain/purchase-orders/approval-view';
import type { CostHead } from '@sitewright/domain/purchase-orders/order-status';
import { eq, sql } from 'drizzle-orm';
import { queryRows } from '../platform/prepared-statements.ts';
import type { Tx } from '../platform/tenancy.ts';
import { exposuresBy, isDeliveryLate, linesAsApproved, ordersAsApproved } from './exposure.ts';
import {
  findOrder as find,
  orderUrl as link,
  lockOrder as lock,
  saveOrder as save,
} from './order.ts';
import { purchaseOrders } from './table.ts';

/** With its lines and its exposure. */
export const findOrder = find;

/** Locked until the commit, for a delivery. */
export const lockOrder = lock;

export const saveOrder = save;

/** The page of the order in the app. */
export const orderUrl = link;

/** SQL: whether delivery `d` is later than requested in order `o`; null where no date was requested. */
export const isLateSql = isDeliveryLate;

/**
 * Every approved order with its net amount, supplier and contract, for the sums of other features.
 */
export const approvedOrders = `(${ordersAsApproved})`;

/** The same by line. */
export const approvedLines = `(${linesAsApproved})`;

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
  const [row] = await queryRows<{ orders: number }>(tx, bindingOf, [contractId]);
  return found(row).orders;
}

/** Reserves the numbers while the contract is in the bin. */
export async function numbersOf(tx: Tx, contractId: number): Promise<string[]> {
  const { poNumber } = purchaseOrders;
  const isTheirs = eq(purchaseOrders.contractId, contractId);
  const rows = await tx.select({ poNumber }).from(purchaseOrders).where(isTheirs);
  return rows.flatMap((row) => row.poNumber?.toLowerCase() ?? []);
}

const ofContract = exposuresBy('cost_head', 'contract_id = $1 and order_id is distinct from $2');

/** The exposure of a contract's orders by cost head, optionally without one order. */
export const exposureOfContract = (
  tx: Tx,
  contractId: number,
  { without = null }: { without?: number | null } = {},
): Promise<(ExposureWithCarbon & { by: CostHead })[]> =>
  queryRows(tx, ofContract, [contractId, without]);

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
