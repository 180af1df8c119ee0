export type Fields = Record<string, unknown>;

/** The order of the keys of an object means nothing; an empty text, a missing value and null mean the same. */
const asText = (value: unknown): string =>
  JSON.stringify(value === '' ? null : (value ?? null), (_, part) =>
    typeof part === 'object' && part !== null && !Array.isArray(part)
      ? Object.fromEntries(Object.entries(part).toSorted())
      : part,
  );
const isSame = (left: unknown, right: unknown): boolean => asText(left) === asText(right);

/**
 * A change that was made on an older state of a record. `changes` are the fields that only I changed; `conflicts`
 * those that others changed to something else meanwhile. What I did not change stays as it is.
 */
export function mergeFields<T extends Fields>(
  base: Partial<T>,
  mine: Partial<T>,
  theirs: Partial<T>,
): { changes: Partial<T>; conflicts: (keyof T & string)[] } {
  const changed = Object.keys(mine).filter((key) => !isSame(mine[key], base[key]));
  const wanted = changed.filter((key) => !isSame(mine[key], theirs[key]));
  const conflicts = wanted.filter((key) => !isSame(theirs[key], base[key]));
  const changes = wanted.filter((key) => !conflicts.includes(key)).map((key) => [key, mine[key]]);
  return { changes: Object.fromEntries(changes), conflicts };
}
