import type { Actor } from '@sitewright/domain/kernel/access';
import type { Finish, ReportedAction } from '@sitewright/domain/labour/labour-session';
import { type LateStep, withLateAction } from '@sitewright/domain/labour/late-action';
import { timeOf } from '@sitewright/domain/labour/reported-time';
import { and, eq, gt, lte } from 'drizzle-orm';
import type { Tx } from '../platform/tenancy.ts';
import { lockSession, lockSessions, saveSessions } from './store.ts';
import { labourSessions } from './table.ts';

type By = { actor: Actor; now: Date };

/** Has the times of a finished crew reviewed, where a phone had recorded this action before; says whether it has. */
export async function noteLateAction(
  tx: Tx,
  id: number,
  step: LateStep,
  action: ReportedAction & Partial<Pick<Finish, 'workSummary'>>,
  { actor, now }: By,
): Promise<boolean> {
  const noted = withLateAction(await lockSession(tx, id), step, action, now.toISOString());
  if (noted) await saveSessions(tx, [noted], actor);
  return noted !== undefined;
}

/** The same for an action for all crews of a contract. */
export async function noteLateActions(
  tx: Tx,
  projectId: number,
  step: LateStep,
  action: ReportedAction,
  { actor, now }: By,
): Promise<void> {
  const at = new Date(timeOf(action, now.toISOString()).at);
  const { startedAt, finishedAt } = labourSessions;
  const wasThere = and(
    eq(labourSessions.projectId, projectId),
    lte(startedAt, at),
    gt(finishedAt, at),
  );
  const noted = (await lockSessions(tx, wasThere)).flatMap(
    (session) => withLateAction(session, step, action, now.toISOString()) ?? [],
  );
  await saveSessions(tx, noted, actor);
}
