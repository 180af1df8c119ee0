import type { NewEntry } from '@sitewright/domain/diary/rules';
import type { Actor } from '@sitewright/domain/kernel/access';
import { found } from '@sitewright/domain/kernel/problem';
import { fullName } from '@sitewright/domain/labour/crew';
import { diaryEntryOfCrew } from '@sitewright/domain/labour/diary-entry';
import type { LabourSession } from '@sitewright/domain/labour/labour-session';
import { inArray } from 'drizzle-orm';
import { lockDays, writeEntries } from '../diary/public.ts';
import type { Tx } from '../platform/tenancy.ts';
import { workers } from '../workforce/table.ts';

const lateReason = 'The crew finished after the day was signed off.';

type Written = { now: Date; workSummary?: string | null | undefined };

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
  const entryRows = await writeEntries(tx, entries, { days, reason: lateReason }, actor);
  return sessions.map((session, i) => ({ ...session, diaryEntryId: found(entryRows[i]).id }));
}

/** Fields that the clock does not provide. */
const emptyFields = { author: undefined, materialsDelivered: null, weather: null, sharedWith: [] };

export async function diaryEntriesOfSessions(
  tx: Tx,
  sessions: readonly LabourSession[],
  { now, workSummary }: Written,
): Promise<NewEntry[]> {
  const names = await namesOf(tx, sessions);
  return sessions.map((session) => {
    const operatives = session.workerIds.map((id) => names.get(id) ?? '');
    const { labor, ...entry } = diaryEntryOfCrew(session, operatives, workSummary);
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
