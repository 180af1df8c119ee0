import { useRef, useState } from 'react';
import type * as z from 'zod';

/** A schema, or a function that loads it. */
export type SchemaSource<S extends z.ZodType> = S | (() => Promise<S>);

/** The schema of a form, once it is loaded. */
export function useSchema<S extends z.ZodType>(source: SchemaSource<S>) {
  const [fetched, setFetched] = useState<S>();
  const [isWaiting, setWaiting] = useState(false);
  const underWay = useRef<Promise<S | undefined>>(undefined);
  const schema = typeof source === 'function' ? fetched : source;

  /** Loads it once; after a failure the next call tries again. */
  const fetchSchema = async (): Promise<S | undefined> => {
    if (schema || typeof source !== 'function') return schema;
    underWay.current ??= source().catch(() => undefined);
    const arrived = await underWay.current;
    if (arrived) setFetched(() => arrived);
    else underWay.current = undefined;
    return arrived;
  };
  /** Synchronous if it is loaded; otherwise after loading, or without it if loading fails. */
  const withSchema = (goOn: (schema: S | undefined) => void) => {
    if (schema) return goOn(schema);
    if (isWaiting) return;
    setWaiting(true);
    void fetchSchema().then((arrived) => {
      setWaiting(false);
      goOn(arrived);
    });
  };
  return { schema, isWaiting, withSchema, fetchAhead: () => void fetchSchema() };
}
