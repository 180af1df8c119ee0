import { groupBy } from '../kernel/group-by.ts';
import { type CountedCrew, type CountedEntry, companyKey, peopleClocked } from './figures.ts';
import { headcountIn } from './labor.ts';

type Clocked = Pick<
  CountedCrew,
  'name' | 'company' | 'operatives' | 'workerIds' | 'diaryEntryId'
> & { finishedAt: string | null };

/** The number is null if no entry says how many people there were. */
type Company = { company: string; people: number | null };

/** The companies that have people or a machine in a day's entries, but no crew on the clock. */
export function unclockedCompanies(
  entries: readonly CountedEntry[],
  crews: readonly Clocked[],
): Company[] {
  const clocked = new Set(crews.map(nameOf).map(companyKey));
  return [...loggedCompanies(entries, crews)].flatMap(([key, logged]) =>
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
): { company: string; people: number; finishedAt: string }[] {
  const logged = loggedCompanies(entries, crews);
  const companies = groupBy(crews, (crew) => companyKey(nameOf(crew)));
  return [...companies].flatMap(([key, all]) => {
    const open = all.filter(({ finishedAt }) => finishedAt === null);
    const finishedAt = all
      .flatMap((crew) => crew.finishedAt ?? [])
      .sort()
      .at(-1);
    const byWord = open.length === 0 ? (logged.get(key)?.people ?? 0) : 0;
    const people = Math.max(peopleClocked(all), byWord) - peopleClocked(open);
    const [crew] = all;
    return crew && finishedAt && people > 0 ? [{ company: nameOf(crew), people, finishedAt }] : [];
  });
}

const nameOf = ({ company, name }: Clocked): string => company?.trim() || name;

/** By company, without the entries that a crew became. Entries of one company are mostly about the same people. */
function loggedCompanies(
  entries: readonly CountedEntry[],
  crews: readonly Clocked[],
): Map<string, Company> {
  const ofCrews = new Set(crews.map(({ diaryEntryId }) => diaryEntryId));
  const found = new Map<string, Company>();
  for (const { id, type, company, labor } of entries) {
    const name = company?.trim();
    if (type === 'material' || !name || ofCrews.has(id)) continue;
    const people = headcountIn(labor);
    const before = found.get(companyKey(name));
    found.set(companyKey(name), {
      company: before?.company ?? name,
      people: Math.max(people ?? 0, before?.people ?? 0) || null,
    });
  }
  return found;
}
