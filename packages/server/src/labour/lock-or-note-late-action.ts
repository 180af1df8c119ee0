import type { Actor } from '@sitewright/domain/kernel/access';
import { Refused } from '@sitewright/domain/kernel/problem';
import type { FinishedSession, LabourSession } from '@sitewright/domain/labour/labour-session';
import {
  type LateAction,
  type LateStep,
  withLateAction,
} from '@sitewright/domain/labour/late-action';
import { crewFinished, sessionShownTo } from '@sitewright/domain/labour/rules';
import { eq, sql } from 'drizzle-orm';
import { diaryEntries } from '../diary/table.ts';
import { users } from '../platform/global-tables.ts';
import type { Tx } from '../platform/tenancy.ts';
import { lockSession, saveSessions } from './store.ts';
import { labourSessions } from './table.ts';

/**
 * Locks a session that is not finished. If it is, and the phone had recorded the action before that, notes on the
 * session that its times are to be reviewed, and returns undefined. Otherwise the refusal says who has finished it.
 */
export async function lockOrNoteLateAction(
  tx: Tx,
  id: number,
  step: LateStep,
  action: LateAction,
  { actor, now }: { actor: Actor; now: Date },
): Promise<LabourSession | undefined> {
  const session = await lockSession(tx, id);
  if (session.status !== 'finished') return session;
  const toReview = withLateAction(session, step, action, now.toISOString());
  if (toReview) {
    await saveSessions(tx, [toReview], actor);
    return;
  }
  const current: FinishedSession = {
    ...sessionShownTo(actor)(session),
    finishedByName: await findFinisher(tx, id),
  };
  throw new Refused(crewFinished, { current });
}

/** Who wrote its entry: the last change of the session may be a correction. */
async function findFinisher(tx: Tx, id: number): Promise<string | null> {
  const [row] = await tx
    .select({ name: users.name })
    .from(labourSessions)
    .leftJoin(diaryEntries, eq(diaryEntries.id, labourSessions.diaryEntryId))
    .innerJoin(
      users,
      eq(users.id, sql`coalesce(${diaryEntries.createdBy}, ${labourSessions.updatedBy})`),
    )
    .where(eq(labourSessions.id, id));
  return row?.name ?? null;
}
