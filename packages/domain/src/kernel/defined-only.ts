type DefinedOnly<T> = { [K in keyof T]: Exclude<T[K], undefined> };

/** What was said of a record; what was left out must not overwrite what is there. */
export const definedOnly = <T extends object>(fields: T): Partial<DefinedOnly<T>> =>
  Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined)) as Partial<
    DefinedOnly<T>
  >;
