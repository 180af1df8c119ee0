import type { Day, StoredDay } from '@sitewright/domain/diary/day';
import { dayMark } from '@sitewright/domain/diary/day-mark';
import { isSettled } from '@sitewright/domain/diary/day-status';
import { type CountedCrew, type CountedEntry, figuresOf } from '@sitewright/domain/diary/figures';
import { type DayFacts, gapsOf } from '@sitewright/domain/diary/gaps';
import { peopleIn } from '@sitewright/domain/diary/labor';
import { sectionsOf } from '@sitewright/domain/diary/sections';
import { daysAfter, londonDay, londonTime, startOfDay } from '@sitewright/domain/kernel/calendar';
import { found } from '@sitewright/domain/kernel/problem';
import { workingDayBefore } from '@sitewright/domain/kernel/working-days';
import { minuteOf } from '@sitewright/domain/labour/clock';
import { restReasons } from '@sitewright/domain/labour/rules';
import { type SQL, sql } from 'drizzle-orm';
import type { Tx } from '../platform/tenancy.ts';
import { findTerm } from './days.ts';
import { issuesOn, talksOn } from './records-of-day.ts';

type Entry = CountedEntry & {
  author: string;
  startTime: string | null;
  finishTime: string | null;
  plant: string | null;
  hasImpact: boolean;
  /** Millimetres, where the weather was recorded. */
  rain: number | null;
};

type Crew = CountedCrew & { isOpen: boolean };

type OtherFacts = {
  companiesBefore: string[];
  rain: number | null;
  photos: number;
  plantOnHire: number;
};

/** A day with its stored state and its current sums. */
export async function readDay(tx: Tx, day: StoredDay, now: Date): Promise<Day> {
  const today = londonDay(now);
  const term = await findTerm(tx, day.projectId);
  const { facts, entries, crews, otherFacts } = await factsOf(tx, day, now);
  const issues = await issuesOn(tx, day);
  const figures = figuresOf(entries, crews, day.date);
  const summaryFacts = {
    ...facts,
    status: day.status,
    peopleOnSite: figures.peopleOnSite,
    plantEntries: entries.filter(({ type, plant }) => type === 'plant' || plant).length,
    plantOnHire: otherFacts.plantOnHire,
    photos: otherFacts.photos,
  };
  return {
    ...day,
    mark: dayMark({ ...day, entries: entries.length }, term, today),
    gaps: isSettled(day, today) ? [] : gapsOf(facts),
    ...sectionsOf(summaryFacts),
    entries: entries.length,
    ...figures,
    plantOnHire: otherFacts.plantOnHire,
    issuesOpened: issues.length,
    talks: await talksOn(tx, day),
    issues,
  };
}

export async function findFacts(tx: Tx, day: StoredDay, now: Date): Promise<DayFacts> {
  const { facts } = await factsOf(tx, day, now);
  return facts;
}

export const findGaps = async (tx: Tx, day: StoredDay, now: Date) =>
  gapsOf(await findFacts(tx, day, now));

async function factsOf(tx: Tx, day: StoredDay, now: Date) {
  const entries = await entriesOn(tx, day);
  const crews = await crewsOn(tx, day, now);
  const otherFacts = await otherFactsOn(tx, day);
  const seen = entries.flatMap(({ rain }) => rain ?? []);
  const facts: DayFacts = {
    isNoWork: day.isNoWork,
    entries: entries.length,
    companies: [...entries, ...crews].flatMap(({ company }) => company ?? []),
    companiesBefore: otherFacts.companiesBefore,
    openCrews: crews.filter(({ isOpen }) => isOpen).map(({ name }) => name),
    loggedAhead: day.date === londonDay(now) ? entries.flatMap(aheadOf(londonTime(now))) : [],
    rain: otherFacts.rain ?? (seen.length > 0 ? Math.max(...seen) : null),
    hasWeatherImpact: entries.some(({ hasImpact }) => hasImpact),
  };
  return { facts, entries, crews, otherFacts };
}

/** A night shift finishes on the next day. */
const aheadOf =
  (time: string) =>
  ({ type, labor, company, plant, author, startTime, finishTime }: Entry) =>
    (type !== 'labour' || peopleIn(labor) > 0) &&
    finishTime &&
    finishTime > time &&
    (startTime ?? '') <= finishTime
      ? [{ who: (type === 'plant' ? plant : company) ?? company ?? author, finishTime }]
      : [];

type Place = Pick<StoredDay, 'projectId' | 'date'>;

async function entriesOn(tx: Tx, { projectId, date }: Place): Promise<Entry[]> {
  const { rows } = await tx.execute<Entry>(sql`
    select id, type, labor, company, author, start_time as "startTime", finish_time as "finishTime", plant, weather_impact is not null as "hasImpact",
           case when weather is not null then coalesce((weather ->> 'precipitation')::float8, 0) end as rain
    from diary_entries where project_id = ${projectId} and date = ${date} order by id`);
  return rows;
}

const midnightAfter = (date: string): Date => startOfDay(daysAfter(date, 1));

/** From midnight to midnight in London. */
const startedOn = (date: string): SQL =>
  sql`started_at >= ${startOfDay(date)} and started_at < ${midnightAfter(date)}`;

/** The crews that started on the day, without plant; rest breaks are not lost time. */
async function crewsOn(tx: Tx, { projectId, date }: Place, now: Date): Promise<Crew[]> {
  const { rows } = await tx.execute<Crew>(sql`
    select name, company, operatives, diary_entry_id as "diaryEntryId", finished_at is null as "isOpen",
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
    where project_id = ${projectId} and crew_kind <> 'plant' and ${startedOn(date)} order by id`);
  return rows;
}

/** What other features contribute to the day. */
async function otherFactsOn(tx: Tx, { projectId, date }: Place): Promise<OtherFacts> {
  const before = workingDayBefore(date);
  const { rows } = await tx.execute<OtherFacts>(sql`
    select
      array(
        select company from diary_entries
          where project_id = ${projectId} and date = ${before} and type = 'labour' and company is not null
        union
        select company from labour_sessions where project_id = ${projectId} and crew_kind <> 'plant'
          and company is not null and ${startedOn(before)}
      ) as "companiesBefore",
      (select coalesce(precipitation, 0)::float8 from weather_records
        where project_id = ${projectId} and date = ${date}) as rain,
      (select count(*)::int from files f join diary_entries e on e.id = f.diary_entry_id
        where e.project_id = ${projectId} and e.date = ${date}) as photos,
      (select count(*)::int from plant_hires where project_id = ${projectId}
        and status <> 'requested'
        and on_hire_at < ${midnightAfter(date)}
        and (collected_at is null or collected_at >= ${midnightAfter(date)}
          or (status <> 'transferred' and collected_at >= ${startOfDay(date)}))) as "plantOnHire"`);
  return found(rows[0]);
}
