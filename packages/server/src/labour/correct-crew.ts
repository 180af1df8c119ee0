import { isSignedOff } from '@sitewright/domain/diary/day-status';
import type { Actor } from '@sitewright/domain/kernel/access';
import { londonDay } from '@sitewright/domain/kernel/calendar';
import { refusedAt } from '@sitewright/domain/kernel/problem';
import { correctSession } from '@sitewright/domain/labour/correct-session';
import type { LabourCorrectionDraft } from '@sitewright/domain/labour/correction';
import type { Finish, LabourSession } from '@sitewright/domain/labour/labour-session';
import { obstacleOfOverlap } from '@sitewright/domain/labour/overlap';
import { finishAtReportedTime } from '@sitewright/domain/labour/reported-actions';
import { lockDays } from '../diary/public.ts';
import { plantHires } from '../plant/table.ts';
import { findRow } from '../platform/rows.ts';
import type { Tx } from '../platform/tenancy.ts';
import { refuseIfAnyMayNotWork } from '../workforce/public.ts';
import { insertCorrection } from './corrections.ts';
import { correctInDiary, enterInDiary } from './entry-of-session.ts';
import { findOverlaps } from './find-overlaps.ts';
import { lockOrNoteLateAction } from './lock-or-note-late-action.ts';
import { lockSession, markCompanions, saveSessions, saveWorkers } from './store.ts';

type By = { actor: Actor; now: Date };

/** The session, its people and its diary entry as they should have been; the original is kept. */
export async function correctCrew(
  tx: Tx,
  id: number,
  draft: LabourCorrectionDraft,
  { actor, now }: By,
): Promise<void> {
  const session = await lockSession(tx, id);
  const signedOff = await lockSignedOff(tx, session, [session.startedAt, draft.startedAt], actor);
  const machine = session.plantHireId
    ? await findRow(tx, plantHires, session.plantHireId)
    : undefined;
  const facts = { now: now.toISOString(), signedOff, machine };
  const corrected = correctSession(session, draft, actor, facts);
  await refuseUnlessFree(tx, session, corrected);
  const why = { reason: draft.reason, actor, now };
  const entered = await correctInDiary(tx, session, corrected, why);
  await insertCorrection(tx, session, entered, why);
  await markCompanions(tx, [session, entered]);
  await saveSessions(tx, [entered], actor);
  await saveWorkers(tx, entered);
}

/** The people must be free at that time, and those who are added allowed to work there. */
async function refuseUnlessFree(tx: Tx, before: LabourSession, after: LabourSession) {
  const overlap = obstacleOfOverlap(await findOverlaps(tx, after));
  if (overlap) throw refusedAt(after.crewKind === 'gang' ? 'workerIds' : 'startedAt', overlap);
  const added = after.workerIds.filter((id) => !before.workerIds.includes(id));
  const occasion = { now: new Date(after.startedAt), projectId: after.projectId };
  await refuseIfAnyMayNotWork(tx, added, occasion);
}

/** Which of the days on which these instants lie are signed off; locked. */
export async function lockSignedOff(
  tx: Tx,
  { projectId }: Pick<LabourSession, 'projectId'>,
  instants: readonly string[],
  actor: Actor,
): Promise<string[]> {
  const dates = instants.map((instant) => londonDay(new Date(instant)));
  const days = await lockDays(tx, projectId, dates, actor);
  return days.filter(isSignedOff).map(({ date }) => date);
}

/** Finishes a crew now or at the typed time, and writes its diary entry. */
export async function finishCrew(
  tx: Tx,
  id: number,
  finish: Finish,
  { actor, now }: By,
): Promise<void> {
  const session = await lockOrNoteLateAction(tx, id, 'Stopped', finish, { actor, now });
  if (!session) return;
  const signedOff = await lockSignedOff(tx, session, [session.startedAt], actor);
  const facts = { now: now.toISOString(), signedOff };
  const finished = finishAtReportedTime(session, actor, finish, facts);
  const entered = await enterInDiary(tx, [finished], actor, { ...finish, now });
  await saveSessions(tx, entered, actor);
  if (!finish.finishedAt || !finish.reason) return;
  const { reported } = finish;
  const byTheClock = finishAtReportedTime(session, actor, { reported }, facts);
  await insertCorrection(tx, byTheClock, finished, { reason: finish.reason, actor, now });
}
