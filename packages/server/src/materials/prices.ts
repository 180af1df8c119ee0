import type { Actor } from '@sitewright/domain/kernel/access';
import type { Page, PageQuery } from '@sitewright/domain/kernel/page';
import type { MaterialPrice } from '@sitewright/domain/materials/material';
import type { PriceChanged } from '@sitewright/domain/materials/price-change';
import { tidyPrice } from '@sitewright/domain/materials/prices';
import type { PriceSource } from '@sitewright/domain/materials/unit';
import { sql } from 'drizzle-orm';
import { inBatches } from '../platform/in-batches.ts';
import { listNewestPage, param, queryRows } from '../platform/prepared-statements.ts';
import type { Tx } from '../platform/tenancy.ts';
import { materialPrices } from './table.ts';

export type NewPrice = { materialId: number; price: string };

/** Saves the current prices, and who entered them. */
export const recordPrices = (
  tx: Tx,
  prices: readonly NewPrice[],
  source: PriceSource,
  { userId }: Actor,
): Promise<void> =>
  inBatches(prices, async (lot) => {
    await tx.execute(sql`
      insert into material_prices (material_id, price, source, created_by, updated_by)
      select "materialId", price, ${source}, ${userId}::int, ${userId}::int
      from jsonb_to_recordset(${JSON.stringify(lot)}::jsonb) as r("materialId" int, price numeric)`);
  });

/** The latest price of each material, where there is one. */
export async function lastPrices(tx: Tx, materialIds: readonly number[]) {
  const rows = await queryRows<NewPrice>(
    tx,
    `select distinct on (material_id) material_id as "materialId", price from material_prices
    where material_id = any($1) order by material_id, id desc`,
    [materialIds],
  );
  return new Map(rows.map(({ materialId, price }) => [materialId, price]));
}

export async function listPrices(
  tx: Tx,
  materialId: number,
  page: PageQuery,
): Promise<Page<MaterialPrice>> {
  const filters = { 'material_id = ?': param(materialId) };
  const prices = await listNewestPage<MaterialPrice>(tx, materialPrices, filters, page);
  return prices.map((row) => ({ ...row, price: tidyPrice(row.price) }));
}

/** After the confirmation: all prices in one statement, each with a row in the history. */
export async function savePrices(tx: Tx, changed: PriceChanged, actor: Actor) {
  if (!changed.isConfirmed) return changed;
  await tx.execute(sql`
    update materials m
    set purchase_cost = r."after", updated_at = now(), updated_by = ${actor.userId}, version = version + 1
    from jsonb_to_recordset(${JSON.stringify(changed.rows)}::jsonb) as r("materialId" int, "after" numeric)
    where m.id = r."materialId"`);
  const prices = changed.rows.map(({ materialId, after }) => ({ materialId, price: after }));
  await recordPrices(tx, prices, 'bulk', actor);
  return changed;
}
