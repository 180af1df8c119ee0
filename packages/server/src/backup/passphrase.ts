import { createCipheriv, createDecipheriv, randomBytes, scrypt } from 'node:crypto';
import { promisify } from 'node:util';
import { wrongPassphrase } from '@sitewright/domain/backup/data-backup-rules';
import { refusedAt } from '@sitewright/domain/kernel/problem';
import type { Lock } from './manifest.ts';

const cipher = 'aes-256-gcm';
const cost = { N: 2 ** 15, r: 8, p: 1, maxmem: 64 * 1024 * 1024 };
const derive = promisify<string, Buffer, number, typeof cost, Buffer>(scrypt);
const known = 'sitewright';

/** Locks and opens what may leave only under a passphrase; each value is bound to its place. */
export type Locksmith = {
  lock: (text: string, place: string) => string;
  open: (locked: string, place: string) => string;
};

const smithOf = (key: Buffer): Locksmith => ({
  lock(text, place) {
    const iv = randomBytes(12);
    const locked = createCipheriv(cipher, key, iv).setAAD(Buffer.from(place));
    const bytes = Buffer.concat([locked.update(text, 'utf8'), locked.final()]);
    return Buffer.concat([iv, locked.getAuthTag(), bytes]).toString('base64url');
  },
  open(sealed, place) {
    const bytes = Buffer.from(sealed, 'base64url');
    const opened = createDecipheriv(cipher, key, bytes.subarray(0, 12));
    opened.setAAD(Buffer.from(place));
    opened.setAuthTag(bytes.subarray(12, 28));
    return Buffer.concat([opened.update(bytes.subarray(28)), opened.final()]).toString('utf8');
  },
});

export async function newLock(passphrase: string): Promise<{ smith: Locksmith; lock: Lock }> {
  const salt = randomBytes(16);
  const smith = smithOf(await derive(passphrase.normalize('NFKC'), salt, 32, cost));
  return { smith, lock: { salt: salt.toString('base64url'), check: smith.lock(known, known) } };
}

export async function openLock({ salt, check }: Lock, passphrase: string): Promise<Locksmith> {
  const bytes = Buffer.from(salt, 'base64url');
  const smith = smithOf(await derive(passphrase.normalize('NFKC'), bytes, 32, cost));
  try {
    smith.open(check, known);
  } catch {
    throw refusedAt('passphrase', wrongPassphrase);
  }
  return smith;
}
