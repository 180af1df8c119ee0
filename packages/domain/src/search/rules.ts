import { type Problem, problem } from '../kernel/problem.ts';
import { type Findable, findables } from './findable.ts';
import type { HitGroup } from './search.ts';

export const tooShort = problem(
  'search.too_short',
  400,
  'Type at least two letters or digits of a word.',
);

/** How many letters a word must have before anything is looked for. */
export const fewestLetters = 2;

/** The most hits per type among others, of one type alone, and in all. */
export const mostOfEach = 5;
export const mostOfOne = 30;
const mostInAll = 30;

/** Why `words` cannot be looked for; undefined when they can. */
export const obstacleToSearching = (words: readonly string[]): Problem | undefined =>
  words.some((word) => word.length >= fewestLetters) ? undefined : tooShort;

/** How often each word is there in records of one kind, counted no further than is worth it. */
export type Counted = { entity: Findable; word: string; count: number };

/** The rarest word of each type that has all words: its records are checked for the other words. */
export function rarestOfEach(counted: readonly Counted[]): Map<Findable, Counted> {
  const rarest = new Map<Findable, Counted>();
  for (const one of counted)
    if (one.count < (rarest.get(one.entity)?.count ?? Number.POSITIVE_INFINITY))
      rarest.set(one.entity, one);
  return new Map([...rarest].filter(([, { count }]) => count > 0));
}

type Ranked = HitGroup & { beginsSo: boolean };

/** Types with a title that starts with the search text come first, then the rest; then the list is cut. */
export function arranged(groups: readonly Ranked[], most = mostInAll): HitGroup[] {
  const placeOf = ({ beginsSo, entity }: Ranked) =>
    (beginsSo ? 0 : findables.length) + findables.indexOf(entity);
  let room = most;
  return groups
    .toSorted((one, other) => placeOf(one) - placeOf(other))
    .map(({ entity, hits, hasMore }) => {
      const shown = hits.slice(0, Math.max(room, 0));
      room -= shown.length;
      return { entity, hits: shown, hasMore: hasMore || shown.length < hits.length };
    })
    .filter(({ hits }) => hits.length > 0);
}
