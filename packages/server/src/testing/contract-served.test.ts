import { dataBackupApi } from '@sitewright/domain/backup/data-backup-api';
import { nameOf } from '@sitewright/domain/kernel/endpoint';
import { expect, it } from 'vitest';
import { brokenPromisesOf, serversOf, straysOf, undeclaredOf } from './contract-check.ts';
import { deletionsLast, endpoints, type Served } from './endpoints.ts';
import { apiWithWorlds } from './ready-worlds.ts';
import { watchedPool } from './transaction-watch.ts';

const { wrapPool, waitsSoFar } = watchedPool();
const now = new Date();
/** The clock does not move, so that two servers asked one after the other answer the same. */
const api = await apiWithWorlds({ wrapPool, now: () => now });
const servers = serversOf(api, api.beside({ replies: 'serialised' }));

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

/** A trial of a restore is one transaction over the whole archive, which is read as it goes. */
const readingArchives = [nameOf(dataBackupApi.compareBackup)];

it.each(deletionsLast(endpoints))(
  'replies what it promises, is in the log, and holds no transaction while it waits: $name',
  async (served) => {
    waitsSoFar();
    expect(await brokenPromisesOf(servers, [served])).toEqual([]);
    if (!readingArchives.includes(served.name)) expect(waitsSoFar()).toEqual([]);
  },
  30_000,
);
