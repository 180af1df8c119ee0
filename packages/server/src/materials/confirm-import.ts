import type { Actor } from '@sitewright/domain/kernel/access';
import type { MaterialFactor } from '@sitewright/domain/materials/carbon';
import { planImport } from '@sitewright/domain/materials/import-rules';
import type { Material, MaterialDraft } from '@sitewright/domain/materials/material';
import type { MaterialImport } from '@sitewright/domain/materials/material-import';
import { hasPriceChanged } from '@sitewright/domain/materials/rules';
import { sql } from 'drizzle-orm';
import { inBatches } from '../platform/in-batches.ts';
import { updateRow } from '../platform/rows.ts';
import type { Tx } from '../platform/tenancy.ts';
import { type ImportRun, toImport, waitingRows } from './import-runs.ts';
import { type NewPrice, recordPrices } from './prices.ts';
import { materialRowsSql, saveFields } from './save-fields.ts';
import { lockOfRows } from './store.ts';
import { materialImports } from './table.ts';

/** A factor in the year of a day; undefined where that year has none. */
export type FactorOn = (
  tx: Tx,
  id: string | null | undefined,
  day: string,
) => Promise<MaterialFactor | undefined>;

type Factors = { today: string; findFactorOnDay: FactorOn };

/**
 * All rows of the run, or none. The catalogue as it is now decides which rows add and which change.
 */
export async function confirmRun(
  tx: Tx,
  run: ImportRun,
  actor: Actor,
  factors: Factors,
): Promise<MaterialImport> {
  const rows = waitingRows(run);
  const catalogue = await lockOfRows(
    tx,
    rows.map(({ fields }) => fields),
  );
  const inUse = await factorsOf(tx, catalogue, factors);
  const { added, changed } = planImport(rows, catalogue, inUse, actor);
  const prices = [
    ...(await insertMaterials(tx, added, run, actor)),
    ...changed.flatMap(({ before, after }) =>
      hasPriceChanged(before, after) ? [{ materialId: after.id, price: after.purchaseCost }] : [],
    ),
  ];
  await saveFields(
    tx,
    changed.map(({ after }) => after),
    actor,
  );
  await recordPrices(tx, prices, 'import', actor);
  const before = { former: changed.map((material) => material.before) };
  const outcome = { before, added: added.length, changed: changed.length };
  return toImport((await updateRow(tx, materialImports, run.id, outcome)) as ImportRun);
}

async function factorsOf(
  tx: Tx,
  catalogue: readonly Material[],
  { today, findFactorOnDay }: Factors,
) {
  const factors = new Map<string | null, MaterialFactor>();
  for (const id of new Set(catalogue.map(({ carbonFactorId }) => carbonFactorId))) {
    const factor = await findFactorOnDay(tx, id, today);
    if (factor) factors.set(id, factor);
  }
  return factors;
}

/**
 * Thousands of rows at once: each lot is one JSON parameter, because PostgreSQL limits the
 * parameters.
 */
async function insertMaterials(
  tx: Tx,
  drafts: readonly MaterialDraft[],
  run: ImportRun,
  actor: Actor,
) {
  const prices: NewPrice[] = [];
  await inBatches(drafts, async (lot) => {
    const { rows } = await tx.execute<{ materialId: number; price: string | null }>(sql`
      insert into materials (item_description, sku, purchase_cost, weight, weight_unit, category,
        unit, supplier_id, active, barcode, import_id, created_by, updated_by)
      select "itemDescription", "sku", "purchaseCost", "weight", coalesce("weightUnit", 'kg'),
        "category", coalesce("unit", 'no.'), "supplierId", coalesce("active", 'yes'), "barcode",
        ${run.id}::int, ${actor.userId}::int, ${actor.userId}::int
      from ${materialRowsSql(lot)}
      returning id as "materialId", purchase_cost as price`);
    prices.push(...rows.flatMap(({ materialId, price }) => (price ? [{ materialId, price }] : [])));
  });
  return prices;
}
