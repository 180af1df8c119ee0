import { instantAfter, longestShift } from '@sitewright/domain/labour/clock';
import { stopForgotten } from '@sitewright/domain/labour/rules';
import { and, eq, lt } from 'drizzle-orm';
import { organizations } from '../platform/global-tables.ts';
import { announce } from '../platform/live.ts';
import type { Tx } from '../platform/tenancy.ts';
import { isOpen, lockSessions, saveSessions } from './store.ts';
import { labourSessions } from './table.ts';

/** A transaction of the organisation that is named. */
type Within = <T>(organizationId: number | undefined, work: (tx: Tx) => Promise<T>) => Promise<T>;

/** In each organisation in turn; nobody's clock runs on because of somebody else's. */
export const overrunTask = (within: Within) => async () => {
  const all = await within(undefined, (tx) =>
    tx.select({ id: organizations.id }).from(organizations),
  );
  const failures: unknown[] = [];
  for (const { id } of all) {
    await within(id, (tx) => stopOverrun(tx, new Date())).catch((error) => failures.push(error));
  }
  if (failures.length > 0) throw new AggregateError(failures, 'Not every overrun was stopped.');
};

/** Pauses what has been open for longer than any shift, and says so to every open browser. */
export async function stopOverrun(tx: Tx, now: Date): Promise<void> {
  const before = new Date(instantAfter(now.toISOString(), -longestShift));
  const isOverrun = and(
    isOpen,
    eq(labourSessions.needsReview, false),
    lt(labourSessions.startedAt, before),
  );
  const stopped = (await lockSessions(tx, isOverrun)).map(stopForgotten);
  await saveSessions(tx, stopped);
  for (const { id } of stopped) await announce(tx, { entity: 'labour', id, action: 'PUT' });
}
