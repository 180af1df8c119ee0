import type { Actor } from '@sitewright/domain/kernel/access';
import { plainDecimal } from '@sitewright/domain/kernel/decimal';
import { found } from '@sitewright/domain/kernel/problem';
import { hasPriceChanged, isActive } from '@sitewright/domain/materials/rules';
import type { StockLine } from '@sitewright/domain/materials/stock';
import { eq, inArray, sql } from 'drizzle-orm';
import type { Tx } from '../platform/tenancy.ts';
import { lastPrices, type NewPrice, recordPrices } from './prices.ts';
import { listStock } from './stock.ts';
import { materials } from './table.ts';

/**
 * Carbon by id and the inactive ids, for an order. An id that does not exist is reported as
 * missing.
 */
export async function materialsForOrder(tx: Tx, ids: readonly number[]) {
  const { id, carbonPerUnit, active } = materials;
  const rows = await tx
    .select({ id, carbonPerUnit, active })
    .from(materials)
    .where(inArray(id, [...ids]));
  const byId = new Map(rows.map((row) => [row.id, row]));
  const materialRows = ids.map((materialId) => found(byId.get(materialId)));
  return {
    carbonPerUnit: new Map(materialRows.map((row) => [row.id, carbonOf(row)])),
    inactive: new Set(materialRows.filter((row) => !isActive(row)).map((row) => row.id)),
  };
}

/**
 * Locks the materials until the commit, so that no other transaction uses or returns them
 * meanwhile.
 */
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

/** An agreed price joins the history if it differs from the last one; the catalogue price stays. */
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
    const isNew = hasPriceChanged({ purchaseCost: last.get(materialId) }, { purchaseCost: price });
    last.set(materialId, price);
    return isNew;
  });
  await recordPrices(tx, changed, 'order', actor);
}

/** Materials of a merged supplier. */
export const moveMaterials = (tx: Tx, { keptId, fromId }: { keptId: number; fromId: number }) =>
  tx
    .update(materials)
    .set({ supplierId: keptId, version: sql`version + 1` })
    .where(eq(materials.supplierId, fromId));
