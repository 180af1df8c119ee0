import { badRequest, type Problem } from '../kernel/problem.ts';
import { type Findable, findableTypes } from './findable.ts';
import type { HitGroup } from './search.ts';

export const tooShort = badRequest(
  'search.too_short',
  'Type at least two letters or digits of a word.',
);

/** How many letters a word must have before anything is looked for. */
export const minSearchLetters = 2;

/** The most hits per type among others, of one type alone, and in all. */
export const maxHitsPerType = 5;
export const maxHitsOfOneType = 30;
const maxHits = 30;

/** Why `words` cannot be looked for; undefined when they can. */
export const obstacleToSearching = (words: readonly string[]): Problem | undefined =>
  words.some((word) => word.length >= minSearchLetters) ? undefined : tooShort;

/** How often each word is there in records of one kind, counted no further than is worth it. */
export type WordCount = { entity: Findable; word: string; count: number };

/** The rarest word of each type that has all words: its records are checked for the other words. */
export function rarestWordPerType(counted: readonly WordCount[]): Map<Findable, WordCount> {
  const rarest = new Map<Findable, WordCount>();
  for (const one of counted)
    if (one.count < (rarest.get(one.entity)?.count ?? Number.POSITIVE_INFINITY))
      rarest.set(one.entity, one);
  return new Map([...rarest].filter(([, { count }]) => count > 0));
}

type Ranked = HitGroup & { beginsSo: boolean };

/** Types with a title that starts with the search text come first, then the rest; then the list is cut. */
export function arrangeGroups(groups: readonly Ranked[], most = maxHits): HitGroup[] {
  const placeOf = ({ beginsSo, entity }: Ranked) =>
    (beginsSo ? 0 : findableTypes.length) + findableTypes.indexOf(entity);
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
