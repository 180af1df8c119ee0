import { groupBy } from '../kernel/group-by.ts';
import { hoursOfMinutes } from '../kernel/hours.ts';
import { addedMinutes } from './added-minutes.ts';
import type { EntryType } from './entry-type.ts';
import { type Labor, peopleOf, readLabor } from './labor.ts';
import { peopleAtOnce } from './people-at-once.ts';

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
  startedAt: string;
  /** Its finish; now, while it is at work. */
  endedAt: string;
  /** The operatives who are known by name. */
  workerIds: readonly number[];
  worked: number;
  lost: number;
};

type Crew = Omit<CountedCrew, 'lost'>;

type WrittenEntry = { id: number; company: string | null; labor: Labor };

/** The clocked crews of one company, and what else is written of it. */
type Company = { written: readonly WrittenEntry[]; clocked: readonly Crew[] };

/**
 * The totals of a day. Of the entries of a company, the largest number of people at one time counts. Of a company with both entries and clocked crews, the larger number of people counts, and
 * an hour that both cover counts once, by the clock. People who stopped and started again count once, with the
 * hours of both.
 */
export function figuresOf(
  entries: readonly CountedEntry[],
  crews: readonly CountedCrew[],
  date: string,
) {
  const companies = [...companiesOf(entries, crews).values()];
  const added = addedIn(companies, date);
  const clocked = crews.map(({ operatives, worked }) => operatives * worked);
  return {
    peopleOnSite: sum(
      companies.map((one) => Math.max(peopleWritten(one, date), peopleClocked(one.clocked))),
    ),
    labourHours: hoursOfMinutes(sum([...clocked, ...added.values()])),
    hoursLost: hoursOfMinutes(sum(crews.map(({ operatives, lost }) => operatives * lost))),
  };
}

/** The operative minutes of each labour entry that are not in the clocked hours of its company. */
export function addedByEntries(
  entries: readonly CountedEntry[],
  crews: readonly Crew[],
  date: string,
): Map<number, number> {
  return addedIn([...companiesOf(entries, crews).values()], date);
}

const addedIn = (companies: readonly Company[], date: string): Map<number, number> =>
  new Map(companies.flatMap(({ written, clocked }) => [...addedMinutes(written, clocked, date)]));

/** Whether the people of a row of a company, by the clock or by an entry, are left out of the total. */
export function arePeopleLeftOut(
  entries: readonly CountedEntry[],
  crews: readonly Crew[],
  date: string,
) {
  const companies = companiesOf(entries, crews);
  return (company: string | null, source: 'byClock' | 'byWord'): boolean => {
    const found = companies.get(companyKey(company)) ?? { written: [], clocked: [] };
    const [byWord, byClock] = [peopleWritten(found, date), peopleClocked(found.clocked)];
    return source === 'byClock' ? byWord > byClock : byClock > 0 && byClock >= byWord;
  };
}

/** Without the entries that a crew became, each read once. Those without a company are counted together. */
function companiesOf(
  entries: readonly CountedEntry[],
  crews: readonly Crew[],
): Map<string, Company> {
  const ofCrews = new Set(crews.map(({ diaryEntryId }) => diaryEntryId));
  const written = entries
    .filter(({ id, type }) => type === 'labour' && !ofCrews.has(id))
    .map(({ id, company, labor }) => ({ id, company, labor: readLabor(labor) }));
  const byWord = groupBy(written, ({ company }) => companyKey(company));
  const byClock = groupBy(crews, ({ company }) => companyKey(company));
  return new Map(
    [...byWord.keys(), ...byClock.keys()].map((key) => [
      key,
      { written: byWord.get(key) ?? [], clocked: byClock.get(key) ?? [] },
    ]),
  );
}

const peopleWritten = ({ written }: Company, date: string): number =>
  peopleAtOnce(
    written.map(({ labor }) => ({ labor, people: peopleOf(labor) })),
    date,
  );

type ClockedPeople = Pick<Crew, 'name' | 'operatives' | 'workerIds' | 'startedAt' | 'endedAt'>;

/** Named people once each; of the unnamed ones in crews of one name, the largest number at one time. */
export function peopleClocked(crews: readonly ClockedPeople[]): number {
  const named = new Set(crews.flatMap(({ workerIds }) => workerIds));
  const ofOneName = groupBy(crews, ({ name }) => companyKey(name));
  return named.size + sum([...ofOneName.values()].map(unnamedAtOnce));
}

/** Who started again is in the crew before as well, but not at the same time. */
const unnamedAtOnce = (crews: readonly ClockedPeople[]): number =>
  Math.max(
    ...crews.map(({ startedAt: at }) =>
      sum(
        crews
          .filter((one) => one.startedAt === at || (one.startedAt < at && at < one.endedAt))
          .map(({ operatives, workerIds }) => operatives - workerIds.length),
      ),
    ),
  );

export const companyKey = (company: string | null): string => company?.trim().toLowerCase() ?? '';

const sum = (figures: readonly number[]): number => figures.reduce((one, other) => one + other, 0);
