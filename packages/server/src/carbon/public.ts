import type { CarbonEntry } from '@sitewright/domain/carbon/carbon-entry';
import { betterThanAverages } from '@sitewright/domain/carbon/factor-suggestion';
import { cutAtToday, totalsByContract } from '@sitewright/domain/carbon/footprint-rules';
import { burnsFuel, isSameWork } from '@sitewright/domain/carbon/posted-entries';
import type { Delivery } from '@sitewright/domain/deliveries/delivery';
import type { DiaryEntry } from '@sitewright/domain/diary/diary-entry';
import type { Actor } from '@sitewright/domain/kernel/access';
import type { PurchaseOrder } from '@sitewright/domain/purchase-orders/purchase-order';
import type { Tx } from '../platform/tenancy.ts';
import { calculateEntry } from './entries.ts';
import { factorFor, ownMaterialFactors } from './factors.ts';
import { kindSums } from './footprint-sums.ts';
import { entriesOfDelivery } from './posting-delivery.ts';
import { type PlantWork, workOfPlant } from './posting-plant.ts';
import { findStandard } from './standards.ts';
import {
  deleteEntriesOfLines,
  deleteEntry,
  insertEntries,
  lockEntriesOfDiary,
  saveEntry,
} from './store.ts';

/** Posts the carbon of a delivery in the same transaction; it is deleted with the delivery. */
export async function postDelivery(
  tx: Tx,
  order: PurchaseOrder,
  delivery: Delivery,
  actor: Actor,
): Promise<void> {
  await insertEntries(tx, await entriesOfDelivery(tx, order, delivery), actor);
}

/** Posts the carbon of one line again after some of it went back. */
export async function postReturn(
  tx: Tx,
  order: PurchaseOrder,
  delivery: Delivery,
  actor: Actor,
): Promise<void> {
  await deleteEntriesOfLines(tx, delivery);
  await postDelivery(tx, order, delivery, actor);
}

/**
 * Posts the fuel of the plant in these diary entries; an entry that no longer names plant loses its
 * carbon.
 */
export async function postPlant(tx: Tx, entries: readonly DiaryEntry[], actor: Actor) {
  const ids = entries.map(({ id }) => id);
  const posted = await lockEntriesOfDiary(tx, ids);
  for (const entry of entries)
    await postMachine(
      tx,
      entry,
      posted.find(({ diaryEntryId }) => diaryEntryId === entry.id),
      actor,
    );
}

async function postMachine(
  tx: Tx,
  entry: DiaryEntry,
  before: CarbonEntry | undefined,
  actor: Actor,
) {
  if (burnsFuel(entry)) await postWork(tx, await workOfPlant(tx, entry, before), before, actor);
  else if (before) await deleteEntry(tx, before.id);
}

async function postWork(tx: Tx, work: PlantWork, before: CarbonEntry | undefined, actor: Actor) {
  if (!before) await insertEntries(tx, [await calculateEntry(tx, work)], actor);
  else if (!isSameWork(before, work))
    await saveEntry(tx, { ...before, ...(await calculateEntry(tx, work)) }, actor);
}

/** A factor in the year of a day; undefined where that year has none. */
export const findFactorOnDay = async (tx: Tx, id: string | null | undefined, day: string) =>
  id ? factorFor(tx, id, Number(day.slice(0, 4))) : undefined;

/** The company's factor that should replace an official average, if there is one. */
export const findBetterFactors = async (tx: Tx) => betterThanAverages(await ownMaterialFactors(tx));

/** Emissions of each contract up to a day, by the company's standard. */
export async function contractEmissions(tx: Tx, today: string): Promise<Map<number, string>> {
  const basis = await findStandard(tx);
  return totalsByContract(await kindSums(tx, { span: cutAtToday({}, today), basis }), basis);
}
