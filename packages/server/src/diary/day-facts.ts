import type { Day, StoredDay } from '@sitewright/domain/diary/day';
import { type DiaryPeriod, dayMark } from '@sitewright/domain/diary/day-mark';
import { isSettled } from '@sitewright/domain/diary/day-status';
import { figuresOf } from '@sitewright/domain/diary/figures';
import { type DayFacts, gapsOf } from '@sitewright/domain/diary/gaps';
import { sectionsOf } from '@sitewright/domain/diary/sections';
import { londonDay, londonTime } from '@sitewright/domain/kernel/calendar';
import { found } from '@sitewright/domain/kernel/problem';
import type { Tx } from '../platform/tenancy.ts';
import { type DaySources, type Entry, sourcesOf } from './day-sources.ts';
import { findTerm } from './days.ts';
import { issuesOn, talksOn } from './records-of-day.ts';

/** A day with its stored state and its current sums. */
export async function readDay(tx: Tx, day: StoredDay, now: Date): Promise<Day> {
  const [read] = await readDays(tx, day.projectId, [day], now);
  return found(read);
}

/** Days of one contract, in their order; as many statements for thirty as for one. */
export async function readDays(
  tx: Tx,
  projectId: number,
  stored: readonly StoredDay[],
  now: Date,
): Promise<Day[]> {
  const days = { projectId, dates: stored.map(({ date }) => date) };
  const term = await findTerm(tx, projectId);
  const sources = await sourcesOf(tx, days, now);
  const issues = await issuesOn(tx, days);
  const talks = await talksOn(tx, days);
  return stored.map((day) => ({
    ...sumsOf(day, sources(day.date), term, now),
    issuesOpened: issues(day.date).length,
    talks: talks(day.date),
    issues: issues(day.date),
  }));
}

function sumsOf(day: StoredDay, sources: DaySources, term: DiaryPeriod, now: Date) {
  const { entries, crews, otherFacts } = sources;
  const today = londonDay(now);
  const facts = factsOf(day, sources, now);
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
  };
}

export async function findFacts(tx: Tx, day: StoredDay, now: Date): Promise<DayFacts> {
  const { projectId, date } = day;
  const sources = await sourcesOf(tx, { projectId, dates: [date] }, now);
  return factsOf(day, sources(date), now);
}

export const findGaps = async (tx: Tx, day: StoredDay, now: Date) =>
  gapsOf(await findFacts(tx, day, now));

function factsOf(day: StoredDay, { entries, crews, otherFacts }: DaySources, now: Date): DayFacts {
  const seen = entries.flatMap(({ rain }) => rain ?? []);
  return {
    isNoWork: day.isNoWork,
    entries: entries.length,
    companies: [...entries, ...crews].flatMap(({ company }) => company ?? []),
    companiesBefore: otherFacts.companiesBefore,
    openCrews: crews.filter(({ isOpen }) => isOpen).map(({ id, name }) => ({ id, name })),
    crewsToCheck: crews
      .filter(({ isOpen, needsReview }) => !isOpen && needsReview)
      .map(({ name }) => name),
    loggedAhead: day.date === londonDay(now) ? entries.flatMap(aheadOf(londonTime(now))) : [],
    rain: otherFacts.rain ?? (seen.length > 0 ? Math.max(...seen) : null),
    hasWeatherImpact: entries.some(({ hasImpact }) => hasImpact),
  };
}

/** A night shift finishes on the next day. */
const aheadOf =
  (time: string) =>
  ({ type, company, plant, author, startTime, finishTime }: Entry) =>
    finishTime && finishTime > time && (startTime ?? '') <= finishTime
      ? [{ who: (type === 'plant' ? plant : company) ?? company ?? author, finishTime }]
      : [];
