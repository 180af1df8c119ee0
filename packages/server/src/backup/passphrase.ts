import { randomBytes, scrypt } from 'node:crypto';
import { promisify } from 'node:util';
import { wrongPassphrase } from '@sitewright/domain/backup/data-backup-rules';
import { refusedAt } from '@sitewright/domain/kernel/problem';
import { sealText, unsealText } from '../platform/sealed-bytes.ts';
import type { Lock } from './manifest.ts';

const cost = { N: 2 ** 15, r: 8, p: 1, maxmem: 64 * 1024 * 1024 };
const derive = promisify<string, Buffer, number, typeof cost, Buffer>(scrypt);
const checkText = 'sitewright';

/** Encrypts and decrypts values with a passphrase; each value is bound to its place. */
export type PassphraseCipher = {
  lock: (text: string, place: string) => string;
  open: (locked: string, place: string) => string;
};

const cipherOf = (key: Buffer): PassphraseCipher => ({
  lock: (text, place) => sealText(key, text, place),
  open: (locked, place) => unsealText(key, locked, place),
});

export async function newLock(
  passphrase: string,
): Promise<{ cipher: PassphraseCipher; lock: Lock }> {
  const salt = randomBytes(16);
  const cipher = cipherOf(await derive(passphrase.normalize('NFKC'), salt, 32, cost));
  return {
    cipher,
    lock: { salt: salt.toString('base64url'), check: cipher.lock(checkText, checkText) },
  };
}

export async function openLock(
  { salt, check }: Lock,
  passphrase: string,
): Promise<PassphraseCipher> {
  const bytes = Buffer.from(salt, 'base64url');
  const cipher = cipherOf(await derive(passphrase.normalize('NFKC'), bytes, 32, cost));
  try {
    cipher.open(check, checkText);
  } catch {
    throw refusedAt('passphrase', wrongPassphrase);
  }
  return cipher;
}
