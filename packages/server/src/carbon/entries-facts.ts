import type { CarbonEntry, CarbonEntryDraft } from '@sitewright/domain/carbon/carbon-entry';
import type { CarbonStandard } from '@sitewright/domain/carbon/carbon-settings';
import {
  catalogueFactor,
  factorIdOf,
  type MaterialCarbonFields,
  materialNumberOf,
} from '@sitewright/domain/carbon/catalogue-factor';
import { editionFor } from '@sitewright/domain/carbon/edition-year';
import type { EmissionInput, Facts, UsedFactor } from '@sitewright/domain/carbon/emission-input';
import { isAssumed } from '@sitewright/domain/carbon/posted-entries';
import { found } from '@sitewright/domain/kernel/problem';
import { inArray } from 'drizzle-orm';
import { materials } from '../materials/table.ts';
import { plantHires } from '../plant/table.ts';
import { expectRow } from '../platform/rows.ts';
import type { Tx } from '../platform/tenancy.ts';
import { refuseIfNoContract } from '../projects/of-project.ts';
import { factorsFor } from './factors.ts';
import { companionIds, companionsOf } from './reference/companion-ids.ts';
import { findWasteCode, wasteFactorOf } from './reference/waste-codes.ts';
import { findStandard } from './standards.ts';

type References = { [K in 'projectId' | 'materialId' | 'plantHireId']?: number | null | undefined };

/** References must exist, even those that the figures do not depend on. */
export async function refuseUnknown(tx: Tx, { projectId, materialId, plantHireId }: References) {
  if (projectId) await refuseIfNoContract(tx, projectId);
  if (materialId) await expectRow(tx, materials, materialId);
  if (plantHireId) await expectRow(tx, plantHires, plantHireId);
}

export type DatedInput = EmissionInput &
  Pick<CarbonEntryDraft, 'date'> &
  Pick<References, 'materialId'> &
  Partial<Pick<CarbonEntry, 'deliveryId' | 'isWeighed' | 'materialCategory'>>;

/** Each entry with its factor id, and the facts that its figures are calculated from on its day. */
export async function loadEmissionFacts<T extends DatedInput>(
  tx: Tx,
  entries: readonly T[],
): Promise<{ entry: T; facts: Facts }[]> {
  const catalogue = await catalogueOf(tx, entries);
  const withFactorIds = entries.map((entry) => ({
    ...entry,
    factorId: factorIdOf(entry, catalogue.get(entry.materialId ?? 0)),
  }));
  const settings = await findStandard(tx);
  const factors = new Map<number, FactorOf>();
  for (const year of new Set(withFactorIds.map(yearOf)))
    factors.set(year, await factorsIn(tx, year, withFactorIds, catalogue, settings));
  return withFactorIds.map((entry) => ({
    entry,
    facts: factsFor(entry, found(factors.get(yearOf(entry))), settings),
  }));
}

const yearOf = ({ date }: DatedInput): number => Number(date.slice(0, 4));

type Catalogue = Map<number, MaterialCarbonFields>;

async function catalogueOf(tx: Tx, entries: readonly DatedInput[]): Promise<Catalogue> {
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

/** The factors of a year's entries and their companions, as replaced by the organisation. */
async function factorsIn(
  tx: Tx,
  year: number,
  entries: readonly DatedInput[],
  catalogue: Catalogue,
  settings: CarbonStandard,
): Promise<FactorOf> {
  const ids = entries
    .filter((entry) => yearOf(entry) === year)
    .flatMap((entry) => [effectiveFactorId(entry, settings), entry.returnFactorId])
    .flatMap((id) => id ?? []);
  const all = [...ids, ...ids.flatMap((id) => Object.values(companionIds(id)))];
  const valid = await factorsFor(tx, [...new Set(all)], year);
  return (id) => {
    const material = catalogue.get(materialNumberOf(id) ?? 0);
    return material ? catalogueFactor(material) : valid.get(id ?? '');
  };
}

/** The chosen factor; for waste, the one of its code and route. */
function effectiveFactorId(entry: DatedInput, settings: CarbonStandard): string | null | undefined {
  const { factorId, category, wasteCode, wasteRoute } = entry;
  if (factorId || category !== 'waste' || !wasteCode || !wasteRoute) return factorId;
  const edition = editionFor(yearOf(entry), settings);
  return edition ? wasteFactorOf(wasteCode, wasteRoute, edition)?.id : undefined;
}

function factsFor(entry: DatedInput, factorOf: FactorOf, settings: CarbonStandard): Facts {
  const { wasteCode, returnFactorId } = entry;
  const [id, returnId] = [effectiveFactorId(entry, settings), returnFactorId];
  return {
    year: yearOf(entry),
    edition: editionFor(yearOf(entry), settings),
    factor: factorOf(id),
    companions: companionsOf(id ?? '', factorOf),
    returnFactor: factorOf(returnId),
    returnCompanions: companionsOf(returnId ?? '', factorOf),
    wasteCode: wasteCode ? findWasteCode(wasteCode) : undefined,
    isAssumed: isAssumed(entry, settings),
  };
}
