import type { Pool, PoolClient } from 'pg';

type Query = string | { text: string };

/**
 * Between two queries a handler only computes, so the next query is sent within a few turns of the
 * event loop. If it is not, the handler waits for something else: a file, a thread, another server.
 */
const turnsBetweenQueries = 5;

/** Finds transactions that hold a connection while they wait for anything but the database. */
export function watchedPool() {
  const waits: string[] = [];

  const watch = (client: PoolClient) => {
    const query = client.query.bind(client) as (statement: Query, ...rest: unknown[]) => unknown;
    let [isOpen, underWay, queryCount, last] = [false, 0, 0, ''];
    const look = (countBefore: number, turns: number) => {
      if (!isOpen || queryCount !== countBefore) return;
      if (turns < turnsBetweenQueries) setImmediate(look, countBefore, turns + 1);
      else waits.push(last);
    };
    const settled = () => {
      underWay--;
      if (isOpen && underWay === 0) setImmediate(look, queryCount, 1);
    };
    Object.assign(client, {
      query: (statement: Query, ...rest: unknown[]) => {
        last = typeof statement === 'string' ? statement : statement.text;
        if (last.startsWith('begin')) isOpen = true;
        if (last === 'commit' || last === 'rollback') isOpen = false;
        underWay++;
        queryCount++;
        const answer = query(statement, ...rest);
        Promise.resolve(answer).then(settled, settled);
        return answer;
      },
    });
  };

  const wrapPool = (pool: Pool): Pool => pool.on('connect', watch);
  /** The queries that were followed by such a wait, since the last call. */
  const waitsSoFar = () => waits.splice(0);
  return { wrapPool, waitsSoFar };
}
