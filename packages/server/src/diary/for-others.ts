import type { KeptDay } from '@sitewright/domain/diary/day';
import { isSignedOff } from '@sitewright/domain/diary/day-status';
import type { DiaryEntry } from '@sitewright/domain/diary/diary-entry';
import { columnsFrom } from '@sitewright/domain/diary/labor';
import { dayOf, type NewEntry } from '@sitewright/domain/diary/rules';
import type { Actor } from '@sitewright/domain/kernel/access';
import { found } from '@sitewright/domain/kernel/problem';
import { createdBy, nameOf } from '../platform/audit.ts';
import type { Tx } from '../platform/tenancy.ts';
import { keepAmendment } from './amendments.ts';
import { isDay, markDays, type Reason, toDay } from './days.ts';
import { entriesWhere } from './entries.ts';
import { diaryDays, diaryEntries } from './table.ts';

/** Whoever writes on a day or signs it off holds it, so that the two cannot cross. */
export async function lockDay(
  tx: Tx,
  projectId: number,
  date: string,
  actor: Actor,
): Promise<KeptDay> {
  const day = { projectId, date, ...createdBy(actor) };
  await tx.insert(diaryDays).values(day).onConflictDoNothing();
  const [row] = await tx.select().from(diaryDays).where(isDay(projectId, date)).for('update');
  return toDay(found(row));
}

/** The earliest first, so that nobody waits for each other. */
export async function lockDays(
  tx: Tx,
  projectId: number,
  dates: readonly string[],
  actor: Actor,
): Promise<KeptDay[]> {
  const days: KeptDay[] = [];
  for (const date of [...new Set(dates)].sort())
    days.push(await lockDay(tx, projectId, date, actor));
  return days;
}

export type Held = { days: readonly KeptDay[]; reason: Reason };

/** Writes on days that are held, in the order given; on one that is signed off, for a reason that is kept. */
export async function writeEntries(
  tx: Tx,
  entries: readonly NewEntry[],
  { days, reason }: Held,
  actor: Actor,
): Promise<DiaryEntry[]> {
  await markDays(tx, days, reason, actor);
  const written = await insertEntries(tx, entries, actor);
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
  return written.toSorted((one, other) => one.id - other.id);
}
