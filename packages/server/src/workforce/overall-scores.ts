import { daysAfter, londonDay, startOfDay } from '@sitewright/domain/kernel/calendar';
import { Page } from '@sitewright/domain/kernel/page';
import type { OverallScore } from '@sitewright/domain/workforce/on-site';
import {
  type Counts,
  type Overrides,
  onTimeBy,
  overallOf,
  scorePeriodDays,
  workingDaysBefore,
} from '@sitewright/domain/workforce/scores';
import { queryRows } from '../platform/prepared-statements.ts';
import type { Tx } from '../platform/tenancy.ts';

/** The first start of each day in London time, to the minute. */
const counted = `
  with days as (
    select l.worker_id, (s.started_at at time zone 'Europe/London')::date as day,
      min((s.started_at at time zone 'Europe/London')::time) as first
    from labour_session_workers l join labour_sessions s on s.id = l.session_id
    where s.started_at >= $1 group by 1, 2),
  issues as (
    select w.id as worker_id, jsonb_agg(jsonb_build_object('priority', i.priority, 'about',
      case when i.issue_type in ('safety', 'near_miss') then 'safety' else 'quality' end)) as all
    from site_issues i
    join workers w on lower(i.assigned_to) = lower(w.first_name || ' ' || w.last_name)
    where i.status <> 'void' and i.date >= $2::date
      and i.issue_type in ('snag', 'quality', 'safety', 'near_miss')
    group by 1)
  select w.id, w.score_overrides as overrides, coalesce(i.all, '[]') as issues,
    count(d.day)::int as begun,
    count(d.day) filter (where d.first < $3::time + interval '1 minute')::int as "onTime",
    count(d.day) filter (where d.day = any($4::date[]))::int as came, min(d.day)::text as first
  from workers w
  left join days d on d.worker_id = w.id
  left join issues i on i.worker_id = w.id
  where w.erased_at is null and w.employment_status <> 'left'
    and (d.day is not null or w.score_overrides <> '{}')
  group by w.organization_id, w.id, i.all
  order by w.id`;

type Row = Omit<Counts, 'planned'> & { id: number; overrides: Overrides; first: string | null };

/** The same formulas as for one worker, calculated in the database. */
export async function listOverallScores(tx: Tx, now: Date): Promise<Page<OverallScore>> {
  const today = londonDay(now);
  const since = startOfDay(daysAfter(today, -scorePeriodDays));
  const working = workingDaysBefore(today);
  const rows = await queryRows<Row>(tx, counted, [since, londonDay(since), onTimeBy, working]);
  return new Page(
    rows.map(({ id, overrides, first, ...counts }) => {
      const planned = first === null ? 0 : working.filter((day) => day >= first).length;
      return { id, score: overallOf({ ...counts, planned }, overrides), days: counts.begun };
    }),
  );
}
