import { createHmac, hkdfSync, randomBytes } from 'node:crypto';
import { link, mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Config } from './config.ts';
import { sealText, unsealText } from './sealed-bytes.ts';

export type Secrets = {
  /**
   * Tells whether two values are equal without telling the value. Begin it with what it is for: what somebody may
   * choose for one purpose must never be hashed as for another.
   */
  keyedHash: (value: string) => string;
  /** For what waits in the database and must not be read there. */
  seal: (text: string) => string;
  unseal: (sealed: string) => string;
};

export function secretsOf(masterKey: string): Secrets {
  const keyFor = (purpose: string) =>
    Buffer.from(hkdfSync('sha256', masterKey, 'sitewright', purpose, 32));
  const [hashKey, sealKey] = [keyFor('keyed hash'), keyFor('seal')];
  return {
    keyedHash: (value) => createHmac('sha256', hashKey).update(value).digest('base64url'),
    seal: (text) => sealText(sealKey, text),
    unseal: (sealed) => unsealText(sealKey, sealed),
  };
}

/** A secret that is generated once and then stored with the data, readable by its owner only. */
export async function storedSecret(directory: string, name: string, make: () => string) {
  const file = join(directory, name);
  const draft = `${file}.${randomBytes(8).toString('hex')}`;
  await mkdir(directory, { recursive: true });
  // Whole or not at all: of two servers that start together one links its draft, and both read it.
  await writeFile(draft, make(), { mode: 0o600 });
  await link(draft, file).catch((error) => {
    if (error.code !== 'EEXIST') throw error;
  });
  await rm(draft);
  const secret = (await readFile(file, 'utf8')).trim();
  if (!secret) throw new Error(`${file} is empty: restore the secret, or remove the file.`);
  return secret;
}

/** Of the configured key, or of one made at the first start. */
export async function secretsFor({ SECRET_KEY, DATA_DIR }: Config): Promise<Secrets> {
  const make = () => randomBytes(32).toString('hex');
  return secretsOf(SECRET_KEY ?? (await storedSecret(DATA_DIR, 'secret-key', make)));
}
