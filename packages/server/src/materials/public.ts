import type { Actor } from '@sitewright/domain/kernel/access';
import { plainDecimal } from '@sitewright/domain/kernel/decimal';
import { found } from '@sitewright/domain/kernel/problem';
import { isActive, isPriceNew } from '@sitewright/domain/materials/rules';
import type { StockLine } from '@sitewright/domain/materials/stock';
import { inArray } from 'drizzle-orm';
import type { Tx } from '../platform/tenancy.ts';
import { lastPrices, type NewPrice, recordPrices } from './prices.ts';
import { listStock } from './stock.ts';
import { materials } from './table.ts';

/** What an order needs to know of its materials: their carbon by id, and which are inactive; one that is not there is missed. */
export async function materialsForOrder(tx: Tx, ids: readonly number[]) {
  const { id, carbonPerUnit, active } = materials;
  const rows = await tx
    .select({ id, carbonPerUnit, active })
    .from(materials)
    .where(inArray(id, [...ids]));
  const byId = new Map(rows.map((row) => [row.id, row]));
  const wanted = ids.map((one) => found(byId.get(one)));
  return {
    carbonPerUnit: new Map(wanted.map((row) => [row.id, carbonOf(row)])),
    inactive: new Set(wanted.filter((row) => !isActive(row)).map((row) => row.id)),
  };
}

/** What is on a site of these materials; until the commit nobody uses or returns any of them. */
export async function lockStock(
  tx: Tx,
  projectId: number,
  ids: readonly number[],
): Promise<StockLine[]> {
  await tx
    .select({ id: materials.id })
    .from(materials)
    .where(inArray(materials.id, [...ids]))
    .orderBy(materials.id)
    .for('update');
  const stock = await listStock(tx, projectId);
  return stock.filter(({ materialId }) => ids.includes(materialId));
}

const carbonOf = ({ carbonPerUnit }: { carbonPerUnit: string | null }): string | null =>
  carbonPerUnit && plainDecimal(carbonPerUnit);

/** What was agreed on an order joins the history, unless it costs what it did; what the catalogue says stays until somebody changes it. */
export async function recordOrderPrices(
  tx: Tx,
  prices: readonly NewPrice[],
  actor: Actor,
): Promise<void> {
  const last = await lastPrices(
    tx,
    prices.map(({ materialId }) => materialId),
  );
  const changed = prices.filter(({ materialId, price }) => {
    const isNew = isPriceNew({ purchaseCost: last.get(materialId) }, { purchaseCost: price });
    last.set(materialId, price);
    return isNew;
  });
  await recordPrices(tx, changed, 'order', actor);
}
