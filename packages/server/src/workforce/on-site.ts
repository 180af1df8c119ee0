import { type Actor, can } from '@sitewright/domain/kernel/access';
import { daysAfter, londonDay, londonTime, startOfDay } from '@sitewright/domain/kernel/calendar';
import { hoursOfMinutes } from '@sitewright/domain/kernel/hours';
import { Page } from '@sitewright/domain/kernel/page';
import { found } from '@sitewright/domain/kernel/problem';
import { minuteOf } from '@sitewright/domain/labour/clock';
import { fullName } from '@sitewright/domain/labour/crew';
import type { Priority } from '@sitewright/domain/site-issues/issue-values';
import type {
  GateCheck,
  OnSite,
  ScoreOverride,
  WorkerScores,
} from '@sitewright/domain/workforce/on-site';
import { type Overrides, scorePeriodDays, scoresOf } from '@sitewright/domain/workforce/scores';
import type { ScoreName } from '@sitewright/domain/workforce/worker-values';
import { eq, sql } from 'drizzle-orm';
import type { Tx } from '../platform/tenancy.ts';
import { refuseIfNoContract } from '../projects/of-project.ts';
import { describeWorkers, type VerdictContext, type WorkerRow } from './describe.ts';
import { saveWorker } from './store.ts';
import { workers } from './table.ts';

/** A code that was typed may differ in case and hyphens, as long as only one worker has such a badge. */
export async function findByBadge(tx: Tx, badge: string): Promise<WorkerRow> {
  const [row] = await tx.select().from(workers).where(eq(workers.badge, badge));
  if (row) return row;
  const typed = badge.replaceAll('-', '').toLowerCase();
  const alike = await tx
    .select()
    .from(workers)
    .where(sql`lower(replace(${workers.badge}, '-', '')) = ${typed}`)
    .limit(2);
  return found(alike.length === 1 ? alike[0] : undefined);
}

export async function gateCheck(
  tx: Tx,
  row: WorkerRow,
  occasion: VerdictContext,
): Promise<GateCheck> {
  if (occasion.projectId) await refuseIfNoContract(tx, occasion.projectId);
  const [worker] = await describeWorkers(tx, [row], occasion);
  return { ...found(worker), name: fullName(row) };
}

type Row = Omit<OnSite, 'since'> & { since: Date };

/** Every named worker, and the count of unnamed people in each crew. */
export async function rollCall(tx: Tx, projectId: number, actor: Actor): Promise<Page<OnSite>> {
  await refuseIfNoContract(tx, projectId);
  const { rows } = await tx.execute<Row>(sql`
    select s.id as "labourSessionId", w.id as "workerId",
      coalesce(w.first_name || ' ' || w.last_name, s.name) as name,
      coalesce(w.company, s.company) as company, coalesce(w.job_title, s.job_role) as "jobTitle",
      case when w.id is null then s.operatives - n.named else 1 end as people,
      s.crew_kind = 'plant' as "isOperator", s.started_at as since, w.mobile_phone as "mobilePhone"
    from labour_sessions s
    join lateral (select count(*)::int as named from labour_session_workers l
      where l.session_id = s.id and l.finished_at is null) n on true
    join lateral (select l.worker_id from labour_session_workers l
        where l.session_id = s.id and l.finished_at is null
      union all select null where s.operatives > n.named) l on true
    left join workers w on w.id = l.worker_id
    where s.project_id = ${projectId} and s.finished_at is null
    order by company nulls last, name`);
  const seesPhones = can(actor, 'worker.private', 'R');
  return new Page(
    rows.map((row) => ({
      ...row,
      since: new Date(row.since).toISOString(),
      mobilePhone: seesPhones ? row.mobilePhone : null,
    })),
  );
}

type Start = { startedAt: Date; minutes: string };
type Issue = { issueType: string; priority: Priority };

/** The record of a worker: starts and hours, and the issues assigned to them. */
export async function scoresFor(tx: Tx, row: WorkerRow, now: Date): Promise<WorkerScores> {
  const today = londonDay(now);
  const since = startOfDay(daysAfter(today, -scorePeriodDays));
  const { rows: starts } = await tx.execute<Start>(sql`
    select s.started_at as "startedAt",
      (select coalesce(sum(extract(epoch from coalesce(g.ended_at, ${minuteOf(now)}) - g.started_at)), 0) / 60
       from labour_segments g where g.session_id = s.id and g.kind = 'work')::text as minutes
    from labour_session_workers l join labour_sessions s on s.id = l.session_id
    where l.worker_id = ${row.id} and s.started_at >= ${since}`);
  const { rows: issues } = await tx.execute<Issue>(sql`
    select issue_type as "issueType", priority from site_issues
    where lower(assigned_to) = lower(${fullName(row)}) and status <> 'void'
      and date >= ${londonDay(since)} and issue_type in ('snag', 'quality', 'safety', 'near_miss')`);
  const worked = {
    starts: starts.map(({ startedAt }) => inLondon(new Date(startedAt))),
    hours: hoursOfMinutes(starts.reduce((sum, { minutes }) => sum + Number(minutes), 0)),
    issues: issues.map(({ issueType, priority }) => ({ about: aboutOf(issueType), priority })),
  };
  return scoresOf(row.id, worked, row.scoreOverrides as Overrides, today);
}

const inLondon = (instant: Date) => ({ day: londonDay(instant), time: londonTime(instant) });

const aboutOf = (issueType: string) =>
  issueType === 'safety' || issueType === 'near_miss' ? ('safety' as const) : ('quality' as const);

/** Sets a manual score in addition to the calculated ones, or removes it. */
export async function overrideScore(
  tx: Tx,
  row: WorkerRow,
  score: ScoreName,
  { value, reason }: ScoreOverride,
  actor: Actor,
): Promise<WorkerRow> {
  const { [score]: _, ...others } = row.scoreOverrides as Overrides;
  const override = value === null ? {} : { [score]: { value, reason: reason ?? '' } };
  return saveWorker(tx, row, { scoreOverrides: { ...others, ...override } }, actor);
}
