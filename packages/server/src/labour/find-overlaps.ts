import { fullName } from '@sitewright/domain/labour/crew';
import type { LabourSession } from '@sitewright/domain/labour/labour-session';
import type { Overlap } from '@sitewright/domain/labour/overlap';
import { and, asc, eq, gt, inArray, isNull, lt, ne, or } from 'drizzle-orm';
import type { Tx } from '../platform/tenancy.ts';
import { projects } from '../projects/table.ts';
import { workers } from '../workforce/table.ts';
import { labourSessions, labourSessionWorkers } from './table.ts';

type Busy = Pick<LabourSession, 'id' | 'workerIds' | 'plantHireId' | 'startedAt' | 'finishedAt'>;

type OverlapWithId = Overlap & { sessionId: number };

/**
 * Its people and its machine in other sessions at the same time. The people are locked, so that two
 * requests cannot place them at once.
 */
export async function findOverlaps(tx: Tx, session: Busy): Promise<OverlapWithId[]> {
  await tx
    .select({ id: workers.id })
    .from(workers)
    .where(inArray(workers.id, session.workerIds))
    .orderBy(asc(workers.id))
    .for('update');
  return [...(await overlapsOfPeople(tx, session)), ...(await overlapsOfMachine(tx, session))];
}

/** A session that ends in the minute in which the other begins does not overlap it. */
const atTheSameTime = ({ id, startedAt, finishedAt }: Busy) =>
  and(
    ne(labourSessions.id, id),
    finishedAt ? lt(labourSessions.startedAt, new Date(finishedAt)) : undefined,
    or(isNull(labourSessions.finishedAt), gt(labourSessions.finishedAt, new Date(startedAt))),
  );

const placeAndTime = {
  sessionId: labourSessions.id,
  contract: projects.name,
  startedAt: labourSessions.startedAt,
  finishedAt: labourSessions.finishedAt,
};

async function overlapsOfPeople(tx: Tx, session: Busy): Promise<OverlapWithId[]> {
  const rows = await tx
    .select({ ...placeAndTime, firstName: workers.firstName, lastName: workers.lastName })
    .from(labourSessionWorkers)
    .innerJoin(workers, eq(workers.id, labourSessionWorkers.workerId))
    .innerJoin(labourSessions, eq(labourSessions.id, labourSessionWorkers.sessionId))
    .innerJoin(projects, eq(projects.id, labourSessions.projectId))
    .where(and(inArray(workers.id, session.workerIds), atTheSameTime(session)))
    .orderBy(asc(workers.id), asc(labourSessions.id));
  return rows.map(({ firstName, lastName, ...row }) => ({
    ...row,
    name: fullName({ firstName, lastName }),
  }));
}

async function overlapsOfMachine(tx: Tx, session: Busy): Promise<OverlapWithId[]> {
  if (session.plantHireId === null) return [];
  return tx
    .select({ ...placeAndTime, name: labourSessions.name })
    .from(labourSessions)
    .innerJoin(projects, eq(projects.id, labourSessions.projectId))
    .where(and(eq(labourSessions.plantHireId, session.plantHireId), atTheSameTime(session)))
    .orderBy(asc(labourSessions.id));
}
