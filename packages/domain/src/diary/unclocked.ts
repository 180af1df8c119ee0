import type { CountedEntry } from './figures.ts';
import { peopleIn } from './labor.ts';

type Clocked = { company: string | null; diaryEntryId: number | null };

/** The companies of a day's labour entries that had no crew on the clock, with their number of people. */
export function unclockedCompanies(
  entries: readonly CountedEntry[],
  crews: readonly Clocked[],
): { company: string; people: number }[] {
  const keyOf = (company: string | null) => company?.trim().toLowerCase() ?? '';
  const clocked = new Set(crews.map(({ company }) => keyOf(company)));
  const ofCrews = new Set(crews.map(({ diaryEntryId }) => diaryEntryId));
  const found = new Map<string, { company: string; people: number }>();
  for (const { id, type, company, labor } of entries) {
    const name = company?.trim();
    const people = peopleIn(labor);
    if (type !== 'labour' || !name || people === 0) continue;
    if (ofCrews.has(id) || clocked.has(keyOf(name))) continue;
    const before = found.get(keyOf(name));
    // Two entries of one company are mostly of the same people.
    found.set(keyOf(name), {
      company: before?.company ?? name,
      people: Math.max(people, before?.people ?? 0),
    });
  }
  return [...found.values()];
}
