import type { StoredDay } from '@sitewright/domain/diary/day';
import { isSignedOff } from '@sitewright/domain/diary/day-status';
import type { DiaryEntry } from '@sitewright/domain/diary/diary-entry';
import { columnsFrom } from '@sitewright/domain/diary/labor';
import { entryShownTo } from '@sitewright/domain/diary/pay';
import { dayOf, type NewEntry } from '@sitewright/domain/diary/rules';
import type { Actor } from '@sitewright/domain/kernel/access';
import { changedMeanwhile, found, Refused } from '@sitewright/domain/kernel/problem';
import { eq } from 'drizzle-orm';
import { createdBy, nameOf, updatedBy } from '../platform/audit.ts';
import type { Tx } from '../platform/tenancy.ts';
import { keepAmendment } from './amendments.ts';
import { isDay, markDays, type Reason, toDay } from './days.ts';
import { entriesWhere, findEntry } from './entries.ts';
import { entriesSaved } from './events.ts';
import { diaryDays, diaryEntries } from './table.ts';

/** SQL, for contract `p` and day `$1`. */
export const writingUp = {
  isGoing: `p.status = 'active' and (p.finish_date is null or p.finish_date >= $1::date)`,
  /** The first day that needs a diary. */
  from: `greatest(coalesce(p.start_date, '2000-01-01'), (p.created_at at time zone 'Europe/London')::date)`,
  /** The day has an entry, or is marked as without work. */
  isDone: `(exists (select from diary_entries e where e.project_id = p.id and e.date = $1::date)
    or exists (select from diary_days d where d.project_id = p.id and d.date = $1::date and d.is_no_work))`,
};

/** Locked for writing and for signing off, so that the two cannot overlap. */
export async function lockDay(
  tx: Tx,
  projectId: number,
  date: string,
  actor: Actor,
): Promise<StoredDay> {
  const day = { projectId, date, ...createdBy(actor) };
  await tx.insert(diaryDays).values(day).onConflictDoNothing();
  const [row] = await tx.select().from(diaryDays).where(isDay(projectId, date)).for('update');
  return toDay(found(row));
}

/** Earliest first, to prevent deadlocks. */
export async function lockDays(
  tx: Tx,
  projectId: number,
  dates: readonly string[],
  actor: Actor,
): Promise<StoredDay[]> {
  const days: StoredDay[] = [];
  for (const date of [...new Set(dates)].sort())
    days.push(await lockDay(tx, projectId, date, actor));
  return days;
}

/** Locks an entry with its day and the day it may move to, so that neither is signed off meanwhile. */
export async function lockEntry(tx: Tx, id: number, actor: Actor, moveTo?: string) {
  const { projectId, date } = await findEntry(tx, id);
  const from = date.slice(0, 10);
  const days = await lockDays(tx, projectId, [from, moveTo ?? from], actor);
  await tx.select().from(diaryEntries).where(eq(diaryEntries.id, id)).for('update');
  const entry = await findEntry(tx, id);
  // The entry was moved while this request waited for its day.
  if (dayOf(entry) !== from)
    throw new Refused(changedMeanwhile, { current: entryShownTo(actor)(entry) });
  return { entry, day: found(days.find((day) => day.date === from)), days };
}

type Entry = Awaited<ReturnType<typeof lockEntry>>;

/** Changes a locked entry. */
export async function rewrite(tx: Tx, { entry, days }: Entry, workSummary: string, actor: Actor) {
  await markDays(tx, days, null, actor);
  await tx
    .update(diaryEntries)
    .set({ workSummary, ...updatedBy(actor) })
    .where(eq(diaryEntries.id, entry.id));
}

export type Held = { days: readonly StoredDay[]; reason: Reason };

/** Writes entries on locked days, in order; a signed day needs a reason, which is stored. */
export async function writeEntries(
  tx: Tx,
  entries: readonly NewEntry[],
  { days, reason }: Held,
  actor: Actor,
): Promise<DiaryEntry[]> {
  await markDays(tx, days, reason, actor);
  const written = await insertEntries(tx, entries, actor);
  await entriesSaved.publish(tx, written, actor);
  const daysOf = (entry: DiaryEntry) => days.filter(({ date }) => date === dayOf(entry));
  for (const after of written)
    await keepAmendment(tx, daysOf(after), { before: null, after, reason }, actor);
  return written.map((entry) => ({ ...entry, isAmended: daysOf(entry).some(isSignedOff) }));
}

async function insertEntries(tx: Tx, entries: readonly NewEntry[], actor: Actor) {
  const name = await nameOf(tx, actor);
  const rows = entries.map(({ enteredAt, author = name, ...content }) => ({
    ...content,
    ...columnsFrom(content.labor),
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
