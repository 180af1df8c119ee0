import { expect, it } from 'vitest';
import { brokenPromisesOf, serversOf, straysOf, undeclaredOf } from './contract-check.ts';
import { deletionsLast, endpoints, type Served } from './endpoints.ts';
import { apiWithWorlds } from './ready-worlds.ts';
import { watchedPool } from './transaction-watch.ts';

const { wrapPool, waitsSoFar } = watchedPool();
const now = new Date();
/** The clock does not move, so that two servers asked one after the other answer the same. */
const api = await apiWithWorlds({ wrapPool, now: () => now });
const servers = serversOf(api, api.beside({ replies: 'serialised' }), waitsSoFar);

it('serves every endpoint of the contract once, and nothing else', async () => {
  await api.app.ready();
  expect(straysOf(api, endpoints)).toEqual([]);
});

it('says of every endpoint who may call it, what it does and what it answers', () => {
  expect(undeclaredOf(endpoints)).toEqual([]);
});

it('opens at most ten endpoints to the public, besides those of links', () => {
  const isOpen = ({ endpoint: { needs, path } }: Served) =>
    needs === 'public' && !path.startsWith('/api/link/');
  expect(endpoints.filter(isOpen).length).toBeLessThanOrEqual(10);
});

it('replies what each endpoint promises, writes it into the log, and holds no transaction while it waits', async () => {
  expect(await brokenPromisesOf(servers, deletionsLast(endpoints))).toEqual([]);
}, 300_000);
