import { projectsApi } from '@sitewright/domain/projects/api';
import { aProject } from '@sitewright/domain/projects/project.fixture';
import { sitePackApi } from '@sitewright/domain/site-pack/api';
import type { CompanyPack } from '@sitewright/domain/site-pack/company-pack';
import type { ContractPack } from '@sitewright/domain/site-pack/contract-pack';

import { beforeEach, expect, it, vi } from 'vitest';
import { aSessionUser } from '../../testing/a-session-user.ts';
import { answer, fakeApi } from '../../testing/fake-api.ts';
import { fakeStorage } from '../../testing/fake-storage.ts';
import { storeKey } from '../offline/database.ts';
import { keptContractIds, storedPack, storePack } from '../offline/packs.ts';
import { personOf } from '../offline/person.ts';
import { importKey } from '../offline/sealing.ts';
import { query } from '../query.ts';
import { makeQueryClient } from '../query-client.ts';
import { setSessionUser } from '../session.ts';
import { forget } from './forget.ts';
import { syncPacks } from './sync-packs.ts';

beforeEach(async () => {
  await fakeStorage();
  // happy-dom has no locks.
  const locks = { value: { request: (_name: string, work: () => Promise<void>) => work() } };
  vi.stubGlobal('navigator', Object.create(navigator, { locks }));
  await forget();
});

it('keeps the contract that is opened before the key of its reader is here', async () => {
  const project = aProject({ id: 7, slug: 'mill-lane' });
  let handOut = () => {};
  const opened = new Promise<void>((resolve) => {
    handOut = resolve;
  });
  fakeApi(
    answer(projectsApi.readBySlug, () => project),
    answer(sitePackApi.key, () => opened.then(() => ({ key: 'A'.repeat(43) }))),
    answer(sitePackApi.company, () => ({ contracts: [project] }) as unknown as CompanyPack),
    answer(sitePackApi.contract, () => ({}) as ContractPack),
  );
  const client = makeQueryClient();
  setSessionUser(client, aSessionUser());
  const stop = syncPacks(client);
  await client.fetchQuery(query(projectsApi.readBySlug, { params: { slug: 'mill-lane' } }));
  handOut();
  await expect.poll(keptContractIds, { timeout: 5_000 }).toEqual([7]);
  stop();
});

it('deletes what was kept under other rights as soon as these are known', async () => {
  const user = aSessionUser({ id: 2, role: 'Site Manager' });
  await storeKey({ person: personOf(user), key: await importKey('A'.repeat(43)) });
  await storePack('company', {} as CompanyPack, null, user);
  const requests = fakeApi(answer(sitePackApi.company, () => new Response(null, { status: 503 })));
  const client = makeQueryClient();
  setSessionUser(client, user);
  const stop = syncPacks(client);
  await expect.poll(() => requests.length).toBe(1);
  expect(await storedPack('company')).toBeDefined();
  setSessionUser(client, { ...user, role: 'Viewer' });
  await expect.poll(() => storedPack('company')).toBeUndefined();
  stop();
});
