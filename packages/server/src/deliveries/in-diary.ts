import type { DeliveryDraft, Reversal } from '@sitewright/domain/deliveries/delivery';
import {
  type DiaryEntryOutcome,
  diaryEntryOfDelivery,
  isUntouched,
  summaryAfterReversal,
} from '@sitewright/domain/deliveries/in-diary';
import { obstacleOfSignedDay, type Receipt } from '@sitewright/domain/deliveries/rules';
import type { Actor } from '@sitewright/domain/kernel/access';
import { londonDay } from '@sitewright/domain/kernel/calendar';
import { found, refuseIf } from '@sitewright/domain/kernel/problem';
import { eq } from 'drizzle-orm';
import { changeEntryText, lockDay, lockEntry, writeEntries } from '../diary/public.ts';
import { diaryEntries } from '../diary/table.ts';
import { findUserName } from '../platform/audit.ts';
import type { Tx } from '../platform/tenancy.ts';

/** Adds the delivery to the diary of its day, on a signed-off day as an amendment; returns the entry. */
export async function enterInDiary(
  tx: Tx,
  draft: DeliveryDraft,
  { order, lines }: Receipt,
  actor: Actor,
  now: Date,
): Promise<number> {
  const day = await lockDay(tx, order.contractId, draft.date, actor);
  const entry = diaryEntryOfDelivery(order, draft, lines, now.toISOString());
  const locked = { days: [day], reason: draft.reason };
  const [written] = await writeEntries(tx, [entry], locked, actor);
  return found(written).id;
}

/** Removes the entry again unless a user has edited it since; it may also be moved or deleted. */
export async function takeFromDiary(
  tx: Tx,
  diaryEntryId: number | null,
  { reason }: Reversal,
  actor: Actor,
  now: Date,
): Promise<DiaryEntryOutcome> {
  const isEntry = eq(diaryEntries.id, diaryEntryId ?? 0);
  if (!diaryEntryId || (await tx.$count(diaryEntries, isEntry)) === 0) return 'was not there';
  const locked = await lockEntry(tx, diaryEntryId, actor);
  refuseIf(obstacleOfSignedDay(locked.day));
  if (isUntouched(locked.entry, locked.entry.photos.length)) {
    await tx.delete(diaryEntries).where(isEntry);
    return 'gone';
  }
  const taken = { by: await findUserName(tx, actor), today: londonDay(now), reason };
  await changeEntryText(tx, locked, summaryAfterReversal(locked.entry, taken), actor);
  return 'stays';
}
