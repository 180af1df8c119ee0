import { mkdir, mkdtemp, readdir, rm, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import S3rver from '@20minutes/s3rver';
import { found, notFound, Refused } from '@sitewright/domain/kernel/problem';
import { afterAll, describe, expect, it } from 'vitest';
import { parseBucketUrl } from './bucket-url.ts';
import { openStorage } from './open-storage.ts';
import { newKey } from './storage.ts';

const folder = await mkdtemp(join(tmpdir(), 'sitewright-storage-'));
const bytes = Buffer.from('all of it');

/** A service that speaks S3, on a port of its own. */
const service = new S3rver({
  port: 0,
  address: '127.0.0.1',
  directory: join(folder, 'service'),
  silent: true,
  configureBuckets: [{ name: 'site-files' }],
});
const { port } = await service.run();
const bucketOf = (name: string, secret = 'S3RVER', at = port) =>
  found(parseBucketUrl(`s3://S3RVER:${secret}@127.0.0.1:${at}/${name}?insecure=1`));

afterAll(async () => {
  await service.close();
  await rm(folder, { recursive: true });
});

const kinds = [
  { kind: 'a folder', FILES: join(folder, 'local'), STORAGE_URL: undefined },
  { kind: 'a bucket', FILES: join(folder, 'aside'), STORAGE_URL: bucketOf('site-files') },
];

describe.each(kinds)('in $kind', async ({ FILES, STORAGE_URL }) => {
  const storage = await openStorage({ FILES, STORAGE_URL });
  const incoming = join(FILES, 'incoming');
  const stored = () => readdir(STORAGE_URL ? join(folder, 'service') : FILES, { recursive: true });

  it('a file is read as it was put, and is gone when it is removed, once or twice', async () => {
    const key = newKey(7, 'webp');
    await storage.put(key, bytes);
    expect(await buffer(await storage.read(key))).toEqual(bytes);
    expect(await readdir(incoming)).toEqual([]);
    await storage.remove(key);
    await storage.remove(key);
    await expect(storage.read(key)).rejects.toEqual(new Refused(notFound));
  });

  it('a file may be as large as we take one', async () => {
    const key = newKey(7, 'pdf');
    const large = Buffer.alloc(50_000_000, 'sitewright');
    await storage.put(key, large);
    expect(large.equals(await buffer(await storage.read(key)))).toBe(true);
    await storage.remove(key);
  }, 120_000);

  it('a file is never there by half: what failed on the way left nothing', async () => {
    const before = await stored();
    const broken = {
      get length() {
        throw new Error('torn');
      },
    } as unknown as Uint8Array;
    await expect(storage.put(newKey(7, 'webp'), broken)).rejects.toThrow();
    expect(await stored()).toEqual(before);
  });

  it.each(['../secret-key', '7/../../secret-key', '/etc/passwd', '7/a.webp', 'incoming/x', ''])(
    'a file is not looked for under %j, which is not a valid key',
    async (key) => {
      await expect(storage.read(key)).rejects.toThrow('Not a valid storage key');
      await expect(storage.remove(key)).rejects.toThrow('Not a valid storage key');
      await expect(storage.put(key, bytes)).rejects.toThrow('Not a valid storage key');
    },
  );

  it('what is aside is gone when the work is done, and when it failed', async () => {
    await storage.aside((path) => writeFile(path, bytes));
    const failing = storage.aside(async (path) => {
      await writeFile(path, bytes);
      throw new Error('cut');
    });
    await expect(failing).rejects.toThrow('cut');
    expect(await readdir(incoming)).toEqual([]);
  });

  it('what a crash left aside a quarter of an hour ago is tidied away', async () => {
    const anHourAgo = new Date(Date.now() - 3_600_000);
    await writeFile(join(incoming, 'old'), bytes);
    await utimes(join(incoming, 'old'), anHourAgo, anHourAgo);
    await writeFile(join(incoming, 'young'), bytes);
    await storage.tidy();
    expect(await readdir(incoming)).toEqual(['young']);
    await rm(join(incoming, 'young'));
  });

  it('it is ready', async () => {
    await expect(storage.ready()).resolves.toBeUndefined();
  });
});

it('a folder is not ready when it is gone', async () => {
  const lost = await openStorage({ FILES: join(folder, 'lost'), STORAGE_URL: undefined });
  await rm(join(folder, 'lost'), { recursive: true });
  await expect(lost.ready()).rejects.toThrow();
});

it.each([
  ['is not there', bucketOf('nobodys-files')],
  ['does not know our secret', bucketOf('site-files', 'wrong')],
  ['does not answer', bucketOf('site-files', 'S3RVER', 1)],
])('a bucket is not ready when it %s', async (_, STORAGE_URL) => {
  await mkdir(join(folder, 'elsewhere'), { recursive: true });
  const lost = await openStorage({ FILES: join(folder, 'elsewhere'), STORAGE_URL });
  await expect(lost.ready()).rejects.toThrow();
  await expect(lost.put(newKey(7, 'webp'), bytes)).rejects.toThrow('The bucket could not be used');
});
