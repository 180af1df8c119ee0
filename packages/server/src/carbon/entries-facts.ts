import type { CarbonEntry, CarbonEntryDraft } from '@sitewright/domain/carbon/carbon-entry';
import type { SettledCarbon } from '@sitewright/domain/carbon/carbon-settings';
import {
  type CataloguedCarbon,
  catalogued,
  factorIdOf,
  materialNumberOf,
} from '@sitewright/domain/carbon/catalogued';
import type { EmissionInput, Facts, UsedFactor } from '@sitewright/domain/carbon/emission-input';
import { isAssumed } from '@sitewright/domain/carbon/posted';
import { found } from '@sitewright/domain/kernel/problem';
import { eq, inArray } from 'drizzle-orm';
import { materials } from '../materials/table.ts';
import { plantHires } from '../plant/table.ts';
import type { Tx } from '../platform/tenancy.ts';
import { projects } from '../projects/table.ts';
import { factorsFor } from './factors.ts';
import { companionIds, companionsOf } from './reference/companion-ids.ts';
import { findWasteCode, wasteFactorOf } from './reference/waste-codes.ts';
import { findSettled } from './standards.ts';

type Named = { [K in 'projectId' | 'materialId' | 'plantHireId']?: number | null | undefined };

/** Whatever an ask names has to be here, also where no figure follows from it. */
export async function refuseUnknown(tx: Tx, { projectId, materialId, plantHireId }: Named) {
  if (projectId) await one(tx.$count(projects, eq(projects.id, projectId)));
  if (materialId) await one(tx.$count(materials, eq(materials.id, materialId)));
  if (plantHireId) await one(tx.$count(plantHires, eq(plantHires.id, plantHireId)));
}

const one = async (count: Promise<number>) => found((await count) || undefined);

export type Dated = EmissionInput &
  Pick<CarbonEntryDraft, 'date'> &
  Pick<Named, 'materialId'> &
  Partial<Pick<CarbonEntry, 'deliveryId' | 'isWeighed' | 'materialCategory'>>;

/** Each entry with its factor named, and all that its figures follow from as it holds on its day. */
export async function factsOf<T extends Dated>(
  tx: Tx,
  entries: readonly T[],
): Promise<{ entry: T; facts: Facts }[]> {
  const catalogue = await catalogueOf(tx, entries);
  const named = entries.map((entry) => ({
    ...entry,
    factorId: factorIdOf(entry, catalogue.get(entry.materialId ?? 0)),
  }));
  const settings = await findSettled(tx);
  const factors = new Map<number, FactorOf>();
  for (const year of new Set(named.map(yearOf)))
    factors.set(year, await factorsIn(tx, year, named, catalogue));
  return named.map((entry) => ({
    entry,
    facts: factsBy(entry, found(factors.get(yearOf(entry))), settings),
  }));
}

const yearOf = ({ date }: Dated): number => Number(date.slice(0, 4));

type Catalogue = Map<number, CataloguedCarbon>;

async function catalogueOf(tx: Tx, entries: readonly Dated[]): Promise<Catalogue> {
  const ids = entries.flatMap(({ category, materialId, factorId }) =>
    [category === 'materials' ? materialId : null, materialNumberOf(factorId)].flatMap(
      (id) => id ?? [],
    ),
  );
  const rows =
    ids.length > 0 ? await tx.select().from(materials).where(inArray(materials.id, ids)) : [];
  return new Map(rows.map((row) => [row.id, row]));
}

type FactorOf = (id: string | null | undefined) => UsedFactor | undefined;

/** Of all that the entries of a year name, with the rows that belong to them: each as the organisation has it. */
async function factorsIn(
  tx: Tx,
  year: number,
  entries: readonly Dated[],
  catalogue: Catalogue,
): Promise<FactorOf> {
  const ids = entries
    .filter((entry) => yearOf(entry) === year)
    .flatMap((entry) => [ownIdOf(entry), entry.returnFactorId])
    .flatMap((id) => id ?? []);
  const all = [...ids, ...ids.flatMap((id) => Object.values(companionIds(id)))];
  const held = await factorsFor(tx, [...new Set(all)], year);
  return (id) => {
    const material = catalogue.get(materialNumberOf(id) ?? 0);
    return material ? catalogued(material) : held.get(id ?? '');
  };
}

/** What was chosen; of waste also what its code and its route lead to. */
function ownIdOf(entry: Dated): string | null | undefined {
  const { factorId, category, wasteCode, wasteRoute } = entry;
  if (factorId || category !== 'waste' || !wasteCode || !wasteRoute) return factorId;
  return wasteFactorOf(wasteCode, wasteRoute, yearOf(entry))?.id;
}

function factsBy(entry: Dated, factorOf: FactorOf, settings: SettledCarbon): Facts {
  const { wasteCode, returnFactorId } = entry;
  const [id, returnId] = [ownIdOf(entry), returnFactorId];
  return {
    year: yearOf(entry),
    factor: factorOf(id),
    companions: companionsOf(id ?? '', factorOf),
    returnFactor: factorOf(returnId),
    returnCompanions: companionsOf(returnId ?? '', factorOf),
    wasteCode: wasteCode ? findWasteCode(wasteCode) : undefined,
    isAssumed: isAssumed(entry, settings),
  };
}
