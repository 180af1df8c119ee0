import type { Actor } from '@sitewright/domain/kernel/access';
import { plainDecimal } from '@sitewright/domain/kernel/decimal';
import { found } from '@sitewright/domain/kernel/problem';
import { tidyPrice } from '@sitewright/domain/materials/prices';
import { inArray } from 'drizzle-orm';
import type { Tx } from '../platform/tenancy.ts';
import { type NewPrice, recordPrices } from './prices.ts';
import { materials } from './table.ts';

export type OrderedMaterial = {
  id: number;
  itemDescription: string;
  sku: string | null;
  unit: string;
  purchaseCost: string | null;
  carbonPerUnit: string | null;
  isActive: boolean;
};

/** What an order needs to know of its materials, by id; one that is not there is missed. */
export async function materialsForOrder(
  tx: Tx,
  ids: readonly number[],
): Promise<Map<number, OrderedMaterial>> {
  const wanted = [...new Set(ids)];
  const rows = await tx.select().from(materials).where(inArray(materials.id, wanted));
  const byId = new Map(rows.map((row) => [row.id, toOrdered(row)]));
  return new Map(wanted.map((id) => [id, found(byId.get(id))]));
}

const toOrdered = (row: typeof materials.$inferSelect): OrderedMaterial => ({
  id: row.id,
  itemDescription: row.itemDescription,
  sku: row.sku,
  unit: row.unit,
  purchaseCost: row.purchaseCost && tidyPrice(row.purchaseCost),
  carbonPerUnit: row.carbonPerUnit && plainDecimal(row.carbonPerUnit),
  isActive: row.active === 'yes',
});

/** What was agreed on an order joins the history; what the catalogue says stays until somebody changes it. */
export const recordOrderPrices = (
  tx: Tx,
  prices: readonly NewPrice[],
  actor: Actor,
): Promise<void> => recordPrices(tx, prices, 'order', actor);
