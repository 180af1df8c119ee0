import { isAtWork } from '@sitewright/domain/carbon/posted';
import type { Delivery } from '@sitewright/domain/deliveries/delivery';
import type { DiaryEntry } from '@sitewright/domain/diary/diary-entry';
import type { Actor } from '@sitewright/domain/kernel/access';
import type { PurchaseOrder } from '@sitewright/domain/purchase-orders/purchase-order';
import type { Tx } from '../platform/tenancy.ts';
import { factorFor } from './factors.ts';
import { entriesOfDelivery } from './posting-delivery.ts';
import { carbonOfPlant } from './posting-plant.ts';
import { deleteEntry, insertEntries, lockEntry, lockEntryOfDiary, saveEntry } from './store.ts';

/** What a delivery brought emits, in its own transaction; it goes with the delivery. */
export async function postDelivery(
  tx: Tx,
  order: PurchaseOrder,
  delivery: Delivery,
  actor: Actor,
): Promise<void> {
  await insertEntries(tx, await entriesOfDelivery(tx, order, delivery), actor);
}

/** What the machines of these diary entries burnt; one that speaks of no machine any more has no carbon. */
export async function postPlant(tx: Tx, entries: readonly DiaryEntry[], actor: Actor) {
  for (const entry of entries) {
    const before = await lockEntryOfDiary(tx, entry.id);
    if (!isAtWork(entry)) await removePosted(tx, before);
    else if (before)
      await saveEntry(tx, { ...before, ...(await carbonOfPlant(tx, entry, before)) }, actor);
    else await insertEntries(tx, [await carbonOfPlant(tx, entry, before)], actor);
  }
}

const removePosted = async (tx: Tx, entry: { id: number } | undefined) =>
  entry && deleteEntry(tx, entry.id);

/** A factor as it holds in the year of a day; undefined where that year has none. */
export const factorOn = async (tx: Tx, id: string | null | undefined, day: string) =>
  id ? factorFor(tx, id, Number(day.slice(0, 4))) : undefined;

/** With its files, for whoever brings one back. */
export const lockCarbonEntry = lockEntry;
