import type { Actor } from '@sitewright/domain/kernel/access';
import { londonDay } from '@sitewright/domain/kernel/calendar';
import { found, refuseIf } from '@sitewright/domain/kernel/problem';
import { type Crew, crewOf, type StartReferences } from '@sitewright/domain/labour/crew';
import type { LabourSessionStart } from '@sitewright/domain/labour/labour-session';
import { isReportedLate, timeOf, withReviewReason } from '@sitewright/domain/labour/reported-time';
import {
  dayIsSignedOff,
  earlierDayIsSignedOff,
  startedSession,
} from '@sitewright/domain/labour/rules';
import { startTimeOf } from '@sitewright/domain/labour/typed-time';
import { expiredCertificate } from '@sitewright/domain/plant/alerts';
import { and, asc, eq, inArray, ne } from 'drizzle-orm';
import { findQuarantines } from '../certificates/public.ts';
import { plantHires } from '../plant/table.ts';
import { createdBy } from '../platform/audit.ts';
import type { Tx } from '../platform/tenancy.ts';
import { refuseIfNoContract } from '../projects/of-project.ts';
import { findWorker } from '../workforce/public.ts';
import { workers } from '../workforce/table.ts';
import {
  freeStart,
  refuseAsAtWork,
  refuseAsOpen,
  refuseIfOpen,
  type StartKind,
} from './already-at-work.ts';
import { lockSignedOff } from './correct-crew.ts';
import { insertCorrection } from './corrections.ts';
import { lockGang } from './gang-store.ts';
import { findReasonToStop, findSameFirmReason, notifyToStop, refuseStart } from './late-start.ts';
import { findSession, insertSegments } from './store.ts';
import { labourSessions, labourSessionWorkers } from './table.ts';

type By = { actor: Actor; now: Date };

/** Starts a crew now, or when a phone reported it; returns the session id. */
export async function startCrew(
  tx: Tx,
  start: LabourSessionStart,
  actor: Actor,
  now: Date,
): Promise<number> {
  const { projectId } = start;
  await refuseIfNoContract(tx, projectId);
  const time = timeOf(start, now.toISOString());
  const isLate = isReportedLate(time.at, now.toISOString());
  const typedOrReported = await startTime(tx, start, time.at, { actor, now });
  const named = await findReferences(tx, start, typedOrReported);
  const crew = crewOf(start, named, actor);
  const crewStart = { crew, named, projectId, at: typedOrReported };
  const reasonToStop = isLate ? await findReasonToStop(tx, crewStart) : null;
  if (!isLate) await refuseStart(tx, crewStart);
  await refuseIfOpen(tx, crew);
  const at = await freeStart(tx, crewStart, kindOf(start, isLate));
  const sameFirm = start.reported
    ? await findSameFirmReason(tx, start, { ...crewStart, at })
    : null;
  const reviewReason = [sameFirm, reasonToStop, time.reviewReason].reduce(withReviewReason);
  const id = await insertSession(tx, start, crew, actor, { ...time, at, reviewReason });
  if (start.startedAt && start.reason)
    await keepServerTime(tx, id, { reason: start.reason, startedAt: time.at }, { actor, now });
  if (reasonToStop)
    await notifyToStop(tx, { id, name: crew.name, projectId, reason: reasonToStop }, actor);
  return id;
}

const kindOf = ({ startedAt, reported }: LabourSessionStart, isLate: boolean): StartKind => {
  if (startedAt) return 'typed';
  if (!reported) return 'now';
  return isLate ? 'late' : 'recent';
};

/** The typed minute, or that of the start; its day is locked. */
async function startTime(tx: Tx, start: LabourSessionStart, at: string, { actor, now }: By) {
  const { projectId, startedAt = at } = start;
  const signedOff = await lockSignedOff(tx, { projectId }, [startedAt], actor);
  const isToday = londonDay(new Date(at)) === londonDay(now);
  const obstacle = isToday ? dayIsSignedOff : earlierDayIsSignedOff;
  refuseIf(signedOff.length > 0 && !start.startedAt ? obstacle : undefined);
  return new Date(startTimeOf(start, actor, { now: at, signedOff }));
}

