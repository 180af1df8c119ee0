import { type Actor, can } from '@sitewright/domain/kernel/access';
import { daysAfter, londonDay, startOfDay } from '@sitewright/domain/kernel/calendar';
import { hoursOfMinutes } from '@sitewright/domain/kernel/hours';
import { found } from '@sitewright/domain/kernel/problem';
import { minuteOf } from '@sitewright/domain/labour/clock';
import type { WorkforceSummary } from '@sitewright/domain/workforce/worker';
import { sql } from 'drizzle-orm';
import type { Tx } from '../platform/tenancy.ts';
import { countFatigue } from '../wellbeing/public.ts';
import { isInducted } from './store.ts';
import { workers } from './table.ts';

/** Monday of this week. */
const mondayOf = (today: string): string =>
  daysAfter(today, -((new Date(today).getUTCDay() + 6) % 7));

export async function summarise(tx: Tx, now: Date, actor: Actor): Promise<WorkforceSummary> {
  const fatigueFlags = can(actor, 'wellbeing.aggregate', 'R') ? await countFatigue(tx, now) : null;
  return { ...(await countWorkforce(tx, now)), fatigueFlags };
}

/** All but the fatigue flags. */
export async function countWorkforce(
  tx: Tx,
  now: Date,
): Promise<Omit<WorkforceSummary, 'fatigueFlags'>> {
  const today = londonDay(now);
  const { cscsCardExpiry: card, employmentStatus: status } = workers;
  const active = sql`${status} = 'active'`;
  const expiring = (days: number) =>
    sql<number>`count(*) filter (where ${active} and ${card} between ${today} and ${daysAfter(today, days)})::int`;
  const [counts] = await tx
    .select({
      active: sql<number>`count(*) filter (where ${active})::int`,
      cardsExpired: sql<number>`count(*) filter (where ${active} and ${card} < ${today})::int`,
      cardsExpiring30: expiring(30),
      cardsExpiring60: expiring(60),
      cardsExpiring90: expiring(90),
      cardsToCheck: sql<number>`count(*) filter (where ${active} and ${workers.cardState} = 'unverified' and (${workers.cscsCardNumber} is not null or ${card} is not null))::int`,
      notInducted: sql<number>`count(*) filter (where ${active} and not ${isInducted(today)})::int`,
      rightToWorkDue: sql<number>`count(*) filter (where ${active} and (${workers.rightToWorkCheckedOn} is null or ${workers.rightToWorkExpiresOn} <= ${daysAfter(today, 30)}))::int`,
      jobTitles: sql<
        string[]
      >`coalesce(array_agg(distinct ${workers.jobTitle} order by ${workers.jobTitle}), '{}')`,
    })
    .from(workers);
  return { ...found(counts), ...(await atWork(tx, now)) };
}

async function atWork(tx: Tx, now: Date) {
  const since = startOfDay(mondayOf(londonDay(now)));
  const { rows } = await tx.execute<{ atWork: number; minutes: number }>(sql`
    select (select count(*)::int from labour_session_workers where finished_at is null) as "atWork",
      (select coalesce(sum(extract(epoch from coalesce(g.ended_at, ${minuteOf(now)}) - g.started_at)
         * s.operatives) / 60, 0)::float8
       from labour_sessions s join labour_segments g on g.session_id = s.id
       where s.started_at >= ${since} and g.kind = 'work'
         and s.crew_kind <> 'plant') as minutes`);
  const { atWork, minutes } = found(rows[0]);
  return { atWork, hoursThisWeek: hoursOfMinutes(minutes) };
}
