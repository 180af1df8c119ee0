import type { HasRole } from '@sitewright/domain/kernel/access';
import { londonDay, londonTime } from '@sitewright/domain/kernel/calendar';
import { and, desc, getTableColumns, inArray, isNull, or, sql } from 'drizzle-orm';
import { listColleagues } from '../organizations/public.ts';
import { userOrganizations } from '../organizations/table.ts';
import { organizationIds, runSequentially, throwIfAny } from '../platform/jobs/rounds.ts';
import type { RunInOrganization, Tx } from '../platform/tenancy.ts';
import { emailNotices, type MailContext, maxNoticesPerEmail } from './letters.ts';
import { toNotice } from './notices.ts';
import { enabledFor, isWaiting } from './store.ts';
import { notifications } from './table.ts';

/** Before the site meeting; a server that was off then sends it when it is on again. */
const sentFrom = '07:00';

export const digestRoundTask = (within: RunInOrganization, office: MailContext) => async () => {
  const now = new Date();
  if (londonTime(now) < sentFrom) return;
  const all = await within(undefined, organizationIds);
  const failures = await runSequentially(all, (id) =>
    within(id, (tx) => sendDigests(tx, office, now)),
  );
  throwIfAny(failures, 'Some digests were not sent.');
};

/** To every user with open notifications, once a day. */
export async function sendDigests(tx: Tx, office: MailContext, now: Date): Promise<void> {
  const today = londonDay(now);
  const people = await listColleagues(tx);
  const due = await takeDue(
    tx,
    people.map(({ userId }) => userId),
    today,
  );
  for (const person of people.filter(({ userId }) => due.includes(userId))) {
    const { count, first } = await waitingFor(tx, person, now);
    const more = { digest: { date: today, count: String(count) } };
    if (count > 0) await emailNotices(tx, person.userId, 'daily_digest', first, office, more);
  }
}

/** Recorded with the email, so that only one of two servers sends it. */
async function takeDue(tx: Tx, userIds: readonly number[], today: string): Promise<number[]> {
  const { digestOn, userId } = userOrganizations;
  const rows = await tx
    .update(userOrganizations)
    .set({ digestOn: today })
    .where(and(inArray(userId, [...userIds]), or(isNull(digestOn), sql`${digestOn} < ${today}`)))
    .returning({ userId });
  return rows.map((row) => row.userId);
}

/** The number of a user's open notifications, and as many of them as an email holds. */
async function waitingFor(tx: Tx, person: HasRole, now: Date) {
  const count = sql<number>`(count(*) over ())::int`;
  const rows = await tx
    .select({ ...getTableColumns(notifications), count })
    .from(notifications)
    .where(and(await enabledFor(tx, person, 'digest'), isWaiting(now)))
    .orderBy(desc(notifications.id))
    .limit(maxNoticesPerEmail);
  return { count: rows[0]?.count ?? 0, first: rows.map(toNotice) };
}
