import type { Pool, PoolClient } from 'pg';

type Query = string | { text: string };

/**
 * Between two queries a handler only computes, so the next one leaves before the event loop has turned
 * a few times. One that has not left by then waits for something else: a file, a thread, another server.
 */
const turnsBetweenQueries = 5;

/** Sees transactions that hold a connection while they wait for anything but the database. */
export function watchedPool() {
  const waits: string[] = [];

  const watch = (client: PoolClient) => {
    const query = client.query.bind(client) as (asked: Query, ...rest: unknown[]) => unknown;
    let [isOpen, underWay, asked, last] = [false, 0, 0, ''];
    const look = (seen: number, concurrencyLimit: number) => {
      if (!isOpen || asked !== seen) return;
      if (concurrencyLimit < turnsBetweenQueries) setImmediate(look, seen, concurrencyLimit + 1);
      else waits.push(last);
    };
    const settled = () => {
      underWay--;
      if (isOpen && underWay === 0) setImmediate(look, asked, 1);
    };
    Object.assign(client, {
      query: (what: Query, ...rest: unknown[]) => {
        last = typeof what === 'string' ? what : what.text;
        if (last.startsWith('begin')) isOpen = true;
        if (last === 'commit' || last === 'rollback') isOpen = false;
        underWay++;
        asked++;
        const answer = query(what, ...rest);
        Promise.resolve(answer).then(settled, settled);
        return answer;
      },
    });
  };

  const wrapPool = (pool: Pool): Pool => pool.on('connect', watch);
  /** After which queries somebody waited, since it was last asked. */
  const waitsSoFar = () => waits.splice(0);
  return { wrapPool, waitsSoFar };
}
