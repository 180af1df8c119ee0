import type { PoolClient, QueryConfig } from 'pg';

/** Each connection keeps a plan for each name: enough for what is asked all day, in little memory. */
const maxNames = 400;
const asksBefore = 10;

/**
 * A statement with a name is parsed once for each connection, and soon planned once. Only one that is asked again and
 * again gets a name: some are asked once, with lists of changing lengths or an unusual set of filters.
 */
export function statementNames() {
  const names = new Map<string, string>();
  const asks = new Map<string, number>();

  return function nameIfFrequent(text: string): string | undefined {
    const known = names.get(text);
    if (known || names.size >= maxNames) return known;
    const count = (asks.get(text) ?? 0) + 1;
    if (asks.size >= maxNames * 10) asks.clear();
    asks.set(text, count);
    if (count < asksBefore) return;
    asks.delete(text);
    const name = `statement ${names.size}`;
    names.set(text, name);
    return name;
  };
}

export const nameIfFrequent = statementNames();

/** The client for drizzle, which gives no names. */
export const withNames = (client: PoolClient): PoolClient =>
  // Drizzle calls nothing but `query`, with an object and values.
  ({
    query: (config: QueryConfig, values?: unknown[]) => {
      const name = config.name ?? (values?.length ? nameIfFrequent(config.text) : undefined);
      return client.query(name ? { ...config, name } : config, values);
    },
  }) as unknown as PoolClient;
