import { beforeAll, expect, it } from 'vitest';
import { aSessionUser } from '../../testing/a-session-user.ts';
import { fakeStorage } from '../../testing/fake-storage.ts';
import { forget } from '../site-packs/forget.ts';
import { storeKey } from './database.ts';
import { contractsToKeep, noteOpened } from './opened-contracts.ts';
import { personOf } from './person.ts';
import { importKey } from './sealing.ts';

/** In no other test of the same database. */
const user = aSessionUser({ id: 3, role: 'Site Manager' });

beforeAll(async () => {
  await fakeStorage();
  await forget();
});

it('keeps the contract of a link that was opened before the key of its user came', async () => {
  await noteOpened(user, 7);
  expect(await contractsToKeep()).toEqual([]);
  const key = await importKey(btoa('0123456789abcdef0123456789abcdef'));
  await storeKey({ person: personOf(user), key });
  expect(await contractsToKeep()).toEqual([7]);
});
