/** Reproducible random numbers: the same seed gives the same sequence. */
export type Chance = {
  /** From 0 up to, not including, 1. */
  next: () => number;
  below: (most: number) => number;
  is: (share: number) => boolean;
  pick: <T>(items: readonly [T, ...T[]]) => T;
};

/** Mulberry32. */
export function seededChance(seed: number): Chance {
  let state = seed >>> 0;
  const next = () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
  const below = (most: number) => Math.floor(next() * most);
  return {
    next,
    below,
    is: (share) => next() < share,
    pick: (items) => items[below(items.length)] ?? items[0],
  };
}

export const shuffled = <T>(items: readonly T[], chance: Chance): T[] =>
  items
    .map((item) => ({ item, at: chance.next() }))
    .toSorted((a, b) => a.at - b.at)
    .map(({ item }) => item);
