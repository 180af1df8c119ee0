import type { EntryType } from './entry-type.ts';
import { peopleIn } from './labor.ts';

/** An entry, as far as a day adds it up. */
export type CountedEntry = {
  id: number;
  type: EntryType;
  company: string | null;
  hours: string;
  labor: string;
};

/** A crew's session, as far as a day adds it up; hours are those of one head. */
export type CountedCrew = {
  company: string | null;
  /** The entry that it became when it finished. */
  diaryEntryId: number | null;
  operatives: number;
  worked: number;
  lost: number;
};

type Count = { company: string | null; people: number; hours: number };

/** The totals of a day. A company with both entries and clock sessions counts once, with the larger figure. */
export function figuresOf(entries: readonly CountedEntry[], crews: readonly CountedCrew[]) {
  const clocked = new Set(crews.map(({ diaryEntryId }) => diaryEntryId));
  const written = entries
    .filter(({ id, type }) => type === 'labour' && !clocked.has(id))
    .map(({ company, hours, labor }) => ofHeads(company, peopleIn(labor), Number(hours)));
  const counted = crews.map((crew) => ofHeads(crew.company, crew.operatives, crew.worked));
  const [byWord, byClock] = [perCompany(written), perCompany(counted)];
  const companies = [...new Set([...byWord.keys(), ...byClock.keys()])];
  const most = (figure: 'people' | 'hours') =>
    sum(
      companies.map((company) =>
        Math.max(byWord.get(company)?.[figure] ?? 0, byClock.get(company)?.[figure] ?? 0),
      ),
    );
  return {
    peopleOnSite: most('people'),
    labourHours: most('hours').toFixed(1),
    hoursLost: sum(crews.map(({ operatives, lost }) => operatives * lost)).toFixed(1),
  };
}

const ofHeads = (company: string | null, people: number, hours: number): Count => ({
  company,
  people,
  hours: people * hours,
});

/** Those without a company stand together. */
function perCompany(counts: readonly Count[]): Map<string, Omit<Count, 'company'>> {
  const tally = new Map<string, Omit<Count, 'company'>>();
  for (const { company, people, hours } of counts) {
    const key = company?.trim().toLowerCase() ?? '';
    const before = tally.get(key) ?? { people: 0, hours: 0 };
    tally.set(key, { people: before.people + people, hours: before.hours + hours });
  }
  return tally;
}

const sum = (figures: readonly number[]): number => figures.reduce((one, other) => one + other, 0);
