import type { CarbonEntry } from '@sitewright/domain/carbon/carbon-entry';
import type { Factor } from '@sitewright/domain/carbon/factor';
import {
  type BetterFactorUse,
  type FactorChanged,
  type FactorChangeUndo,
  namedFactor,
  refuseIfChangedSince,
  summaryOfChange,
  usesByFactor,
} from '@sitewright/domain/carbon/factor-change';
import { betterFactorsFrom } from '@sitewright/domain/carbon/factor-suggestion';
import { editEntry, refuseIfIncomplete } from '@sitewright/domain/carbon/rules';
import type { Actor } from '@sitewright/domain/kernel/access';
import { found } from '@sitewright/domain/kernel/problem';
import { queryRows } from '../platform/prepared-statements.ts';
import type { Tx } from '../platform/tenancy.ts';
import { calculateEntries } from './entries.ts';
import {
  materialsToChange,
  restoreMaterials,
  saveMaterialFactor,
} from './factor-change-materials.ts';
import { ownMaterialFactors } from './factors.ts';
import { findEntries, saveFigures } from './store.ts';

type Averaged = Pick<
  CarbonEntry,
  'id' | 'category' | 'status' | 'factorSource' | 'factorName' | 'carbonEmitted'
> &
  Pick<CarbonEntry, 'source' | 'materialCategory' | 'unit' | 'density' | 'unitWeight' | 'date'>;

const averagedEntries = `
  select id, category, status, source, material_category as "materialCategory", unit, density,
    unit_weight as "unitWeight", date, factor_source as "factorSource",
    factor_name as "factorName", carbon_emitted as "carbonEmitted"
  from carbon_entries
  where project_id = $1 and category = 'materials' and status = 'counted'
    and factor_source in ('official', 'ice')
  order by id`;

/** The entries that use an average while the company has a better factor. */
async function entriesWithBetter(tx: Tx, projectId: number) {
  const factors = await ownMaterialFactors(tx);
  if (factors.length === 0) return [];
  const better = betterFactorsFrom(factors);
  const rows = await queryRows<Averaged>(tx, averagedEntries, [projectId]);
  return rows.flatMap((row) => {
    const factor = better(row);
    return factor ? [{ ...row, factor }] : [];
  });
}

export const listBetterFactors = async (tx: Tx, projectId: number): Promise<BetterFactorUse[]> =>
  usesByFactor(
    (await entriesWithBetter(tx, projectId)).map(({ factor, ...row }) => ({
      ...row,
      factor: found(namedFactor(factor) ?? undefined),
    })),
  );

type Change = { projectId: number; factorId: string; actor: Actor; today: string };

/** What a change to a better factor would do; nothing is saved. */
export const previewChange = async (tx: Tx, change: Change): Promise<FactorChanged> =>
  (await planOf(tx, change, '')).changed;

/** Again, it changes nothing: no entry uses an average any more. */
export async function changeFactors(tx: Tx, change: Change): Promise<FactorChanged> {
  const { changed, calculated, factor } = await planOf(tx, change, 'for update');
  await saveFigures(tx, calculated, change.actor);
  await saveMaterialFactor(tx, changed.materials, factor, change.actor);
  return changed;
}

async function planOf(tx: Tx, { projectId, factorId, actor, today }: Change, lock: string) {
  const factors = await ownMaterialFactors(tx);
  const factor = found(factors.find(({ id }) => id === factorId));
  const uses = (await entriesWithBetter(tx, projectId)).filter((use) => use.factor.id === factorId);
  const entries = await findEntries(
    tx,
    projectId,
    uses.map(({ id }) => id),
    lock,
  );
  const before = entries.filter(({ betterFactor }) => betterFactor?.id === factorId);
  const calculated = await withFactor(tx, before, () => factorId, actor);
  const materials = await materialsToChange(tx, before, { factors, factorId, today });
  const changed = {
    projectId,
    name: factor.name,
    factorId,
    ...summaryOfChange(before, calculated),
    materials,
  };
  return { changed, calculated, factor };
}

/** Each entry as if a user had edited its factor. */
async function withFactor(
  tx: Tx,
  entries: readonly CarbonEntry[],
  factorIdOf: (entry: CarbonEntry) => string,
  actor: Actor,
): Promise<CarbonEntry[]> {
  const edited = entries.map(
    (entry) => editEntry(entry, actor, { factorId: factorIdOf(entry) }).entry,
  );
  const calculated = await calculateEntries(tx, edited);
  for (const { missing } of calculated) refuseIfIncomplete(missing, false);
  return calculated;
}

type Undo = Pick<Change, 'projectId' | 'actor' | 'today'> & { undo: FactorChangeUndo };

/** The entries and materials get the factors that they had. */
export async function undoChange(
  tx: Tx,
  { projectId, actor, today, undo }: Undo,
): Promise<FactorChanged> {
  const former = new Map(
    undo.entries.flatMap(({ factorId, carbonEntryIds }) =>
      carbonEntryIds.map((id) => [id, factorId] as const),
    ),
  );
  const before = await findEntries(tx, projectId, [...former.keys()], 'for update');
  refuseIfChangedSince(before, former.size, undo.factorId);
  const calculated = await withFactor(tx, before, ({ id }) => found(former.get(id)), actor);
  await saveFigures(tx, calculated, actor);
  const materials = await restoreMaterials(tx, undo, actor, today);
  const name = nameOf(before);
  const summary = summaryOfChange(before, calculated);
  return { projectId, name, factorId: undo.factorId, ...summary, materials };
}

const nameOf = (entries: readonly Pick<CarbonEntry, 'factorName'>[]): Factor['name'] =>
  entries[0]?.factorName ?? '';
