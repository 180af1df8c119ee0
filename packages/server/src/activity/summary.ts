import type {
  ActivityBar,
  ActivityFilter,
  ActivitySummary,
} from '@sitewright/domain/activity/activity-log';
import { slotsOf, spanOf } from '@sitewright/domain/activity/bars';
import { deletionPattern, exportPattern, failedSignIn } from '@sitewright/domain/activity/recorded';
import type { Actor } from '@sitewright/domain/kernel/access';
import { londonDay, startOfDay } from '@sitewright/domain/kernel/calendar';
import { found } from '@sitewright/domain/kernel/problem';
import { and, count, desc, eq, gte, type SQL, sql } from 'drizzle-orm';
import { activityLogs } from '../platform/activity.ts';
import type { Tx } from '../platform/tenancy.ts';
import { conditionsOf, visibleToReader } from './store.ts';

/** Today's figures, the activity in the filtered days, and the most active users. */
export async function summarise(
  tx: Tx,
  filter: ActivityFilter,
  actor: Actor,
  now: Date,
): Promise<ActivitySummary> {
  const span = spanOf(filter, londonDay(now));
  const where = and(visibleToReader(actor), ...conditionsOf({ ...filter, ...span.days }));
  return {
    today: await sumOfToday(tx, actor, now),
    per: span.per,
    bars: await barsOf(tx, where, span),
    topUsers: await busiest(tx, where),
  };
}

async function sumOfToday(tx: Tx, actor: Actor, now: Date) {
  const { action, description } = activityLogs;
  const those = (condition: SQL) =>
    sql<number>`count(*) filter (where ${condition})`.mapWith(Number);
  const [sums] = await tx
    .select({
      events: count(),
      failedSignIns: those(eq(description, failedSignIn)),
      deletions: those(sql`${action} ~ ${deletionPattern}`),
      exports: those(sql`${action} ~ ${exportPattern}`),
    })
    .from(activityLogs)
    .where(and(visibleToReader(actor), gte(activityLogs.createdAt, startOfDay(londonDay(now)))));
  return found(sums);
}

/** In London time; empty hours and days are included. */
async function barsOf(tx: Tx, where: SQL | undefined, span: ReturnType<typeof spanOf>) {
  const onSite = sql`${activityLogs.createdAt} at time zone 'Europe/London'`;
  const form = span.per === 'hour' ? 'YYYY-MM-DD"T"HH24:00' : 'YYYY-MM-DD';
  const at = sql<string>`to_char(${onSite}, ${sql.raw(`'${form}'`)})`;
  const counted = await tx
    .select({ at, severity: activityLogs.severity, events: count() })
    .from(activityLogs)
    .where(where)
    .groupBy(at, activityLogs.severity);
  const bars = new Map(slotsOf(span).map((slot): [string, ActivityBar] => [slot, empty(slot)]));
  for (const { at: slot, severity, events } of counted)
    bars.set(slot, { ...(bars.get(slot) ?? empty(slot)), [severity]: events });
  return [...bars.values()];
}

const empty = (at: string): ActivityBar => ({ at, info: 0, notice: 0, warning: 0, critical: 0 });

const most = 10;

async function busiest(tx: Tx, where: SQL | undefined) {
  const { username } = activityLogs;
  return tx
    .select({ username, events: count() })
    .from(activityLogs)
    .where(where)
    .groupBy(username)
    .orderBy(desc(count()), username)
    .limit(most);
}
