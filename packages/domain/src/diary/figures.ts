import { groupBy } from '../kernel/group-by.ts';
import { hoursOfMinutes } from '../kernel/hours.ts';
import type { EntryType } from './entry-type.ts';
import { operativeMinutesOf, peopleIn } from './labor.ts';

/** An entry, as far as a day adds it up. */
export type CountedEntry = {
  id: number;
  type: EntryType;
  company: string | null;
  labor: string;
};

/** A crew's session, as far as a day adds it up; the minutes are those of one head. */
export type CountedCrew = {
  name: string;
  company: string | null;
  /** The entry that it became when it finished. */
  diaryEntryId: number | null;
  operatives: number;
  /** The operatives who are known by name. */
  workerIds: readonly number[];
  worked: number;
  lost: number;
};

type Count = { people: number; minutes: number };

/**
 * The totals of a day. A company with both entries and clock sessions counts once, with the larger
 * figure; people who stopped and started again count once, with the hours of both.
 */
export function figuresOf(
  entries: readonly CountedEntry[],
  crews: readonly CountedCrew[],
  date: string,
) {
  const clocked = new Set(crews.map(({ diaryEntryId }) => diaryEntryId));
  const written = entries.filter(({ id, type }) => type === 'labour' && !clocked.has(id));
  const byWord = perCompany(written, (group) => ({
    people: sum(group.map(({ labor }) => peopleIn(labor))),
    minutes: sum(group.map(({ labor }) => operativeMinutesOf(labor, date))),
  }));
  const byClock = perCompany(crews, (group) => ({
    people: peopleInCrews(group),
    minutes: sum(group.map(({ operatives, worked }) => operatives * worked)),
  }));
  const companies = [...new Set([...byWord.keys(), ...byClock.keys()])];
  const most = (figure: keyof Count) =>
    sum(
      companies.map((company) =>
        Math.max(byWord.get(company)?.[figure] ?? 0, byClock.get(company)?.[figure] ?? 0),
      ),
    );
  return {
    peopleOnSite: most('people'),
    labourHours: hoursOfMinutes(most('minutes')),
    hoursLost: hoursOfMinutes(sum(crews.map(({ operatives, lost }) => operatives * lost))),
  };
}

/** Those known by name once each; of the others, the most that one crew had at a time. */
function peopleInCrews(crews: readonly CountedCrew[]): number {
  const named = new Set(crews.flatMap(({ workerIds }) => workerIds));
  const others = new Map<string, number>();
  for (const { name, operatives, workerIds } of crews)
    others.set(name, Math.max(others.get(name) ?? 0, operatives - workerIds.length));
  return named.size + sum([...others.values()]);
}

/** Those without a company are counted together. */
function perCompany<T extends { company: string | null }>(
  all: readonly T[],
  count: (group: readonly T[]) => Count,
): Map<string, Count> {
  const groups = groupBy(all, ({ company }) => company?.trim().toLowerCase() ?? '');
  return new Map([...groups].map(([company, group]) => [company, count(group)]));
}

const sum = (figures: readonly number[]): number => figures.reduce((one, other) => one + other, 0);
