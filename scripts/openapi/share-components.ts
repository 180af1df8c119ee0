type Ref = { $ref: string };

/** A component for two would be longer than both. */
const fewest = 3;

/**
 * What several operations have is described once, under the name that `nameOf` derives. Of those that
 * differ under one name, such as the limits of short and long lists, it is the one with the most uses.
 */
export function shareComponents<T extends object>(
  place: 'parameters' | 'responses',
  all: readonly T[],
  nameOf: (one: T) => string | undefined,
) {
  const uses = new Map<string, number>();
  for (const one of all) uses.set(JSON.stringify(one), usesOf(one) + 1);
  function usesOf(one: T): number {
    return uses.get(JSON.stringify(one)) ?? 0;
  }
  const components: Record<string, T> = {};
  for (const one of all) {
    const name = nameOf(one);
    if (!name || usesOf(one) < fewest) continue;
    const other = components[name];
    if (!other || usesOf(one) > usesOf(other)) components[name] = one;
  }
  const refTo = (one: T): T | Ref => {
    const name = nameOf(one) ?? '';
    const isShared = JSON.stringify(components[name]) === JSON.stringify(one);
    return isShared ? { $ref: `#/components/${place}/${name}` } : one;
  };
  return { components, refTo };
}
