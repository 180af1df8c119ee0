import type { CarbonEntry } from '@sitewright/domain/carbon/carbon-entry';
import type { Factor } from '@sitewright/domain/carbon/factor';
import {
  type FactorChangeUndo,
  refuseIfChangedSince,
} from '@sitewright/domain/carbon/factor-change';
import { betterThanAverages } from '@sitewright/domain/carbon/factor-suggestion';
import type { Actor } from '@sitewright/domain/kernel/access';
import { found } from '@sitewright/domain/kernel/problem';
import { carbonFor } from '@sitewright/domain/materials/carbon';
import { kilogramsPerUnit } from '@sitewright/domain/materials/weight';
import { inArray } from 'drizzle-orm';
import { materials } from '../materials/table.ts';
import { queryRows } from '../platform/prepared-statements.ts';
import type { Tx } from '../platform/tenancy.ts';
import { factorsFor } from './factors.ts';

type Row = typeof materials.$inferSelect;
type MaterialFactor = { materialId: number; factorId: string };

type Search = { factors: readonly Factor[]; factorId: string; today: string };

/** The catalogue materials of these entries that use an average too. */
export async function materialsToChange(
  tx: Tx,
  entries: readonly CarbonEntry[],
  { factors, factorId, today }: Search,
): Promise<MaterialFactor[]> {
  const ids = [...new Set(entries.flatMap((entry) => entry.materialId ?? []))];
  const rows = await selectMaterials(tx, ids);
  const used = rows.flatMap((row) => row.carbonFactorId ?? []);
  const valid = await factorsFor(tx, used, Number(today.slice(0, 4)));
  const better = betterThanAverages(factors);
  return rows.flatMap((row) => {
    const { id, carbonFactorId } = row;
    if (!carbonFactorId) return [];
    const source = valid.get(carbonFactorId)?.source ?? null;
    const isBetter = better(inputOf(row), source, today)?.id === factorId;
    return isBetter ? [{ materialId: id, factorId: carbonFactorId }] : [];
  });
}

const inputOf = (row: Row) => ({
  name: row.itemDescription,
  category: row.category,
  unit: row.unit,
  unitWeight: kilogramsPerUnit(row),
});

const selectMaterials = (tx: Tx, ids: number[]) =>
  tx.select().from(materials).where(inArray(materials.id, ids)).orderBy(materials.id);

const lockMaterials = (tx: Tx, all: readonly MaterialFactor[]): Promise<Row[]> =>
  selectMaterials(
    tx,
    all.map(({ materialId }) => materialId),
  ).for('update');

/** Their carbon per unit is calculated by the new factor. */
export async function saveMaterialFactor(
  tx: Tx,
  changed: readonly MaterialFactor[],
  factor: Factor,
  actor: Actor,
): Promise<void> {
  const former = new Map(changed.map((each) => [each.materialId, each.factorId]));
  const rows = await lockMaterials(tx, changed);
  const same = rows.filter(({ id, carbonFactorId }) => carbonFactorId === former.get(id));
  await saveCarbon(
    tx,
    same.map((row) => ({ row, factor })),
    actor,
  );
}

/** The materials get the factors that they had, with the edition of today. */
export async function restoreMaterials(
  tx: Tx,
  { factorId, materials: former }: FactorChangeUndo,
  actor: Actor,
  today: string,
): Promise<MaterialFactor[]> {
  const rows = await lockMaterials(tx, former);
  const used = rows.map(({ carbonFactorId }) => ({ factorId: carbonFactorId }));
  refuseIfChangedSince(used, former.length, factorId);
  const valid = await factorsFor(
    tx,
    former.map((each) => each.factorId),
    Number(today.slice(0, 4)),
  );
  const factorOf = new Map(former.map((each) => [each.materialId, valid.get(each.factorId)]));
  await saveCarbon(
    tx,
    rows.map((row) => ({ row, factor: found(factorOf.get(row.id)) })),
    actor,
  );
  return former;
}

const updateCarbon = `
  update materials m set carbon_factor_id = r."carbonFactorId", carbon_per_unit = r."carbonPerUnit",
    carbon_source = r."carbonSource", carbon_year = r."carbonYear",
    updated_at = now(), updated_by = $2, version = m.version + 1
  from jsonb_to_recordset($1::jsonb) as r(
    id int, "carbonFactorId" text, "carbonPerUnit" numeric, "carbonSource" text, "carbonYear" smallint)
  where m.id = r.id`;

async function saveCarbon(tx: Tx, all: readonly { row: Row; factor: Factor }[], actor: Actor) {
  const rows = all.map(({ row, factor }) => ({
    id: row.id,
    ...carbonFor({ ...row, carbonFactorId: factor.id }, factor),
  }));
  if (rows.length > 0) await queryRows(tx, updateCarbon, [JSON.stringify(rows), actor.userId]);
}
