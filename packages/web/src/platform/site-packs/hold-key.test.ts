import { sitePackApi } from '@sitewright/domain/site-pack/api';
import { expect, it } from 'vitest';
import { aSessionUser } from '../../testing/a-session-user.ts';
import { answer, fakeApi } from '../../testing/fake-api.ts';
import { fakeStorage } from '../../testing/fake-storage.ts';
import { readKey, signOutCount } from '../offline/database.ts';
import { storedPack } from '../offline/packs.ts';
import { forget } from './forget.ts';
import { holdKey } from './hold-key.ts';

it('stores no key that arrives after its user has signed out', async () => {
  await fakeStorage();
  await forget();
  fakeApi(
    answer(sitePackApi.key, async () => {
      await forget();
      return { key: 'A'.repeat(43) };
    }),
  );
  await holdKey(aSessionUser());
  expect(await readKey()).toBeUndefined();
  expect(await storedPack('user')).toBeUndefined();
});

it('counts both sign-outs if two tabs sign out at the same time', async () => {
  await fakeStorage();
  const before = await signOutCount();
  await Promise.all([forget(), forget()]);
  expect(await signOutCount()).toBe(before + 2);
});
