import { found, Refused, refusedAt } from '@sitewright/domain/kernel/problem';
import { obstacleOfHire } from '@sitewright/domain/labour/correct-session';
import {
  alreadyAtWork,
  type Crew,
  type CrewAtWork,
  fullName,
  type StartReferences,
} from '@sitewright/domain/labour/crew';
import { obstacleOfOverlap } from '@sitewright/domain/labour/overlap';
import { unsavedId } from '@sitewright/domain/labour/rules';
import { and, asc, eq, inArray, isNull, type SQL } from 'drizzle-orm';
import { users } from '../platform/global-tables.ts';
import type { Tx } from '../platform/tenancy.ts';
import { projects } from '../projects/table.ts';
import { workers } from '../workforce/table.ts';
import { findOverlaps } from './find-overlaps.ts';
import { isOpen } from './store.ts';
import { labourSessions, labourSessionWorkers } from './table.ts';

/** A person or machine at work, and the session with it. */
type AtWork = { sessionId: number; name: string; contract: string };

/** Refused with the crew that is at work, so that a phone which learns of it later can show it. */
async function refuseWith(tx: Tx, open: readonly AtWork[]): Promise<never> {
  const [first] = open;
  throw new Refused(alreadyAtWork(open), first && { current: await findCrew(tx, first.sessionId) });
}

async function findCrew(tx: Tx, id: number): Promise<CrewAtWork> {
  const [row] = await tx
    .select({
      labourSessionId: labourSessions.id,
      projectId: labourSessions.projectId,
      crew: labourSessions.name,
      contract: projects.name,
      startedAt: labourSessions.startedAt,
      startedByName: users.name,
    })
    .from(labourSessions)
    .innerJoin(projects, eq(projects.id, labourSessions.projectId))
    .leftJoin(users, eq(users.id, labourSessions.createdBy))
    .where(eq(labourSessions.id, id));
  const crew = found(row);
  return { ...crew, startedAt: crew.startedAt.toISOString() };
}

/** Workers whom the unique index kept out of a session, because they are in another one. */
export async function refuseAsAtWork(tx: Tx, ids: number[]): Promise<never> {
  const rows = await tx
    .select({
      sessionId: labourSessions.id,
      firstName: workers.firstName,
      lastName: workers.lastName,
      contract: projects.name,
    })
    .from(labourSessionWorkers)
    .innerJoin(workers, eq(workers.id, labourSessionWorkers.workerId))
    .innerJoin(labourSessions, eq(labourSessions.id, labourSessionWorkers.sessionId))
    .innerJoin(projects, eq(projects.id, labourSessions.projectId))
    .where(and(inArray(workers.id, ids), isNull(labourSessionWorkers.finishedAt)))
    .orderBy(asc(workers.id));
  return refuseWith(
    tx,
    rows.map((row) => ({ ...row, name: fullName(row) })),
  );
}

const openSessions = (tx: Tx, where: SQL): Promise<AtWork[]> =>
  tx
    .select({ sessionId: labourSessions.id, name: labourSessions.name, contract: projects.name })
    .from(labourSessions)
    .innerJoin(projects, eq(projects.id, labourSessions.projectId))
    .where(and(where, isOpen));

/** A gang without members has no workers for that index to check. */
export async function refuseIfOpen(tx: Tx, { gangId }: Pick<Crew, 'gangId'>): Promise<void> {
  const open = gangId ? await openSessions(tx, eq(labourSessions.gangId, gangId)) : [];
  if (open.length > 0) await refuseWith(tx, open);
}

/** A machine that the unique index kept out of a session. */
export const refuseAsOpen = async (tx: Tx, plantHireId: number | null): Promise<never> =>
  refuseWith(tx, await openSessions(tx, eq(labourSessions.plantHireId, plantHireId ?? 0)));

/** Typed by the user, reported by a phone that sent it later or at once, or on the server's clock. */
export type StartKind = 'typed' | 'late' | 'recent' | 'now';

type Start = { crew: Crew; named: StartReferences; at: Date };

/**
 * When a crew can start that went to work before now: nobody of it may have been elsewhere since then. What ended
 * elsewhere a moment ago is no obstacle, because clocks differ.
 */
export async function freeStart(
  tx: Tx,
  { crew, named, at }: Start,
  kind: StartKind,
): Promise<Date> {
  if (kind === 'now') return at;
  const startedAt = at.toISOString();
  const notOnHire = kind === 'typed' && obstacleOfHire(named.machine, startedAt);
  if (notOnHire) throw refusedAt('startedAt', notOnHire);
  const overlaps = await findOverlaps(tx, { ...crew, id: unsavedId, startedAt, finishedAt: null });
  if (overlaps.length === 0) return at;
  const obstacle = obstacleOfOverlap(overlaps);
  if (kind === 'typed' && obstacle) throw refusedAt('startedAt', obstacle);
  const ends = overlaps.map(({ finishedAt }) => finishedAt?.getTime() ?? Infinity);
  if (kind === 'late' || ends.includes(Infinity)) return refuseWith(tx, overlaps);
  return new Date(Math.max(...ends));
}
