import type { Actor } from '@sitewright/domain/kernel/access';
import { plainDecimal } from '@sitewright/domain/kernel/decimal';
import { type Page, pageOf } from '@sitewright/domain/kernel/page';
import { found, refusedAt } from '@sitewright/domain/kernel/problem';
import { keyOf } from '@sitewright/domain/materials/check-rows';
import type { Material, MaterialDraft, MaterialQuery } from '@sitewright/domain/materials/material';
import { driftOf, type PricePoint, tidyPrice, trendOf } from '@sitewright/domain/materials/prices';
import { hasPriceChanged, skuIsTaken } from '@sitewright/domain/materials/rules';
import { eq, sql } from 'drizzle-orm';
import {
  columnsOf,
  conditionsOf,
  escapeLike,
  param,
  queryRows,
} from '../platform/prepared-statements.ts';
import { expectRow, insertRow, isFree, saveRow } from '../platform/rows.ts';
import type { Tx } from '../platform/tenancy.ts';
import { suppliers } from '../suppliers/table.ts';
import { recordPrices } from './prices.ts';
import { materials } from './table.ts';

/** A material with its supplier and its price history, oldest first. */
type Stored = Omit<Material, 'pricedAt' | 'trend' | 'drift'> & { history: PricePoint[] | null };

/** Enough for the price drift and for a year of prices. */
const mostPrices = 24;

const statement = (condition: string, limit = '') => `
  select m.*, s.name as "supplierName", p.history
  from (select ${columnsOf(materials)} from materials ${condition} order by id desc ${limit}) m
  left join suppliers s on s.id = m."supplierId"
  left join lateral (
    select json_agg(json_build_object('price', price::text, 'pricedAt',
      to_char(priced_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'))
      order by priced_at, id) as history
    from (select * from material_prices where material_id = m.id
      order by priced_at desc, id desc limit ${mostPrices}) q) p on true
  order by m.id desc`;

/** As on the page of the materials: every word of a search must occur in some of these. */
const searched = `concat_ws(' ', item_description, sku, barcode, category,
  (select name from suppliers where id = supplier_id))`;

const wordsOf = (q: string): string[] =>
  q
    .split(/\s+/)
    .filter(Boolean)
    .map((word) => `%${escapeLike(word)}%`);

export async function listMaterials(
  tx: Tx,
  { limit, cursor, q, category, supplierId, active }: MaterialQuery,
  today: string,
): Promise<Page<Material>> {
  const { where, values } = conditionsOf({
    'id < ?': param(cursor),
    'category = ?': param(category),
    'supplier_id = ?': param(supplierId),
    'active = ?': param(active),
    [`${searched} ilike all(?::text[])`]: param(q && wordsOf(q)),
  });
  const text = statement(where, `limit $${values.length + 1}`);
  const rows = await queryRows<Stored>(tx, text, [...values, limit + 1]);
  return pageOf(rows.map(describedOn(today)), limit);
}

const findMaterials = async (tx: Tx, ids: readonly number[], today: string) =>
  (await queryRows<Stored>(tx, statement('where id = any($1::int[])'), [ids])).map(
    describedOn(today),
  );

const ofRows = `
  select ${columnsOf(materials)}, null as "supplierName", null as history
  from materials
  where lower(sku) = any($1::text[]) or lower(item_description) = any($2::text[])
  order by id`;

type NamedRow = { sku?: string | null | undefined; itemDescription?: string | undefined };

/** What the rows of a file may mean, without the price history, because there may be thousands. */
export const findOfRows = (tx: Tx, rows: readonly NamedRow[]): Promise<Material[]> =>
  listOfRows(tx, ofRows, rows, rows);

/** The same, locked until the commit. */
export const lockOfRows = (tx: Tx, rows: readonly NamedRow[]): Promise<Material[]> =>
  listOfRows(
    tx,
    `${ofRows} for update`,
    rows,
    rows.filter(({ sku }) => !sku),
  );

/** A row with a SKU is found by that alone; `named` are those whose namesakes are wanted too. */
async function listOfRows(
  tx: Tx,
  text: string,
  rows: readonly NamedRow[],
  named: readonly NamedRow[],
) {
  const skus = rows.flatMap(({ sku }) => (sku ? [keyOf(sku)] : []));
  const names = named.flatMap(({ itemDescription }) =>
    itemDescription ? [keyOf(itemDescription)] : [],
  );
  return (await queryRows<Stored>(tx, text, [skus, names])).map(describedOn(''));
}

export async function findMaterial(tx: Tx, id: number, today: string): Promise<Material> {
  const [material] = await findMaterials(tx, [id], today);
  return found(material);
}

/** Locked until the commit; an id that does not exist is reported as missing. */
export async function lockMaterials(tx: Tx, ids: readonly number[], today: string) {
  await tx.execute(
    sql`select 1 from materials where id = any(${sql.param(ids)}::int[]) order by id for update`,
  );
  const locked = await findMaterials(tx, ids, today);
  const byId = new Map(locked.map((material) => [material.id, material]));
  return ids.map((id) => found(byId.get(id)));
}

export async function lockMaterial(tx: Tx, id: number, today: string): Promise<Material> {
  const [material] = await lockMaterials(tx, [id], today);
  return found(material);
}

export async function insertMaterial(
  tx: Tx,
  draft: MaterialDraft,
  actor: Actor,
  today: string,
): Promise<Material> {
  await refuseIfUnfit(tx, draft);
  const { id } = await insertRow(tx, materials, draft, actor);
  if (hasPriceChanged({}, draft))
    await recordPrices(tx, [{ materialId: id, price: draft.purchaseCost }], 'catalogue', actor);
  return findMaterial(tx, id, today);
}

export async function saveMaterial(
  tx: Tx,
  { before, after }: { before: Material; after: Material },
  actor: Actor,
  today: string,
): Promise<Material> {
  const { id, createdAt, createdBy, ...fields } = after;
  await refuseIfUnfit(tx, after, id);
  await saveRow(tx, materials, id, fields, actor);
  if (hasPriceChanged(before, after))
    await recordPrices(tx, [{ materialId: id, price: after.purchaseCost }], 'catalogue', actor);
  return findMaterial(tx, id, today);
}

type Named = Pick<MaterialDraft, 'sku' | 'supplierId'>;

/** Checks that the SKU is free and that the supplier exists. */
async function refuseIfUnfit(tx: Tx, { sku, supplierId }: Named, except = 0): Promise<void> {
  if (sku && !(await isSkuFree(tx, sku, except))) throw refusedAt('sku', skuIsTaken);
  if (supplierId) await expectRow(tx, suppliers, supplierId);
}

export const isSkuFree = (tx: Tx, sku: string, except?: number): Promise<boolean> =>
  isFree(tx, materials, eq(sql`lower(${materials.sku})`, sku.toLowerCase()), except);

const describedOn =
  (today: string) =>
  ({ history, ...row }: Stored): Material => {
    const points = (history ?? []).map((point) => ({ ...point, price: tidyPrice(point.price) }));
    return {
      ...row,
      purchaseCost: row.purchaseCost && tidyPrice(row.purchaseCost),
      weight: row.weight && plainDecimal(row.weight),
      carbonPerUnit: row.carbonPerUnit && plainDecimal(row.carbonPerUnit),
      pricedAt: points.at(-1)?.pricedAt ?? null,
      trend: trendOf(points, today),
      drift: driftOf(points),
    };
  };
