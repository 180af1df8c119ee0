import { automaticPause, instantAfter, maxShift } from '@sitewright/domain/labour/clock';
import { pauseOverrunSession } from '@sitewright/domain/labour/rules';
import { and, eq, isNotNull, lt, or } from 'drizzle-orm';
import { announce } from '../platform/jobs/live.ts';
import { organizationIds, runSequentially, throwIfAny } from '../platform/jobs/rounds.ts';
import type { RunInOrganization, Tx } from '../platform/tenancy.ts';
import { isOpen, lockSessions, saveSessions } from './store.ts';
import { labourSessions } from './table.ts';

/** For each organisation; one failure does not stop the others. */
export const overrunTask = (within: RunInOrganization) => async () => {
  const all = await within(undefined, organizationIds);
  const failures = await runSequentially(all, (id) =>
    within(id, (tx) => pauseOverrunSessions(tx, new Date())),
  );
  throwIfAny(failures, 'Some overrunning sessions could not be stopped.');
};

/** Pauses sessions that are open for longer than any shift, and notifies open browsers. */
export async function pauseOverrunSessions(tx: Tx, now: Date): Promise<void> {
  const before = new Date(instantAfter(now.toISOString(), -maxShift));
  const { needsReview, reviewReason, startedAt } = labourSessions;
  const isOverrun = and(
    isOpen,
    or(eq(needsReview, false), isNotNull(reviewReason)),
    lt(startedAt, before),
  );
  const sessions = await lockSessions(tx, isOverrun);
  const stopped = sessions.filter((session) => !automaticPause(session)).map(pauseOverrunSession);
  await saveSessions(tx, stopped);
  for (const { id } of stopped) await announce(tx, { entity: 'labour', id, action: 'PUT' });
}
