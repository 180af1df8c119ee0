import type { CompanyPack } from '@sitewright/domain/site-pack/company-pack';
import { beforeEach, expect, it, vi } from 'vitest';
import { aSessionUser } from '../../testing/a-session-user.ts';
import { fakeStorage } from '../../testing/fake-storage.ts';
import { forget } from '../site-packs/forget.ts';
import { type StoredPack, storeKey } from './database.ts';
import {
  forgetUnsealed,
  noteContact,
  readPack,
  renewPack,
  storedPack,
  storePack,
} from './packs.ts';
import { personOf } from './person.ts';
import { importKey } from './sealing.ts';

const reader = personOf(aSessionUser());
const otherKey = 'B'.repeat(43);
const pack = (name: string) => ({ gangs: [{ name }] }) as unknown as CompanyPack;

const nameIn = async () => {
  const kept = await readPack('company');
  return kept && (kept.content as unknown as { gangs: { name: string }[] }).gangs[0]?.name;
};

beforeEach(async () => {
  await fakeStorage();
  await forget();
  await storeKey({ person: reader, key: await importKey('A'.repeat(43)) });
  await noteContact();
  await storePack('company', pack('Formwork'), null, reader);
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
  await storePack('company', pack('Scaffolding'), null, reader);
  await older;
  expect(await nameIn()).toBe('Scaffolding');
});

it('keeps nothing in memory of what was being unsealed when the user signed out', async () => {
  const reading = nameIn();
  await forget();
  await reading;
  expect(await nameIn()).toBeUndefined();
});

it('keeps nothing in memory of what was being stored when the user signed out', async () => {
  const put = vi.spyOn(IDBObjectStore.prototype, 'put');
  let signedOut: Promise<void> | undefined;
  put.mockImplementationOnce(function signOutMeanwhile(this: IDBObjectStore, value) {
    signedOut = forget();
    return this.put(value);
  });
  await storePack('company', pack('Scaffolding'), null, reader);
  await signedOut;
  await storeKey({ person: { ...reader, id: reader.id + 1 }, key: await importKey(otherKey) });
  await noteContact();
  expect(await nameIn()).toBeUndefined();
  put.mockRestore();
});

it('finds a pack that was stored after an earlier read had found nothing', async () => {
  await forget();
  expect(await nameIn()).toBeUndefined();
  await storeKey({ person: reader, key: await importKey('A'.repeat(43)) });
  await noteContact();
  await storePack('company', pack('Formwork'), null, reader);
  forgetUnsealed();
  expect(await nameIn()).toBe('Formwork');
});

it('never stores for the next user, or for other rights, what one user has read', async () => {
  const stored = (await storedPack('company')) as StoredPack;
  await forget();
  for (const next of [
    { ...reader, id: reader.id + 1 },
    { ...reader, role: 'Viewer' as const },
  ]) {
    await storeKey({ person: next, key: await importKey(otherKey) });
    await storePack('company', pack('Formwork'), null, reader);
    await renewPack(stored, reader);
    expect(await storedPack('company')).toBeUndefined();
    expect(await nameIn()).toBeUndefined();
  }
});
