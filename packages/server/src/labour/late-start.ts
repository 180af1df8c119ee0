import type { Actor } from '@sitewright/domain/kernel/access';
import { found, refuseIf } from '@sitewright/domain/kernel/problem';
import {
  type Crew,
  obstacleToRecording,
  obstacleToStarting,
  quarantineReason,
  type StartReferences,
} from '@sitewright/domain/labour/crew';
import type { LabourSessionStart } from '@sitewright/domain/labour/labour-session';
import { withReviewReason } from '@sitewright/domain/labour/reported-time';
import {
  firmCrewKinds,
  mayBeSamePeople,
  sameFirmReason,
  wasAtWork,
} from '@sitewright/domain/labour/same-firm';
import { crewToStopNotices } from '@sitewright/domain/notifications/site-notices';
import { and, asc, eq, gt, inArray, isNull, lte, or } from 'drizzle-orm';
import { storeNotices } from '../notifications/public.ts';
import { listColleagues } from '../organizations/public.ts';
import { users } from '../platform/global-tables.ts';
import type { Tx } from '../platform/tenancy.ts';
import { contractNames } from '../projects/of-project.ts';
import { findStopReason, refuseIfAnyMayNotWork } from '../workforce/public.ts';
import { labourSessions } from './table.ts';

type Start = { crew: Crew; named: StartReferences; projectId: number; at: Date };

/** Refuses people who may not work and machines that must not be used. */
export async function refuseStart(tx: Tx, { crew, named, projectId, at }: Start): Promise<void> {
  refuseIf(obstacleToStarting(named));
  await refuseIfAnyMayNotWork(tx, crew.workerIds, { now: at, projectId });
}

/** The same for work that has already happened: why it has to stop, to be recorded with it. */
export async function findReasonToStop(
  tx: Tx,
  { crew, named, projectId, at }: Start,
): Promise<string | null> {
  refuseIf(obstacleToRecording(named));
  const barred = await findStopReason(tx, crew.workerIds, { now: at, projectId });
  return withReviewReason(barred, quarantineReason(named));
}

/**
 * Why a start without signal is to be reviewed: a crew of the same firm was at work, which the phone could not know.
 * The day is locked, so that of two phones the second finds the crew of the first.
 */
export async function findSameFirmReason(
  tx: Tx,
  { crewKind }: LabourSessionStart,
  { crew, projectId, at }: Start,
): Promise<string | null> {
  const { finishedAt, startedAt } = labourSessions;
  const rows = await tx
    .select({
      crewKind: labourSessions.crewKind,
      name: labourSessions.name,
      company: labourSessions.company,
      startedAt,
      finishedAt,
      startedByName: users.name,
    })
    .from(labourSessions)
    .leftJoin(users, eq(users.id, labourSessions.createdBy))
    .where(
      and(
        eq(labourSessions.projectId, projectId),
        inArray(labourSessions.crewKind, firmCrewKinds),
        or(isNull(finishedAt), and(lte(startedAt, at), gt(finishedAt, at))),
      ),
    )
    .orderBy(asc(startedAt), asc(labourSessions.id));
  const others = rows.map((row) => ({
    ...row,
    startedAt: row.startedAt.toISOString(),
    finishedAt: row.finishedAt?.toISOString() ?? null,
  }));
  const start = { ...crew, crewKind };
  return sameFirmReason(
    others.filter((other) => mayBeSamePeople(start, other) && wasAtWork(other, at.toISOString())),
  );
}

type CrewToStop = { id: number; name: string; projectId: number; reason: string };

export async function notifyToStop(tx: Tx, crew: CrewToStop, { userId }: Actor): Promise<void> {
  const contract = found((await contractNames(tx, [crew.projectId])).get(crew.projectId));
  const notice = { ...crew, projectSlug: contract.slug, startedBy: userId };
  await storeNotices(tx, crewToStopNotices(notice, await listColleagues(tx)));
}