/** A typed start is kept with the time at which it was typed, as a correction of it. */
async function keepServerTime(
  tx: Tx,
  id: number,
  { reason, startedAt }: { reason: string; startedAt: string },
  by: By,
): Promise<void> {
  const session = await findSession(tx, id);
  await insertCorrection(tx, { ...session, startedAt }, session, { reason, ...by });
}

/** References must exist, even those that this kind of crew does not use. */
async function findReferences(
  tx: Tx,
  start: LabourSessionStart,
  now: Date,
): Promise<StartReferences> {
  const { workerId, gangId, workerIds, plantHireId, projectId } = start;
  return {
    ...(workerId && { worker: await findWorker(tx, workerId) }),
    ...(gangId && { gang: await availableGang(tx, gangId, workerIds) }),
    ...(plantHireId && { machine: await findMachine(tx, plantHireId, projectId, now) }),
  };
}

/** Without workers who have left; those who are to start must be members. */
async function availableGang(tx: Tx, id: number, starting: readonly number[] = []) {
  const gang = await lockGang(tx, id);
  found(starting.every((workerId) => gang.workerIds.includes(workerId)) || undefined);
  const members = await tx
    .select({ id: workers.id })
    .from(workers)
    .where(and(inArray(workers.id, gang.workerIds), ne(workers.employmentStatus, 'left')))
    .orderBy(asc(workers.id));
  const left = gang.workerIds.length - members.length;
  return {
    ...gang,
    workerIds: members.map((member) => member.id),
    operatives: Math.max(1, gang.operatives - left),
  };
}

/** Locked, so that it cannot be moved meanwhile. */
async function findMachine(tx: Tx, id: number, projectId: number, now: Date) {
  const [row] = await tx
    .select()
    .from(plantHires)
    .where(and(eq(plantHires.id, id), eq(plantHires.projectId, projectId)))
    .for('share');
  const machine = found(row);
  const today = londonDay(now);
  const quarantines = await findQuarantines(tx, [id], today);
  return { ...machine, quarantine: quarantines.get(id) ?? expiredCertificate(machine, today) };
}

type Started = { at: Date; deviceAt: string | null; reviewReason: string | null };

async function insertSession(
  tx: Tx,
  { projectId, crewKind, task }: LabourSessionStart,
  { workerIds, ...crew }: Crew,
  actor: Actor,
  { at, deviceAt, reviewReason }: Started,
): Promise<number> {
  const { segments, status, startedAt } = startedSession(at.toISOString(), deviceAt);
  const [row] = await tx
    .insert(labourSessions)
    .values({
      ...crew,
      projectId,
      crewKind,
      task,
      status,
      startedAt: new Date(startedAt),
      deviceStartedAt: deviceAt === null ? null : new Date(deviceAt),
      needsReview: reviewReason !== null,
      reviewReason,
      ...createdBy(actor),
    })
    .onConflictDoNothing()
    .returning({ id: labourSessions.id });
  if (!row) return refuseAsOpen(tx, crew.plantHireId);
  await insertWorkers(tx, row.id, workerIds);
  await insertSegments(
    tx,
    segments.map((segment) => ({ ...segment, sessionId: row.id })),
  );
  return row.id;
}

/** A unique index refuses workers who are in another open session. */
async function insertWorkers(tx: Tx, sessionId: number, workerIds: number[]): Promise<void> {
  if (workerIds.length === 0) return;
  const placed = await tx
    .insert(labourSessionWorkers)
    .values(workerIds.map((workerId) => ({ sessionId, workerId })))
    .onConflictDoNothing()
    .returning({ workerId: labourSessionWorkers.workerId });
  const missing = workerIds.filter((id) => !placed.some(({ workerId }) => workerId === id));
  if (missing.length > 0) await refuseAsAtWork(tx, missing);
}
