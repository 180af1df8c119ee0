import type { KeptDay } from '@sitewright/domain/diary/day';
import { isSignedOff } from '@sitewright/domain/diary/day-status';
import type { Amendment, DiaryEntry } from '@sitewright/domain/diary/diary-entry';
import { columnsFrom } from '@sitewright/domain/diary/labor';
import { contentOf, dayOf, type NewEntry, secondsOfDoubt } from '@sitewright/domain/diary/rules';
import type { Actor } from '@sitewright/domain/kernel/access';
import { changedMeanwhile, found, Refused } from '@sitewright/domain/kernel/problem';
import { desc, eq } from 'drizzle-orm';
import { createdBy, updatedBy } from '../platform/audit.ts';
import { nameOf } from '../platform/recycle.ts';
import type { Tx } from '../platform/tenancy.ts';
import { lockDay } from './days.ts';
import { entriesWhere, findEntry } from './entries.ts';
import { diaryAmendments, diaryEntries } from './table.ts';

/** The same entry, sent by the same person a moment ago: a tap too many, or a retry. */
export async function findTwin(
  tx: Tx,
  entry: NewEntry,
  { userId }: Actor,
): Promise<DiaryEntry | undefined> {
  const [twin] = await entriesWhere(
    tx,
    {
      'project_id = ?': [entry.projectId],
      'date = ?': [entry.date],
      'created_by = ?': [userId],
      'abs(extract(epoch from entered_at - ?::timestamptz)) <= ?': [
        entry.enteredAt,
        secondsOfDoubt,
      ],
      'work_summary = ?': [entry.workSummary],
      'labor = ?': [entry.labor],
      'weather_impact is not distinct from ?': [entry.weatherImpact],
      'materials_delivered is not distinct from ?': [entry.materialsDelivered],
      'weather is not distinct from ?::jsonb': [entry.weather],
      'shared_with = ?::text[]': [entry.sharedWith],
    },
    1,
  );
  return twin;
}

export async function insertEntry(tx: Tx, entry: NewEntry, actor: Actor): Promise<DiaryEntry> {
  const { enteredAt, author, ...content } = entry;
  const [row] = await tx
    .insert(diaryEntries)
    .values({
      ...content,
      ...columnsFrom(entry.labor),
      author: author ?? (await nameOf(tx, actor)),
      userId: actor.userId,
      enteredAt: new Date(enteredAt),
      ...createdBy(actor),
    })
    .returning({ id: diaryEntries.id });
  return findEntry(tx, found(row).id);
}

/**
 * An entry with its day, and the day it may move to: whoever signs one of them off meanwhile waits,
 * or is waited for. Days are locked in their order, so that nobody waits for each other.
 */
export async function lockEntry(tx: Tx, id: number, actor: Actor, moveTo?: string) {
  const { projectId, date } = await findEntry(tx, id);
  const from = date.slice(0, 10);
  const days = new Map<string, KeptDay>();
  for (const day of [...new Set([from, moveTo ?? from])].sort())
    days.set(day, await lockDay(tx, projectId, day, actor));
  await tx.select().from(diaryEntries).where(eq(diaryEntries.id, id)).for('update');
  const entry = await findEntry(tx, id);
  // While we waited for its day, somebody moved it to another.
  if (dayOf(entry) !== from) throw new Refused(changedMeanwhile, { current: entry });
  return { entry, day: found(days.get(from)), days: [...days.values()] };
}

export async function saveEntry(tx: Tx, entry: DiaryEntry, actor: Actor): Promise<DiaryEntry> {
  const { date, ...content } = contentOf(entry);
  await tx
    .update(diaryEntries)
    .set({
      ...content,
      date: dayOf(entry),
      ...columnsFrom(entry.labor),
      ...updatedBy(actor),
    })
    .where(eq(diaryEntries.id, entry.id));
  return findEntry(tx, entry.id);
}

type Amended = { before: DiaryEntry | null; after: DiaryEntry; reason: string | null | undefined };

/** On a day that is signed off, both versions are kept, with who changed it and why. */
export async function keepAmendment(
  tx: Tx,
  days: readonly KeptDay[],
  { before, after, reason }: Amended,
  actor: Actor,
): Promise<void> {
  if (!reason || !days.some(isSignedOff)) return;
  await tx.insert(diaryAmendments).values({
    diaryEntryId: after.id,
    reason,
    before: before && contentOf(before),
    after: contentOf(after),
    amendedBy: actor.userId,
    amendedByName: await nameOf(tx, actor),
  });
}

export async function listAmendments(tx: Tx, { id }: DiaryEntry): Promise<Amendment[]> {
  const rows = await tx
    .select()
    .from(diaryAmendments)
    .where(eq(diaryAmendments.diaryEntryId, id))
    .orderBy(desc(diaryAmendments.id));
  return rows.map((row) => ({ ...row, amendedAt: row.amendedAt.toISOString() }));
}
