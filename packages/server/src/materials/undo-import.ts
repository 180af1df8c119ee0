import type { Actor } from '@sitewright/domain/kernel/access';
import { refuseIf } from '@sitewright/domain/kernel/problem';
import { usedSinceImport } from '@sitewright/domain/materials/import-rules';
import type { Material } from '@sitewright/domain/materials/material';
import type { MaterialImport } from '@sitewright/domain/materials/material-import';
import { hasPriceChanged } from '@sitewright/domain/materials/rules';
import { eq, sql } from 'drizzle-orm';
import { updateRow } from '../platform/rows.ts';
import type { Tx } from '../platform/tenancy.ts';
import { formerRows, type ImportRun, toImport } from './import-runs.ts';
import { recordPrices } from './prices.ts';
import { saveFields } from './save-fields.ts';
import { materialImports, materials } from './table.ts';

/**
 * Removes what the run added and restores what it changed; refused where a material was used since.
 */
export async function undoRun(
  tx: Tx,
  run: ImportRun,
  actor: Actor,
  now: Date,
): Promise<MaterialImport> {
  const former = formerRows(run);
  const moved = (await countMovedAdditions(tx, run.id)) + (await countMovedChanges(tx, former));
  refuseIf(moved > 0 ? usedSinceImport(moved) : undefined);
  await tx.delete(materials).where(eq(materials.importId, run.id));
  const costs = await currentCosts(tx, former);
  await saveFields(tx, former, actor);
  const prices = former.flatMap((material) =>
    hasPriceChanged({ purchaseCost: costs.get(material.id) }, material)
      ? [{ materialId: material.id, price: material.purchaseCost }]
      : [],
  );
  await recordPrices(tx, prices, 'import', actor);
  return toImport((await updateRow(tx, materialImports, run.id, { undoneAt: now })) as ImportRun);
}

/** Locks first and checks afterwards, so that an order being written at the same time is seen. */
async function countMovedAdditions(tx: Tx, importId: number): Promise<number> {
  await tx.execute(sql`select from materials where import_id = ${importId} order by id for update`);
  const { rows } = await tx.execute<{ count: number }>(sql`
    select count(*)::int as count from materials m
    where m.import_id = ${importId} and (m.version > 1
      or exists (select 1 from purchase_order_items i where i.material_id = m.id)
      or exists (select 1 from stock_movements s where s.material_id = m.id))`);
  return rows[0]?.count ?? 0;
}

/** The run itself was one change; a material deleted since cannot be restored either. */
async function countMovedChanges(tx: Tx, former: readonly Material[]): Promise<number> {
  const seen = former.map(({ id, version }) => ({ id, version: version + 1 }));
  const { rows } = await tx.execute<{ count: number }>(sql`
    select count(*)::int as count from (
      select m.id from materials m
      join jsonb_to_recordset(${JSON.stringify(seen)}::jsonb) as r(id int, version int)
        on m.id = r.id and m.version = r.version
      order by m.id for update of m) unmoved`);
  return former.length - (rows[0]?.count ?? 0);
}

async function currentCosts(tx: Tx, former: readonly Material[]) {
  const ids = former.map(({ id }) => id);
  const { rows } = await tx.execute<{ id: number; cost: string | null }>(sql`
    select id, purchase_cost as cost from materials where id = any(${sql.param(ids)}::int[])`);
  return new Map(rows.map(({ id, cost }) => [id, cost]));
}
