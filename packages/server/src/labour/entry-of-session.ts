import type { NewEntry } from '@sitewright/domain/diary/rules';
import type { Actor } from '@sitewright/domain/kernel/access';
import { londonDay } from '@sitewright/domain/kernel/calendar';
import { found } from '@sitewright/domain/kernel/problem';
import { fullName } from '@sitewright/domain/labour/crew';
import { correctedEntry, diaryEntryOfCrew } from '@sitewright/domain/labour/diary-entry';
import type { LabourSession } from '@sitewright/domain/labour/labour-session';
import { inArray } from 'drizzle-orm';
import { amendEntry, lockDays, lockEntry, writeEntries } from '../diary/public.ts';
import type { Tx } from '../platform/tenancy.ts';
import { workers } from '../workforce/table.ts';

const lateReason = 'The crew finished after the day was signed off.';

type Written = {
  now: Date;
  workSummary?: string | null | undefined;
  /** For a day that is signed off; by default that the crew finished late. */
  reason?: string | null | undefined;
};

/** Writes the work of each crew into the diary, and links the sessions to their entries. */
export async function enterInDiary(
  tx: Tx,
  sessions: readonly LabourSession[],
  actor: Actor,
  written: Written,
): Promise<LabourSession[]> {
  const [first] = sessions;
  if (!first) return [];
  const entries = await diaryEntriesOfSessions(tx, sessions, written);
  const dates = entries.map(({ date }) => date);
  const days = await lockDays(tx, first.projectId, dates, actor);
  const reason = written.reason || lateReason;
  const entryRows = await writeEntries(tx, entries, { days, reason }, actor);
  return sessions.map((session, i) => ({ ...session, diaryEntryId: found(entryRows[i]).id }));
}

type Why = { reason: string; actor: Actor; now: Date };

/**
 * The diary entry of a corrected session follows it, on a signed day as an amendment. A crew that had
 * not finished gets its entry; an entry that was deleted stays so.
 */
export async function correctInDiary(
  tx: Tx,
  before: LabourSession,
  after: LabourSession,
  { reason, actor, now }: Why,
): Promise<LabourSession> {
  if (before.finishedAt === null && after.finishedAt !== null) {
    const [entered] = await enterInDiary(tx, [after], actor, { now, reason });
    return found(entered);
  }
  if (before.diaryEntryId === null) return after;
  const names = await namesOf(tx, [before, after]);
  const [was, is] = [namedBy(names, before), namedBy(names, after)];
  const moveTo = londonDay(new Date(after.startedAt));
  const locked = await lockEntry(tx, before.diaryEntryId, actor, moveTo);
  await amendEntry(tx, locked, correctedEntry(locked.entry, was, is), { reason, actor });
  return after;
}

const namedBy = (names: ReadonlyMap<number, string>, session: LabourSession) => ({
  session,
  names: session.workerIds.map((id) => names.get(id) ?? ''),
});

/** Fields that the clock does not provide. */
const emptyFields = { author: undefined, materialsDelivered: null, weather: null, sharedWith: [] };

export async function diaryEntriesOfSessions(
  tx: Tx,
  sessions: readonly LabourSession[],
  { now, workSummary }: Written,
): Promise<NewEntry[]> {
  const names = await namesOf(tx, sessions);
  return sessions.map((session) => {
    const { labor, ...entry } = diaryEntryOfCrew(
      session,
      namedBy(names, session).names,
      workSummary,
    );
    return {
      ...emptyFields,
      ...entry,
      labor: JSON.stringify(labor),
      projectId: session.projectId,
      enteredAt: now.toISOString(),
    };
  });
}

async function namesOf(tx: Tx, sessions: readonly LabourSession[]): Promise<Map<number, string>> {
  const ids = sessions.flatMap(({ workerIds }) => workerIds);
  const rows = await tx.select().from(workers).where(inArray(workers.id, ids));
  return new Map(rows.map((worker) => [worker.id, fullName(worker)]));
}
