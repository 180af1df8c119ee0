import type { StoredDay } from '@sitewright/domain/diary/day';
import { entryShownTo } from '@sitewright/domain/diary/pay';
import { dayOf } from '@sitewright/domain/diary/rules';
import type { Actor } from '@sitewright/domain/kernel/access';
import { changedMeanwhile, found, Refused } from '@sitewright/domain/kernel/problem';
import { createdBy } from '../platform/audit.ts';
import { lockId } from '../platform/rows.ts';
import type { Tx } from '../platform/tenancy.ts';
import { onDay, toDay } from './days.ts';
import { findEntry } from './entries.ts';
import { diaryDays, diaryEntries } from './table.ts';

/** Locked for writing and for signing off, so that the two cannot overlap. */
export async function lockDay(
  tx: Tx,
  projectId: number,
  date: string,
  actor: Actor,
): Promise<StoredDay> {
  const day = { projectId, date, ...createdBy(actor) };
  await tx.insert(diaryDays).values(day).onConflictDoNothing();
  const [row] = await tx.select().from(diaryDays).where(onDay(projectId, date)).for('update');
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
  await lockId(tx, diaryEntries, id);
  const entry = await findEntry(tx, id);
  // The entry was moved while this request waited for its day.
  if (dayOf(entry) !== from)
    throw new Refused(changedMeanwhile, { current: entryShownTo(actor)(entry) });
  return { entry, day: found(days.find((day) => day.date === from)), days };
}
