import { mkdtemp, readdir, rm, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { notFound, Refused } from '@sitewright/domain/kernel/problem';
import { afterAll, describe, expect, it } from 'vitest';
import { filesUnder, newKey } from './storage.ts';

const folder = await mkdtemp(join(tmpdir(), 'sitewright-storage-'));
afterAll(() => rm(folder, { recursive: true }));
const storage = await filesUnder(folder);
const incoming = join(folder, 'incoming');
const bytes = Buffer.from('all of it');

describe('a file', () => {
  it('is read as it was put, and is gone when it is removed, once or twice', async () => {
    const key = newKey(7, 'webp');
    await storage.put(key, bytes);
    expect(await buffer(await storage.read(key))).toEqual(bytes);
    expect(await readdir(incoming)).toEqual([]);
    await storage.remove(key);
    await storage.remove(key);
    await expect(storage.read(key)).rejects.toEqual(new Refused(notFound));
  });

  it('is never there by half: what failed on the way left nothing', async () => {
    const before = await readdir(folder, { recursive: true });
    const broken = {
      get length() {
        throw new Error('torn');
      },
    } as unknown as Uint8Array;
    await expect(storage.put(newKey(7, 'webp'), broken)).rejects.toThrow();
    expect(await readdir(folder, { recursive: true })).toEqual(before);
  });

  it.each(['../secret-key', '7/../../secret-key', '/etc/passwd', '7/a.webp', 'incoming/x', ''])(
    'is not looked for under %j, which is no key of ours',
    async (key) => {
      await expect(storage.read(key)).rejects.toThrow('No key of ours');
      await expect(storage.remove(key)).rejects.toThrow('No key of ours');
      await expect(storage.put(key, bytes)).rejects.toThrow('No key of ours');
    },
  );
});

describe('what is aside', () => {
  it('is gone when the work is done, and when it failed', async () => {
    await storage.aside((path) => writeFile(path, bytes));
    const failing = storage.aside(async (path) => {
      await writeFile(path, bytes);
      throw new Error('cut');
    });
    await expect(failing).rejects.toThrow('cut');
    expect(await readdir(incoming)).toEqual([]);
  });

  it('is tidied away when a crash left it a quarter of an hour ago', async () => {
    const anHourAgo = new Date(Date.now() - 3_600_000);
    await writeFile(join(incoming, 'old'), bytes);
    await utimes(join(incoming, 'old'), anHourAgo, anHourAgo);
    await writeFile(join(incoming, 'young'), bytes);
    await storage.tidy();
    expect(await readdir(incoming)).toEqual(['young']);
    await rm(join(incoming, 'young'));
  });
});

it('is ready while it can be written to', async () => {
  await expect(storage.ready()).resolves.toBeUndefined();
  const lost = await filesUnder(join(folder, 'lost'));
  await rm(join(folder, 'lost'), { recursive: true });
  await expect(lost.ready()).rejects.toThrow();
});
