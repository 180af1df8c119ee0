import { londonDay, londonTime } from '@sitewright/domain/kernel/calendar';
import { categories } from '@sitewright/domain/notifications/notification-words';
import { choicesIn, isWanted } from '@sitewright/domain/notifications/preferences';
import { and, desc, eq, inArray, isNull, or, sql } from 'drizzle-orm';
import { listColleagues } from '../organizations/for-others.ts';
import { userOrganizations } from '../organizations/table.ts';
import { users } from '../platform/global-tables.ts';
import { inTurn, organizationIds, throwIfAny } from '../platform/rounds.ts';
import type { Tx, Within } from '../platform/tenancy.ts';
import { type Office, postTo } from './letters.ts';
import { toNotice } from './notices.ts';
import { notifications } from './table.ts';

/** Before the site meeting; a server that was off then sends it when it is on again. */
const sentFrom = '07:00';

/** More than that nobody reads in a letter. */
const most = 50;

export const digestRoundTask = (within: Within, office: Office) => async () => {
  const now = new Date();
  if (londonTime(now) < sentFrom) return;
  const all = await within(undefined, organizationIds);
  const failures = await inTurn(all, (id) => within(id, (tx) => sendDigests(tx, office, now)));
  throwIfAny(failures, 'Not everybody got their digest.');
};

/** To everybody for whom something waits, once a day. */
export async function sendDigests(tx: Tx, office: Office, now: Date): Promise<void> {
  const today = londonDay(now);
  const people = await listColleagues(tx);
  const due = await takeDue(
    tx,
    people.map(({ userId }) => userId),
    today,
  );
  for (const userId of due) {
    const waiting = await waitingFor(tx, userId, now);
    const more = { digest: { date: today, count: String(waiting.length) } };
    if (waiting.length > 0) await postTo(tx, userId, 'daily_digest', waiting, office, more);
  }
}

/** Noted with the letter: of two servers one sends it. */
async function takeDue(tx: Tx, userIds: readonly number[], today: string): Promise<number[]> {
  const { digestOn, userId } = userOrganizations;
  const rows = await tx
    .update(userOrganizations)
    .set({ digestOn: today })
    .where(and(inArray(userId, [...userIds]), or(isNull(digestOn), sql`${digestOn} < ${today}`)))
    .returning({ userId });
  return rows.map((row) => row.userId);
}

async function waitingFor(tx: Tx, userId: number, now: Date) {
  const [row] = await tx
    .select({ preferences: users.preferences })
    .from(users)
    .where(eq(users.id, userId));
  const choices = choicesIn(row?.preferences ?? {});
  const wanted = categories.filter((category) => isWanted(choices, category, 'digest'));
  if (wanted.length === 0) return [];
  const rows = await tx
    .select()
    .from(notifications)
    .where(
      and(
        eq(notifications.userId, userId),
        inArray(notifications.category, wanted),
        eq(notifications.read, false),
        isNull(notifications.settledAt),
        sql`coalesce(${notifications.snoozedUntil} <= ${now.toISOString()}, true)`,
      ),
    )
    .orderBy(desc(notifications.id))
    .limit(most);
  return rows.map(toNotice);
}
