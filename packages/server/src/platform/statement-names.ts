import type { PoolClient, QueryConfig } from 'pg';

/** Drizzle's statements get no more names than these, which each connection keeps; those written by hand always have one. */
const maxNames = 400;
const asksBefore = 10;

/** A statement with a name is parsed once for each connection, and soon planned once. */
export function statementNames() {
  const names = new Map<string, string>();
  const asks = new Map<string, number>();

  function nameOf(text: string): string {
    const name = names.get(text) ?? `statement ${names.size}`;
    names.set(text, name);
    return name;
  }

  /** Only of a statement that is asked again and again: some are asked once, with lists of changing lengths. */
  function nameIfFrequent(text: string): string | undefined {
    if (names.has(text)) return nameOf(text);
    if (names.size >= maxNames) return;
    const count = (asks.get(text) ?? 0) + 1;
    if (asks.size >= maxNames * 10) asks.clear();
    asks.set(text, count);
    if (count < asksBefore) return;
    asks.delete(text);
    return nameOf(text);
  }

  return { nameOf, nameIfFrequent };
}

const ofServer = statementNames();

export const { nameOf } = ofServer;

/** The client for drizzle, which gives no names. */
export const withNames = (client: PoolClient): PoolClient =>
  // Drizzle calls nothing but `query`, with an object and values.
  ({
    query: (config: QueryConfig, values?: unknown[]) => {
      const name =
        config.name ?? (values?.length ? ofServer.nameIfFrequent(config.text) : undefined);
      return client.query(name ? { ...config, name } : config, values);
    },
  }) as unknown as PoolClient;
