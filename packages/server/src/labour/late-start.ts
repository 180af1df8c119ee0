import type { Actor } from '@sitewright/domain/kernel/access';
import { found, refuseIf } from '@sitewright/domain/kernel/problem';
import {
  type Crew,
  obstacleToRecording,
  obstacleToStarting,
  quarantineReason,
  type StartReferences,
} from '@sitewright/domain/labour/crew';
import { withReviewReason } from '@sitewright/domain/labour/reported-time';
import { crewToStopNotices } from '@sitewright/domain/notifications/site-notices';
import { storeNotices } from '../notifications/public.ts';
import { listColleagues } from '../organizations/public.ts';
import type { Tx } from '../platform/tenancy.ts';
import { contractNames } from '../projects/of-project.ts';
import { findStopReason, refuseIfAnyMayNotWork } from '../workforce/public.ts';

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

type CrewToStop = { id: number; name: string; projectId: number; reason: string };

export async function notifyToStop(tx: Tx, crew: CrewToStop, { userId }: Actor): Promise<void> {
  const contract = found((await contractNames(tx, [crew.projectId])).get(crew.projectId));
  const notice = { ...crew, projectSlug: contract.slug, startedBy: userId };
  await storeNotices(tx, crewToStopNotices(notice, await listColleagues(tx)));
}
