import type { StoredDay } from '@sitewright/domain/diary/day';
import { isSignedOff } from '@sitewright/domain/diary/day-status';
import type { DiaryEntry } from '@sitewright/domain/diary/diary-entry';
import { columnsFrom } from '@sitewright/domain/diary/labor';
import { dayOf, type NewEntry } from '@sitewright/domain/diary/rules';
import type { Actor } from '@sitewright/domain/kernel/access';
import { createdBy, findUserName } from '../platform/audit.ts';
import type { Tx } from '../platform/tenancy.ts';
import { topic } from '../platform/topic.ts';
import { saveAmendment } from './amendments.ts';
import { markDays, type Reason } from './days.ts';
import { entriesWhere } from './entries.ts';
import { diaryEntries } from './table.ts';

/** Entries were written or changed. */
export const entriesSaved = topic<[entries: readonly DiaryEntry[], actor: Actor]>('entriesSaved');

export type LockedDays = { days: readonly StoredDay[]; reason: Reason };

/** Writes entries on locked days, in order; a signed day needs a reason, which is stored. */
export async function writeEntries(
  tx: Tx,
  entries: readonly NewEntry[],
  { days, reason }: LockedDays,
  actor: Actor,
): Promise<DiaryEntry[]> {
  await markDays(tx, days, reason, actor);
  const written = await insertEntries(tx, entries, actor);
  await entriesSaved.publish(tx, written, actor);
  const daysOf = (entry: DiaryEntry) => days.filter(({ date }) => date === dayOf(entry));
  for (const after of written)
    await saveAmendment(tx, daysOf(after), { before: null, after, reason }, actor);
  return written.map((entry) => ({ ...entry, isAmended: daysOf(entry).some(isSignedOff) }));
}

async function insertEntries(tx: Tx, entries: readonly NewEntry[], actor: Actor) {
  const name = await findUserName(tx, actor);
  const rows = entries.map(({ enteredAt, author = name, ...content }) => ({
    ...content,
    ...columnsFrom(content.labor, content.date),
    author,
    userId: actor.userId,
    enteredAt: new Date(enteredAt),
    ...createdBy(actor),
  }));
  const made = await tx.insert(diaryEntries).values(rows).returning({ id: diaryEntries.id });
  const ids = made.map(({ id }) => id);
  const written = await entriesWhere(tx, { 'id = any(?)': [ids] }, ids.length);
  return written.toSorted((left, right) => left.id - right.id);
}
