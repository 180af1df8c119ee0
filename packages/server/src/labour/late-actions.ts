import type { Actor } from '@sitewright/domain/kernel/access';
import type { ReportedAction } from '@sitewright/domain/labour/labour-session';
import { type LateStep, withLateAction } from '@sitewright/domain/labour/late-action';
import { timeOf } from '@sitewright/domain/labour/reported-time';
import { and, eq, gt, lte } from 'drizzle-orm';
import type { Tx } from '../platform/tenancy.ts';
import { lockSessions, saveSessions } from './store.ts';
import { labourSessions } from './table.ts';

type By = { actor: Actor; now: Date };

/** An action for all crews of a contract that a phone sends late: crews stopped since the action are to be reviewed. */
export async function noteLateActions(
  tx: Tx,
  projectId: number,
  step: LateStep,
  action: ReportedAction,
  { actor, now }: By,
): Promise<void> {
  if (!action.reported) return;
  const at = new Date(timeOf(action, now.toISOString()).at);
  const { startedAt, finishedAt } = labourSessions;
  const ranThen = and(
    eq(labourSessions.projectId, projectId),
    lte(startedAt, at),
    gt(finishedAt, at),
  );
  const toReview = (await lockSessions(tx, ranThen)).flatMap(
    (session) => withLateAction(session, step, action, now.toISOString()) ?? [],
  );
  await saveSessions(tx, toReview, actor);
}
