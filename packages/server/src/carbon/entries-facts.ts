import type { CarbonEntryDraft } from '@sitewright/domain/carbon/carbon-entry';
import type { Factor } from '@sitewright/domain/carbon/factor';
import type { Facts, Reckonable } from '@sitewright/domain/carbon/reckoned';
import { plainDecimal } from '@sitewright/domain/kernel/decimal';
import { found } from '@sitewright/domain/kernel/problem';
import { eq } from 'drizzle-orm';
import { materials } from '../materials/table.ts';
import { plantHires } from '../plant/table.ts';
import type { Tx } from '../platform/tenancy.ts';
import { projects } from '../projects/table.ts';
import { factorFor } from './factors.ts';
import { companionsOf } from './reference/official-factors.ts';
import { findWasteCode, wasteFactorOf } from './reference/waste-codes.ts';

type Named = { [K in 'projectId' | 'materialId' | 'plantHireId']?: number | null | undefined };

/** Whatever an ask names has to be here, also where no figure follows from it. */
export async function refuseUnknown(tx: Tx, { projectId, materialId, plantHireId }: Named) {
  if (projectId) await one(tx.$count(projects, eq(projects.id, projectId)));
  if (materialId) await one(tx.$count(materials, eq(materials.id, materialId)));
  if (plantHireId) await one(tx.$count(plantHires, eq(plantHires.id, plantHireId)));
}

const one = async (count: Promise<number>) => found((await count) || undefined);

export type Dated = Reckonable & Pick<CarbonEntryDraft, 'date'> & Pick<Named, 'materialId'>;

/** The one that was chosen, else that of its material; kilograms that somebody entered need none. */
export async function factorIdOf(tx: Tx, entry: Dated): Promise<string | null> {
  const { factorId = null, category, materialId, carbonEmitted } = entry;
  if (factorId || carbonEmitted || category !== 'materials' || !materialId) return factorId;
  const material = await findMaterial(tx, materialId);
  return (
    material?.carbonFactorId ?? (material?.carbonPerUnit ? `${ofMaterial}${materialId}` : null)
  );
}

/** All that the figures of an entry follow from, as it holds on its day. */
export async function factsOf(tx: Tx, entry: Dated): Promise<Facts> {
  const year = Number(entry.date.slice(0, 4));
  const { wasteCode, returnFactorId } = entry;
  const factor = await factorOf(tx, entry, year);
  const returnFactor = returnFactorId ? await factorFor(tx, returnFactorId, year) : undefined;
  return {
    year,
    factor,
    companions: companionsFor(factor),
    returnFactor,
    returnCompanions: companionsFor(returnFactor),
    wasteCode: wasteCode ? findWasteCode(wasteCode) : undefined,
  };
}

const companionsFor = (factor: Factor | undefined) =>
  factor && companionsOf(factor.id, factor.year);

async function factorOf(tx: Tx, entry: Dated, year: number): Promise<Factor | undefined> {
  const { factorId, category } = entry;
  if (factorId?.startsWith(ofMaterial)) return factorOfMaterial(tx, factorId, year);
  if (factorId) return factorFor(tx, factorId, year);
  return category === 'waste' ? factorOfWaste(tx, entry, year) : undefined;
}

async function factorOfWaste(tx: Tx, { wasteCode, wasteRoute }: Dated, year: number) {
  const row = wasteCode && wasteRoute ? wasteFactorOf(wasteCode, wasteRoute, year) : undefined;
  return row && factorFor(tx, row.id, year);
}

/** Of a figure that the catalogue has on somebody's word. */
const ofMaterial = 'material-';

async function factorOfMaterial(tx: Tx, factorId: string, year: number) {
  const [, id] = factorId.match(/^material-(\d{1,9})$/) ?? [];
  const material = await findMaterial(tx, Number(id ?? 0));
  return material && catalogued(material, year);
}

async function findMaterial(tx: Tx, id: number) {
  const [material] = await tx.select().from(materials).where(eq(materials.id, id));
  return material;
}

function catalogued(material: typeof materials.$inferSelect, year: number): Factor | undefined {
  const { id, itemDescription, unit, carbonPerUnit, carbonSource, carbonYear } = material;
  if (!carbonPerUnit) return;
  return {
    id: `${ofMaterial}${id}`,
    source: /\bEPD\b/i.test(carbonSource ?? '') ? 'epd' : 'own',
    year: carbonYear ?? year,
    name: itemDescription,
    group: 'Materials',
    category: 'materials',
    scope: '3',
    unit,
    value: plainDecimal(carbonPerUnit),
    density: null,
    citation: [carbonSource, carbonYear].filter(Boolean).join(', '),
    copies: null,
    official: null,
    reason: null,
    expiresOn: null,
  };
}
