import type { Actor } from '@sitewright/domain/kernel/access';
import { daysAfter, londonDay, startOfDay } from '@sitewright/domain/kernel/calendar';
import { averagedWeeks, hoursWatch, type Shift } from '@sitewright/domain/wellbeing/hours';
import type { HoursWatch } from '@sitewright/domain/wellbeing/wellbeing';
import { sql } from 'drizzle-orm';
import type { Tx } from '../platform/tenancy.ts';

type Row = Omit<Shift, 'startedAt' | 'endedAt' | 'worked' | 'longestBreak'> & {
  startedAt: Date;
  endedAt: Date;
  worked: string;
  longestPause: string;
  between: string;
};

const seconds = (from: ReturnType<typeof sql>, to: ReturnType<typeof sql>) =>
  sql`extract(epoch from ${to} - ${from})`;

/** Each day of each worker from their sessions, in the last seventeen weeks or fewer days. */
export async function shiftsOf(
  tx: Tx,
  now: Date,
  workerId?: number,
  days = 7 * averagedWeeks,
): Promise<Shift[]> {
  const since = startOfDay(daysAfter(londonDay(now), -days));
  const end = sql`coalesce(l.finished_at, s.finished_at, ${now}::timestamptz)`;
  const length = seconds(sql`g.started_at`, sql`coalesce(g.ended_at, ${now}::timestamptz)`);
  const { rows } = await tx.execute<Row>(sql`
    select l.worker_id as "workerId",
      (s.started_at at time zone 'Europe/London')::date::text as day,
      min(s.started_at) as "startedAt", max(${end}) as "endedAt",
      coalesce(sum(g.worked), 0)::text as worked, coalesce(max(g.pause), 0)::text as "longestPause",
      (${seconds(sql`min(s.started_at)`, sql`max(${end})`)} - sum(${seconds(sql`s.started_at`, end)}))::text
        as between
    from labour_session_workers l
    join labour_sessions s on s.id = l.session_id
    join lateral (select sum(${length}) filter (where g.kind = 'work') as worked,
        max(${length}) filter (where g.kind = 'pause') as pause
      from labour_segments g where g.session_id = s.id) g on true
    where s.started_at >= ${since} ${workerId ? sql`and l.worker_id = ${workerId}` : sql``}
    group by 1, 2`);
  return rows.map(toShift);
}

const toShift = ({ startedAt, endedAt, worked, longestPause, between, ...row }: Row): Shift => ({
  ...row,
  startedAt: new Date(startedAt).getTime(),
  endedAt: new Date(endedAt).getTime(),
  worked: Number(worked) * 1000,
  longestBreak: Math.max(Number(longestPause), Number(between)) * 1000,
});

/** The caller's own hours, where a worker has their email address. */
export async function ownHours(tx: Tx, { userId }: Actor, now: Date): Promise<HoursWatch | null> {
  const { rows } = await tx.execute<{ id: number }>(sql`
    select w.id from workers w join users u on lower(u.email) = lower(w.email)
    where u.id = ${userId} order by w.id limit 1`);
  const [worker] = rows;
  return worker ? hoursWatch(await shiftsOf(tx, now, worker.id), londonDay(now)) : null;
}
