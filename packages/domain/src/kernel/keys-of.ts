/** The keys of an object in their order, as `z.enum` and the enum of a column need them. */
export const keysOf = <K extends string>(
  object: Readonly<Record<K, unknown>>,
): readonly [K, ...K[]] =>
  // `Object.keys` knows them only as strings.
  Object.keys(object) as [K, ...K[]];
