import { groupBy } from '../kernel/group-by.ts';
import { type CountedCrew, type CountedEntry, companyKey, peopleClocked } from './figures.ts';
import { headcountIn, readLabor } from './labor.ts';
import { peopleAtOnce } from './people-at-once.ts';

type Clocked = Pick<
  CountedCrew,
  'name' | 'company' | 'operatives' | 'workerIds' | 'diaryEntryId' | 'startedAt'
> & { finishedAt: string | null };

/** The number is null if no entry says how many people there were. */
type Company = { company: string; people: number | null };

/** The companies that have people or a machine in a day's entries, but no crew on the clock. */
export function unclockedCompanies(
  entries: readonly CountedEntry[],
  crews: readonly Clocked[],
  date: string,
): Company[] {
  const clocked = new Set(crews.map(nameOf).map(companyKey));
  return [...loggedCompanies(entries, crews, date)].flatMap(([key, logged]) =>
    clocked.has(key) ? [] : [logged],
  );
}

/**
 * The companies whose crews stopped during the day, with the people who are no longer on the clock and the last
 * finish. People who are also logged in an entry count once, as do those who started again.
 */
export function stoppedCompanies(
  entries: readonly CountedEntry[],
  crews: readonly Clocked[],
  date: string,
): { company: string; people: number; finishedAt: string }[] {
  const logged = loggedCompanies(entries, crews, date);
  const companies = groupBy(crews, (crew) => companyKey(nameOf(crew)));
  return [...companies].flatMap(([key, all]) => {
    const timed = all.map((crew) => ({ ...crew, endedAt: crew.finishedAt ?? stillAtWork }));
    const open = timed.filter(({ finishedAt }) => finishedAt === null);
    const finishedAt = all
      .flatMap((crew) => crew.finishedAt ?? [])
      .sort()
      .at(-1);
    const byWord = open.length === 0 ? (logged.get(key)?.people ?? 0) : 0;
    const people = Math.max(peopleClocked(timed), byWord) - peopleClocked(open);
    const [crew] = all;
    return crew && finishedAt && people > 0 ? [{ company: nameOf(crew), people, finishedAt }] : [];
  });
}

/** Later than any instant. */
const stillAtWork = '9999';

const nameOf = ({ company, name }: Clocked): string => company?.trim() || name;

/** By company, without the entries that a crew became. */
function loggedCompanies(
  entries: readonly CountedEntry[],
  crews: readonly Clocked[],
  date: string,
): Map<string, Company> {
  const ofCrews = new Set(crews.map(({ diaryEntryId }) => diaryEntryId));
  const logged = entries.flatMap(({ id, type, company, labor }) => {
    const name = company?.trim();
    if (type === 'material' || !name || ofCrews.has(id)) return [];
    return { company: name, labor: readLabor(labor), people: headcountIn(labor) ?? 0 };
  });
  const companies = groupBy(logged, ({ company }) => companyKey(company));
  return new Map(
    [...companies].map(([key, all]) => [
      key,
      { company: all[0]?.company ?? '', people: peopleAtOnce(all, date) || null },
    ]),
  );
}
