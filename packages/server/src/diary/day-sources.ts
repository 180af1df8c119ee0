import type { CountedCrew, CountedEntry } from '@sitewright/domain/diary/figures';
import { daysAfter, startOfDay } from '@sitewright/domain/kernel/calendar';
import { groupBy } from '@sitewright/domain/kernel/group-by';
import { found } from '@sitewright/domain/kernel/problem';
import { workingDayBefore } from '@sitewright/domain/kernel/working-days';
import { minuteOf } from '@sitewright/domain/labour/clock';
import { restReasons } from '@sitewright/domain/labour/rules';
import { type SQL, sql } from 'drizzle-orm';
import type { Tx } from '../platform/tenancy.ts';

/** Days of one contract, the earliest first. */
export type Days = { projectId: number; dates: readonly string[] };

export type Entry = CountedEntry & {
  author: string;
  startTime: string | null;
  finishTime: string | null;
  plant: string | null;
  hasImpact: boolean;
  /** Millimetres, where the weather was recorded. */
  rain: number | null;
};

type Crew = CountedCrew & { id: number; isOpen: boolean; needsReview: boolean };

/** What other features contribute to a day. */
type OtherFacts = {
  companiesBefore: string[];
  rain: number | null;
  photos: number;
  plantOnHire: number;
};

export type DaySources = { entries: Entry[]; crews: Crew[]; otherFacts: OtherFacts };

/** The sources of a day's totals: one statement for each kind of record, however many days there are. */
export async function sourcesOf(
  tx: Tx,
  days: Days,
  now: Date,
): Promise<(date: string) => DaySources> {
  const entries = await entriesOn(tx, days);
  const crews = await crewsOn(tx, days, now);
  const otherFacts = await otherFactsOn(tx, days);
  return (date: string) => ({
    entries: entries.get(date) ?? [],
    crews: crews.get(date) ?? [],
    otherFacts: found(otherFacts.get(date)),
  });
}

async function entriesOn(tx: Tx, { projectId, dates }: Days): Promise<Map<string, Entry[]>> {
  const { rows } = await tx.execute<Entry & { date: string }>(sql`
    select date::text as date, id, type, labor, company, author, start_time as "startTime", finish_time as "finishTime", plant, weather_impact is not null as "hasImpact",
           case when weather is not null then coalesce((weather ->> 'precipitation')::float8, 0) end as rain
    from diary_entries where project_id = ${projectId} and date = any(${sql.param(dates)}::date[]) order by id`);
  return groupBy(rows, ({ date }) => date);
}

const midnightAfter = (date: string): Date => startOfDay(daysAfter(date, 1));

/** From midnight to midnight in London. */
const startedFrom = (first: string, last: string): SQL =>
  sql`started_at >= ${startOfDay(first)} and started_at < ${midnightAfter(last)}`;

/** The crews that started on each day, without plant; rest breaks are not lost time. */
async function crewsOn(tx: Tx, days: Days, now: Date): Promise<Map<string, Crew[]>> {
  const [first, last] = [days.dates.at(0), days.dates.at(-1)];
  if (!first || !last) return new Map();
  const { rows } = await tx.execute<Crew & { date: string }>(sql`
    select (started_at at time zone 'Europe/London')::date::text as date,
           s.id, name, company, operatives, diary_entry_id as "diaryEntryId", finished_at is null as "isOpen",
           needs_review as "needsReview",
           to_json(started_at) as "startedAt", to_json(coalesce(finished_at, ${minuteOf(now)})) as "endedAt",
           array(select worker_id from labour_session_workers w where w.session_id = s.id) as "workerIds",
           coalesce(spent.worked, 0) as worked, coalesce(spent.lost, 0) as lost
    from labour_sessions s left join lateral (
      select sum(minutes) filter (where kind = 'work') as worked,
             sum(minutes) filter (where kind = 'pause' and reason <> all(${sql.param(restReasons)}::text[])) as lost
      from labour_segments g, lateral (
        select (extract(epoch from coalesce(g.ended_at, ${minuteOf(now)}) - g.started_at) / 60)::float8 as minutes
      ) length where g.session_id = s.id
    ) spent on true
    where project_id = ${days.projectId} and crew_kind <> 'plant' and ${startedFrom(first, last)} order by id`);
  return groupBy(rows, ({ date }) => date);
}

/** Each day with its midnights, and with those of the working day before. */
const boundsOf = (date: string) => {
  const before = workingDayBefore(date);
  return {
    date,
    start: startOfDay(date),
    finish: midnightAfter(date),
    before,
    startBefore: startOfDay(before),
    finishBefore: midnightAfter(before),
  };
};

async function otherFactsOn(tx: Tx, days: Days): Promise<Map<string, OtherFacts>> {
  const { projectId, dates } = days;
  const { rows } = await tx.execute<OtherFacts & { date: string }>(sql`
    select d.date::text as date,
      array(
        select company from diary_entries
          where project_id = ${projectId} and date = d.before and type = 'labour' and company is not null
        union
        select company from labour_sessions where project_id = ${projectId} and crew_kind <> 'plant'
          and company is not null and started_at >= d."startBefore" and started_at < d."finishBefore"
      ) as "companiesBefore",
      (select coalesce(precipitation, 0)::float8 from weather_records
        where project_id = ${projectId} and date = d.date) as rain,
      (select count(*)::int from files f join diary_entries e on e.id = f.diary_entry_id
        where e.project_id = ${projectId} and e.date = d.date) as photos,
      (select count(*)::int from plant_hires where project_id = ${projectId}
        and status <> 'requested'
        and on_hire_at < d.finish
        and (collected_at is null or collected_at >= d.finish
          or (status <> 'transferred' and collected_at >= d.start))) as "plantOnHire"
    from jsonb_to_recordset(${JSON.stringify(dates.map(boundsOf))}::jsonb) as d(date date, start timestamptz,
      finish timestamptz, before date, "startBefore" timestamptz, "finishBefore" timestamptz)`);
  return new Map(rows.map(({ date, ...facts }) => [date, facts]));
}
