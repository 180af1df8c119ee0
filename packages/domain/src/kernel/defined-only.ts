type DefinedOnly<T> = { [K in keyof T]: Exclude<T[K], undefined> };

/** Removes undefined fields, so that omitted fields do not overwrite stored values. */
export const definedOnly = <T extends object>(fields: T): Partial<DefinedOnly<T>> =>
  Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined)) as Partial<
    DefinedOnly<T>
  >;
