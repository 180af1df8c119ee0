import { createHmac } from 'node:crypto';
import type { Readable } from 'node:stream';
import { Transform, type TransformCallback } from 'node:stream';
import type { Secrets } from '../platform/secrets.ts';
import { isEqual } from './manifest.ts';

/** In hexadecimal, at the very end of the archive: in its ZIP comment. */
const sealLength = 64;
export const roomForSeal = '0'.repeat(sealLength);

const hmacWith = ({ keyedHash }: Pick<Secrets, 'keyedHash'>) =>
  createHmac('sha256', keyedHash('whole archives of backups'));

/** Writes the HMAC of all bytes into the comment that was reserved for it. */
export class ArchiveSeal extends Transform {
  readonly #hmac;
  #held: Buffer = Buffer.alloc(0);

  constructor(secrets: Pick<Secrets, 'keyedHash'>) {
    super();
    this.#hmac = hmacWith(secrets);
  }

  override _transform(chunk: Buffer, _: BufferEncoding, done: TransformCallback) {
    const all = Buffer.concat([this.#held, chunk]);
    const ready = all.subarray(0, Math.max(0, all.length - sealLength));
    this.#held = Buffer.from(all.subarray(ready.length));
    this.#hmac.update(ready);
    done(null, ready);
  }

  override _flush(done: TransformCallback) {
    done(null, Buffer.from(this.#hmac.digest('hex')));
  }
}

/** Whether the archive is unchanged, to the bit. */
export async function hasValidSeal(
  archive: Readable,
  secrets: Pick<Secrets, 'keyedHash'>,
  onBytes: (bytes: number) => Promise<void> = async () => {},
): Promise<boolean> {
  const hmac = hmacWith(secrets);
  let held: Buffer = Buffer.alloc(0);
  for await (const chunk of archive) {
    const all = Buffer.concat([held, chunk]);
    const ready = all.subarray(0, Math.max(0, all.length - sealLength));
    held = Buffer.from(all.subarray(ready.length));
    hmac.update(ready);
    await onBytes(chunk.length);
  }
  return isEqual(held.toString('latin1'), hmac.digest('hex'));
}
