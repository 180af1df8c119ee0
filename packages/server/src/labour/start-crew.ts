import type { Actor } from '@sitewright/domain/kernel/access';
import { londonDay } from '@sitewright/domain/kernel/calendar';
import { found, Refused, refusedAt, refuseIf } from '@sitewright/domain/kernel/problem';
import { wholeMinute } from '@sitewright/domain/labour/clock';
import { obstacleOfHire } from '@sitewright/domain/labour/correct-session';
import {
  alreadyAtWork,
  type Crew,
  crewOf,
  fullName,
  type OpenElsewhere,
  obstacleToStarting,
  type StartReferences,
} from '@sitewright/domain/labour/crew';
import type { LabourSessionStart } from '@sitewright/domain/labour/labour-session';
import { obstacleOfOverlap } from '@sitewright/domain/labour/overlap';
import { dayIsSignedOff, startedSession, unsavedId } from '@sitewright/domain/labour/rules';
import { startTimeOf } from '@sitewright/domain/labour/typed-time';
import { expiredCertificate } from '@sitewright/domain/plant/alerts';
import { and, asc, eq, inArray, isNull, ne, type SQL } from 'drizzle-orm';
import { findQuarantines } from '../certificates/public.ts';
import { plantHires } from '../plant/table.ts';
import { createdBy } from '../platform/audit.ts';
import type { Tx } from '../platform/tenancy.ts';
import { refuseIfNoContract } from '../projects/of-project.ts';
import { projects } from '../projects/table.ts';
import { findWorker, refuseIfAnyMayNotWork } from '../workforce/public.ts';
import { workers } from '../workforce/table.ts';
import { lockSignedOff } from './correct-crew.ts';
import { insertCorrection } from './corrections.ts';
import { findOverlaps } from './find-overlaps.ts';
import { lockGang } from './gang-store.ts';
import { findSession, insertSegments, isOpen } from './store.ts';
import { labourSessions, labourSessionWorkers } from './table.ts';

/** Starts a crew on the server's clock; returns the session id. */
export async function startCrew(
  tx: Tx,
  start: LabourSessionStart,
  actor: Actor,
  now: Date,
): Promise<number> {
  await refuseIfNoContract(tx, start.projectId);
  const at = await startTime(tx, start, actor, now);
  const named = await findReferences(tx, start, at);
  refuseIf(obstacleToStarting(named));
  const crew = crewOf(start, named, actor);
  await refuseIfAnyMayNotWork(tx, crew.workerIds, { now: at, projectId: start.projectId });
  await refuseIfOpen(tx, crew);
  if (start.startedAt) await refuseUnlessFree(tx, crew, named, at);
  const id = await insertSession(tx, start, crew, actor, at);
  if (start.startedAt && start.reason) await keepServerTime(tx, id, start.reason, { actor, now });
  return id;
}

/** The typed minute or now; its day is locked. */
async function startTime(tx: Tx, start: LabourSessionStart, actor: Actor, now: Date) {
  const { projectId, startedAt = now.toISOString() } = start;
  const signedOff = await lockSignedOff(tx, { projectId }, [startedAt], actor);
  refuseIf(signedOff.length > 0 && !start.startedAt ? dayIsSignedOff : undefined);
  return new Date(startTimeOf(start, actor, { now: now.toISOString(), signedOff }));
}

/** Nobody of the crew may have been elsewhere since then. */
async function refuseUnlessFree(tx: Tx, crew: Crew, { machine }: StartReferences, at: Date) {
  const startedAt = at.toISOString();
  const session = { ...crew, id: unsavedId, startedAt, finishedAt: null };
  const obstacle =
    obstacleOfHire(machine, startedAt) ?? obstacleOfOverlap(await findOverlaps(tx, session));
  if (obstacle) throw refusedAt('startedAt', obstacle);
}

/** A typed start is kept with the server's own time, as a correction of it. */
async function keepServerTime(
  tx: Tx,
  id: number,
  reason: string,
  { actor, now }: { actor: Actor; now: Date },
): Promise<void> {
  const session = await findSession(tx, id);
  const startedAt = wholeMinute(now.toISOString());
  await insertCorrection(tx, { ...session, startedAt }, session, { reason, actor, now });
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

async function insertSession(
  tx: Tx,
  { projectId, crewKind, task, deviceTime }: LabourSessionStart,
  { workerIds, ...crew }: Crew,
  actor: Actor,
  now: Date,
): Promise<number> {
  const { segments, status, startedAt } = startedSession(now.toISOString());
  const [row] = await tx
    .insert(labourSessions)
    .values({
      ...crew,
      projectId,
      crewKind,
      task,
      status,
      startedAt: new Date(startedAt),
      deviceStartedAt: deviceTime === undefined ? null : new Date(deviceTime),
      ...createdBy(actor),
    })
    .onConflictDoNothing()
    .returning({ id: labourSessions.id });
  if (!row) return refuseAsOpen(tx, eq(labourSessions.plantHireId, crew.plantHireId ?? 0));
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
  if (missing.length > 0) throw new Refused(alreadyAtWork(await openWorkers(tx, missing)));
}

async function openWorkers(tx: Tx, ids: number[]): Promise<OpenElsewhere[]> {
  const rows = await tx
    .select({ firstName: workers.firstName, lastName: workers.lastName, contract: projects.name })
    .from(labourSessionWorkers)
    .innerJoin(workers, eq(workers.id, labourSessionWorkers.workerId))
    .innerJoin(labourSessions, eq(labourSessions.id, labourSessionWorkers.sessionId))
    .innerJoin(projects, eq(projects.id, labourSessions.projectId))
    .where(and(inArray(workers.id, ids), isNull(labourSessionWorkers.finishedAt)))
    .orderBy(asc(workers.id));
  return rows.map((row) => ({ name: fullName(row), contract: row.contract }));
}

async function openSessions(tx: Tx, where: SQL): Promise<OpenElsewhere[]> {
  return tx
    .select({ name: labourSessions.name, contract: projects.name })
    .from(labourSessions)
    .innerJoin(projects, eq(projects.id, labourSessions.projectId))
    .where(and(where, isOpen));
}

/** A gang without members has no workers for that index to check. */
async function refuseIfOpen(tx: Tx, { gangId }: Crew): Promise<void> {
  const open = gangId ? await openSessions(tx, eq(labourSessions.gangId, gangId)) : [];
  if (open.length > 0) throw new Refused(alreadyAtWork(open));
}

async function refuseAsOpen(tx: Tx, where: SQL): Promise<never> {
  throw new Refused(alreadyAtWork(await openSessions(tx, where)));
}
