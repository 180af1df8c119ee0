import type { Actor } from '@sitewright/domain/kernel/access';
import { plainDecimal } from '@sitewright/domain/kernel/decimal';
import { found } from '@sitewright/domain/kernel/problem';
import { isPriceNew } from '@sitewright/domain/materials/rules';
import type { StockLine } from '@sitewright/domain/materials/stock';
import { inArray } from 'drizzle-orm';
import type { Tx } from '../platform/tenancy.ts';
import { lastPrices, type NewPrice, recordPrices } from './prices.ts';
import { listStock } from './stock.ts';
import { materials } from './table.ts';

/** What an order needs to know of its materials, by id: their carbon; one that is not there is missed. */
export async function carbonForOrder(
  tx: Tx,
  ids: readonly number[],
): Promise<Map<number, string | null>> {
  const wanted = [...new Set(ids)];
  const { id, carbonPerUnit } = materials;
  const rows = await tx.select({ id, carbonPerUnit }).from(materials).where(inArray(id, wanted));
  const byId = new Map(rows.map((row) => [row.id, row]));
  return new Map(wanted.map((one) => [one, carbonOf(found(byId.get(one)))]));
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
