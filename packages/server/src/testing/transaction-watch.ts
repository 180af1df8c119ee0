import type { Pool, PoolClient } from 'pg';

type Query = string | { text: string };

/**
 * Between two queries a handler only computes, so the next query is sent within a few turns of the
 * event loop. If it is not, the handler waits for something else: a file, a thread, another server.
 */
const turnsBetweenQueries = 5;

/** `allowIdleTransaction`: for backups, whose archives are written and read in one transaction, and the demo company. */
const mayWait = /^set local idle_in_transaction_session_timeout/;

const waits: string[] = [];

/** The queries after which a transaction waited for anything but the database, since the last call. */
export const waitsInTransactions = () => waits.splice(0);

/** Only the transactions of those who are given this pool: a test may hold one of its own open. */
export function watchTransactions(pool: Pool): Pool {
  const connect = (callback?: Parameters<Pool['connect']>[0]) =>
    callback ? pool.connect(callback) : pool.connect().then(watched);
  return new Proxy(pool, {
    get: (target, name) => {
      if (name === 'connect') return connect;
      const value = Reflect.get(target, name);
      return typeof value === 'function' ? value.bind(target) : value;
    },
  });
}

/** Until it is released. */
function watched(client: PoolClient): PoolClient {
  const { query, release } = client;
  const send = query.bind(client) as (statement: Query, ...rest: unknown[]) => unknown;
  let [isWatched, underWay, queryCount, last] = [false, 0, 0, ''];
  const look = (countBefore: number, turns: number) => {
    if (!isWatched || queryCount !== countBefore) return;
    if (turns < turnsBetweenQueries) setImmediate(look, countBefore, turns + 1);
    else waits.push(last);
  };
  const settled = () => {
    underWay--;
    if (isWatched && underWay === 0) setImmediate(look, queryCount, 1);
  };
  return Object.assign(client, {
    query: (statement: Query, ...rest: unknown[]) => {
      last = typeof statement === 'string' ? statement : statement.text;
      if (last.startsWith('begin')) isWatched = true;
      if (last === 'commit' || last === 'rollback' || mayWait.test(last)) isWatched = false;
      underWay++;
      queryCount++;
      const answer = send(statement, ...rest);
      Promise.resolve(answer).then(settled, settled);
      return answer;
    },
    release: (error?: Error | boolean) => {
      Object.assign(client, { query });
      release(error);
    },
  });
}
