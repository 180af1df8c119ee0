import { randomUUID } from 'node:crypto';
import { mkdir, readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { Storage } from './storage.ts';

const longestAside = 15 * 60 * 1000;

/** A folder on this machine for what is not whole yet. */
export async function tempFilesIn(incoming: string): Promise<Pick<Storage, 'aside' | 'tidy'>> {
  await mkdir(incoming, { recursive: true, mode: 0o700 });
  return {
    async aside(work) {
      const path = join(incoming, randomUUID());
      try {
        return await work(path);
      } finally {
        await rm(path, { force: true });
      }
    },
    async tidy() {
      for (const name of await readdir(incoming)) await removeIfOld(join(incoming, name));
    },
  };
}

/** Another server may be at work on the same folder: what is young is left alone. */
async function removeIfOld(path: string) {
  const { mtimeMs } = await stat(path).catch(() => ({ mtimeMs: Number.POSITIVE_INFINITY }));
  if (Date.now() - mtimeMs > longestAside) await rm(path, { force: true });
}
