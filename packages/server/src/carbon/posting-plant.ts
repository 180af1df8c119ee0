import type { CarbonEntry } from '@sitewright/domain/carbon/carbon-entry';
import { entryOfPlant, type FuelUse } from '@sitewright/domain/carbon/posted-entries';
import type { DiaryEntry } from '@sitewright/domain/diary/diary-entry';
import { dayOf } from '@sitewright/domain/diary/rules';
import type { PlantHire } from '@sitewright/domain/plant/plant-hire';
import { queryRows } from '../platform/prepared-statements.ts';
import type { Tx } from '../platform/tenancy.ts';
import { findPlantRate, fuelFactorId } from './reference/plant-rates.ts';

export type PlantWork = ReturnType<typeof entryOfPlant>;

/** The work of the plant in a diary entry; `before` is the posted entry, which a user may have edited. */
export async function workOfPlant(
  tx: Tx,
  entry: DiaryEntry,
  before: CarbonEntry | undefined,
): Promise<PlantWork> {
  const hire = await findHire(tx, entry);
  return entryOfPlant(entry, hire, usualConsumption(hire, entry), before);
}

export type Hire = Pick<
  PlantHire,
  'id' | 'name' | 'plantType' | 'supplierName' | 'fuelType' | 'litresPerHour'
>;

export const hireColumns = `h.id, h.name, h.plant_type as "plantType",
  h.supplier_name as "supplierName", h.fuel_type as "fuelType", h.litres_per_hour as "litresPerHour"`;

/** The hire whose clock wrote the entry; otherwise the one of that name on site, latest first. */
const hireOfEntry = `
  select ${hireColumns}
  from plant_hires h
  left join labour_sessions s on s.plant_hire_id = h.id and s.diary_entry_id = $1
  where h.project_id = $2 and (s.id is not null
    or h.status <> 'requested' and (h.on_hire_at at time zone 'Europe/London')::date <= $3
      and coalesce((h.collected_at at time zone 'Europe/London')::date >= $3, true)
      and lower(regexp_replace(trim(h.name), '\\s+', ' ', 'g')) = $4)
  order by s.id is null, h.on_hire_at desc, h.id desc limit 1`;

async function findHire(tx: Tx, entry: DiaryEntry): Promise<Hire | undefined> {
  const { id, projectId, plant } = entry;
  const [hire] = await queryRows<Hire>(tx, hireOfEntry, [
    id,
    projectId,
    dayOf(entry),
    plainName(plant ?? ''),
  ]);
  return hire;
}

/** Case and extra spaces do not matter. */
const plainName = (name: string): string => name.trim().replace(/\s+/g, ' ').toLowerCase();

const isElectric = (factorId: string | undefined): boolean => Boolean(factorId?.startsWith('7_'));

/** From the hire, otherwise as usual for such plant; litres do not apply to electric plant. */
export function usualConsumption(
  hire: Hire | undefined,
  { plant }: Pick<DiaryEntry, 'plant'>,
): FuelUse {
  const rate = findPlantRate([hire?.name ?? plant, hire?.plantType].filter(Boolean).join(' '));
  const factorId = hire?.fuelType ? fuelFactorId(hire.fuelType) : rate?.factorId;
  const usual = isElectric(factorId) === isElectric(rate?.factorId) ? rate?.perHour : undefined;
  const ofHire = Number(hire?.litresPerHour) > 0 ? hire?.litresPerHour : undefined;
  return { factorId: factorId ?? null, perHour: ofHire ?? usual ?? null };
}
