import type { Pool, PoolClient } from 'pg';

const column = String.raw`(?:(?:"\w+"|\w+)\.)?(?:"organization_id"|\borganization_id\b)`;
const predicate = new RegExp(String.raw`${column}\s*=\s*(?:\$\d+|${column})`, 'g');

/** Assignments before the first `where` or `on` are not predicates. */
const firstCondition = /\b(?:where|on)\b/i;

export function withoutPredicates(sql: string): string {
  const from = /^\s*create\b/i.test(sql) ? -1 : sql.search(firstCondition);
  if (from < 0) return sql;
  return sql.slice(0, from) + sql.slice(from).replace(predicate, '($& or true)');
}

type Query = { text: string; name?: string };

/** Simulates a server on which every handler forgot to name the organisation. */
export function forgetfulPool() {
  const state = { isForgetful: false, forgotten: 0 };

  const forget = (query: string | Query): string | Query => {
    if (!state.isForgetful) return query;
    const { text, name }: Query = typeof query === 'string' ? { text: query } : query;
    const forgotten = withoutPredicates(text);
    if (forgotten === text) return query;
    state.forgotten++;
    if (typeof query === 'string') return forgotten;
    // A prepared statement keeps its text; another text needs another name.
    return { ...query, text: forgotten, ...(name && { name: `${name}, forgetful` }) };
  };

  const wrapPool = (pool: Pool): Pool => {
    pool.on('connect', (client: PoolClient) => {
      const query = client.query.bind(client) as (
        statement: string | Query,
        ...rest: unknown[]
      ) => unknown;
      Object.assign(client, {
        query: (statement: string | Query, ...rest: unknown[]) => query(forget(statement), ...rest),
      });
    });
    return pool;
  };
  return { state, wrapPool };
}
