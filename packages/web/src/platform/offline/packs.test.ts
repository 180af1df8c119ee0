import type { CompanyPack } from '@sitewright/domain/site-pack/company-pack';
import { beforeEach, expect, it, vi } from 'vitest';
import { aSessionUser } from '../../testing/a-session-user.ts';
import { fakeStorage } from '../../testing/fake-storage.ts';
import { storeKey } from './database.ts';
import { forget } from './forget.ts';
import { forgetUnsealed, noteContact, readPack, storePack } from './packs.ts';
import { personOf } from './person.ts';
import { importKey } from './sealing.ts';

const pack = (name: string) => ({ gangs: [{ name }] }) as unknown as CompanyPack;

const nameIn = async () => {
  const kept = await readPack('company');
  return kept && (kept.content as unknown as { gangs: { name: string }[] }).gangs[0]?.name;
};

beforeEach(async () => {
  await fakeStorage();
  await forget();
  await storeKey({ person: personOf(aSessionUser()), key: await importKey('A'.repeat(43)) });
  await noteContact();
  await storePack('company', pack('Formwork'), null);
  forgetUnsealed();
});

it('unseals a pack once for all who ask while a screen opens', async () => {
  const unseal = vi.spyOn(crypto.subtle, 'decrypt');
  const names = await Promise.all([nameIn(), nameIn(), nameIn()]);
  expect(names).toEqual(['Formwork', 'Formwork', 'Formwork']);
  expect(unseal).toHaveBeenCalledTimes(1);
  unseal.mockRestore();
});

it('reads what was stored while the older one was being unsealed', async () => {
  const older = nameIn();
  await storePack('company', pack('Scaffolding'), null);
  await older;
  expect(await nameIn()).toBe('Scaffolding');
});

it('keeps nothing in memory of what was being unsealed when the user signed out', async () => {
  const reading = nameIn();
  await forget();
  await reading;
  expect(await nameIn()).toBeUndefined();
});

it('finds a pack that was stored after it was asked for in vain', async () => {
  await forget();
  expect(await nameIn()).toBeUndefined();
  await storeKey({ person: personOf(aSessionUser()), key: await importKey('A'.repeat(43)) });
  await noteContact();
  await storePack('company', pack('Formwork'), null);
  forgetUnsealed();
  expect(await nameIn()).toBe('Formwork');
});
