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

/** How much of one kind is told beside others, how much of one alone, and how much in all. */
export const mostOfEach = 5;
export const mostOfOne = 30;
export const mostInAll = 30;

/** Why `words` cannot be looked for; undefined when they can. */
export const obstacleToSearching = (words: readonly string[]): Problem | undefined =>
  words.some((word) => word.length >= fewestLetters) ? undefined : tooShort;

/** How often each word is there in records of one kind, counted no further than is worth it. */
export type Counted = { entity: Findable; word: string; count: number };

/** Of each kind that has all the words, the rarest: whoever has it is asked for the others. */
export function rarestOfEach(counted: readonly Counted[]): Map<Findable, Counted> {
  const rarest = new Map<Findable, Counted>();
  for (const one of counted)
    if (one.count < (rarest.get(one.entity)?.count ?? Number.POSITIVE_INFINITY))
      rarest.set(one.entity, one);
  return new Map([...rarest].filter(([, { count }]) => count > 0));
}

type Ranked = HitGroup & { beginsSo: boolean };

/** Kinds with a title that begins as asked come first, then all in their order; then it is cut. */
export function arranged(groups: readonly Ranked[], most = mostInAll): HitGroup[] {
  const placeOf = ({ beginsSo, entity }: Ranked) =>
    (beginsSo ? 0 : findables.length) + findables.indexOf(entity);
  let room = most;
  return groups
    .toSorted((one, other) => placeOf(one) - placeOf(other))
    .map(({ entity, hits, hasMore }) => {
      const told = hits.slice(0, Math.max(room, 0));
      room -= told.length;
      return { entity, hits: told, hasMore: hasMore || told.length < hits.length };
    })
    .filter(({ hits }) => hits.length > 0);
}
