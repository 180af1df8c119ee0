import { found, refusedAt } from '@sitewright/domain/kernel/problem';
import { isNumberDue } from '@sitewright/domain/purchase-orders/actions';
import type { BuyingSettings } from '@sitewright/domain/purchase-orders/approval-rules';
import type { OrderStatus } from '@sitewright/domain/purchase-orders/order-status';
import { orderNumberTaken } from '@sitewright/domain/purchase-orders/rules';
import { and, eq, or, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import { recycleBin } from '../platform/bin/recycle-bin.ts';
import type { Tx } from '../platform/tenancy.ts';
import { projects } from '../projects/table.ts';
import { orderNumbers, purchaseOrders } from './table.ts';

/** One series for the whole organisation, for all contracts. */
const series = 'PO';

/**
 * The row is locked until the commit: no number is issued twice, and none is lost with a rollback.
 */
async function moveSeries(tx: Tx, by: 0 | 1): Promise<number> {
  const [row] = await tx
    .insert(orderNumbers)
    .values({ series, last: by })
    .onConflictDoUpdate({
      target: [orderNumbers.organizationId, orderNumbers.series],
      set: { last: sql`${orderNumbers.last} + ${by}` },
    })
    .returning({ last: orderNumbers.last });
  return found(row).last;
}

/** On a ticket, 'po-7' and 'PO-7' are the same number. */
const isSame = (column: PgColumn, poNumber: string) =>
  sql`lower(${column}) = ${poNumber.toLowerCase()}`;

export const isNumberFree = async (tx: Tx, poNumber: string): Promise<boolean> =>
  (await tx.$count(purchaseOrders, isSame(purchaseOrders.poNumber, poNumber))) === 0;

const isUnused = async (tx: Tx, poNumber: string): Promise<boolean> =>
  (await isNumberFree(tx, poNumber)) && (await tx.$count(recycleBin, isDeleted(poNumber))) === 0;

/** A deleted order keeps its number, because it may be restored, alone or with its contract. */
const isDeleted = (poNumber: string) =>
  and(
    eq(recycleBin.isRestored, false),
    or(
      and(eq(recycleBin.recordType, 'purchaseOrder'), isSame(recycleBin.recordName, poNumber)),
      sql`${recycleBin.metadata} -> 'numbers' ? ${poNumber.toLowerCase()}`,
    ),
  );

type Unnumbered = { poNumber: string | null; status: OrderStatus; contractId: number };

/** The existing number; otherwise the next of the series, once one is due. */
export async function issueNumberIfDue(
  tx: Tx,
  order: Unnumbered,
  settings: BuyingSettings,
): Promise<string | null> {
  const { poNumber, contractId } = order;
  return isNumberDue(order, settings) ? nextNumber(tx, contractId) : poNumber;
}

/** Entering a number locks the series as well, so that the same number is not issued meanwhile. */
export async function refuseTakenNumber(
  tx: Tx,
  poNumber: string | null | undefined,
): Promise<void> {
  if (!poNumber) return;
  await moveSeries(tx, 0);
  if (!(await isUnused(tx, poNumber))) throw refusedAt('poNumber', orderNumberTaken);
}

/** Skips numbers that were entered by hand. */
async function nextNumber(tx: Tx, contractId: number): Promise<string> {
  const [contract] = await tx
    .select({ code: projects.code })
    .from(projects)
    .where(eq(projects.id, contractId));
  const head = ['PO', contract?.code].filter(Boolean).join('-');
  let poNumber: string;
  do poNumber = `${head}-${String(await moveSeries(tx, 1)).padStart(4, '0')}`;
  while (!(await isUnused(tx, poNumber)));
  return poNumber;
}
