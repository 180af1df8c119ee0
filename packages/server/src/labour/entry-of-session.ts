import { isSignedOff, writeOnDay } from '@sitewright/domain/diary/day-status';
import { columnsFrom } from '@sitewright/domain/diary/labor';
import { contentOf } from '@sitewright/domain/diary/rules';
import type { Actor } from '@sitewright/domain/kernel/access';
import { londonDay } from '@sitewright/domain/kernel/calendar';
import { found } from '@sitewright/domain/kernel/problem';
import { fullName } from '@sitewright/domain/labour/crew';
import { entryOf } from '@sitewright/domain/labour/entry';
import type { LabourSession } from '@sitewright/domain/labour/labour-session';
import { inArray } from 'drizzle-orm';
import { lockDay, saveDay } from '../diary/days.ts';
import { findEntry } from '../diary/entries.ts';
import { diaryAmendments, diaryEntries } from '../diary/table.ts';
import { nameOf } from '../platform/recycle.ts';
import type { Tx } from '../platform/tenancy.ts';
import { workers } from '../workforce/table.ts';

const lateReason = 'The crew finished after the day was signed off.';

type Written = { now: Date; workSummary?: string | null | undefined };

/** Writes what each crew of a contract did into its days; the sessions then know their entries. */
export async function enterInDiary(
  tx: Tx,
  sessions: readonly LabourSession[],
  actor: Actor,
  written: Written,
): Promise<LabourSession[]> {
  const author = { userId: actor.userId, name: await nameOf(tx, actor) };
  const sealed = await markDays(tx, sessions, actor);
  const entered = await insertEntries(tx, sessions, author, written);
  const late = entered.filter((session) => sealed.includes(dayOf(session)));
  for (const { diaryEntryId } of late) await amend(tx, diaryEntryId ?? 0, author);
  return entered;
}

const dayOf = ({ startedAt }: LabourSession): string => londonDay(new Date(startedAt));

/** Holds the days of these crews, the earliest first; tells which of them are signed off. */
async function markDays(tx: Tx, sessions: readonly LabourSession[], actor: Actor) {
  const dates = new Map(sessions.map((session) => [dayOf(session), session.projectId]));
  const sealed: string[] = [];
  for (const [date, projectId] of [...dates].toSorted()) {
    const day = await lockDay(tx, projectId, date, actor);
    await saveDay(tx, writeOnDay(day, lateReason), actor);
    if (isSignedOff(day)) sealed.push(date);
  }
  return sealed;
}

type Author = { userId: number; name: string };

async function amend(tx: Tx, diaryEntryId: number, { userId, name }: Author): Promise<void> {
  await tx.insert(diaryAmendments).values({
    diaryEntryId,
    reason: lateReason,
    after: contentOf(await findEntry(tx, diaryEntryId)),
    amendedBy: userId,
    amendedByName: name,
  });
}

export async function insertEntries(
  tx: Tx,
  sessions: readonly LabourSession[],
  { userId, name }: Author,
  { now, workSummary }: Written,
): Promise<LabourSession[]> {
  if (sessions.length === 0) return [];
  const names = await namesOf(tx, sessions);
  const rows = sessions.map((session) => {
    const operatives = session.workerIds.map((id) => names.get(id) ?? '');
    const entry = entryOf(session, operatives, workSummary);
    const labor = JSON.stringify(entry.labor);
    return {
      ...entry,
      ...columnsFrom(labor),
      labor,
      projectId: session.projectId,
      userId,
      author: name,
      enteredAt: now,
      createdAt: now,
      createdBy: userId,
      updatedBy: userId,
    };
  });
  const made = await tx.insert(diaryEntries).values(rows).returning({ id: diaryEntries.id });
  return sessions.map((session, i) => ({ ...session, diaryEntryId: found(made[i]).id }));
}

async function namesOf(tx: Tx, sessions: readonly LabourSession[]): Promise<Map<number, string>> {
  const ids = sessions.flatMap(({ workerIds }) => workerIds);
  const rows = await tx.select().from(workers).where(inArray(workers.id, ids));
  return new Map(rows.map((worker) => [worker.id, fullName(worker)]));
}
