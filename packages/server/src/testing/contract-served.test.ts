import { expect, it } from 'vitest';
import {
  contractBreaches,
  incompleteEndpoints,
  routeMismatches,
  serversOf,
} from './contract-check.ts';
import { deletionsLast, endpoints, type Served } from './endpoints.ts';
import { apiWithWorlds } from './ready-worlds.ts';

const now = new Date();
/**
 * A fixed clock, so that two servers called one after the other return the same. Without a mail server, for the
 * link of an invitation is copied only there.
 */
const api = await apiWithWorlds({ now: () => now, canSendEmail: false });
const servers = serversOf(api, api.beside({ replies: 'serialised' }));

it('serves every endpoint of the contract once, and nothing else', async () => {
  await api.app.ready();
  expect(routeMismatches(api, endpoints)).toEqual([]);
});

it('declares for every endpoint who may call it, what it does and what it returns', () => {
  expect(incompleteEndpoints(endpoints)).toEqual([]);
});

it('opens at most ten endpoints to the public, not counting those of links', () => {
  const isOpen = ({ endpoint: { needs, path } }: Served) =>
    needs === 'public' && !path.startsWith('/api/link/');
  expect(endpoints.filter(isOpen).length).toBeLessThanOrEqual(10);
});

it('replies as each endpoint declares, writes to the log, and holds no transaction while waiting', async () => {
  expect(await contractBreaches(servers, deletionsLast(endpoints))).toEqual([]);
}, 300_000);
