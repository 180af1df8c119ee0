import { Readable, Writable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { pieceBytes } from '@sitewright/domain/backup/data-backup';
import { archiveDamaged } from '@sitewright/domain/backup/data-backup-rules';
import { notFound, Refused } from '@sitewright/domain/kernel/problem';
import { newKey, type Storage } from '../platform/files/storage.ts';
import { sealBytes, unsealBytes } from '../platform/sealed-bytes.ts';
import type { Secrets } from '../platform/secrets.ts';

export type ArchiveStore = { storage: Storage; secrets: Pick<Secrets, 'keyedHash'> };

export const newBackupKey = (organizationId: number): string => newKey(organizationId, 'backup');

/** An archive is stored in encrypted pieces, so that it is never in memory as a whole. */
const nameOf = (key: string, place: number): string =>
  key.replace(/[0-9a-f]{12}\./, `${place.toString(16).padStart(12, '0')}.`);

const keyOf = ({ secrets }: ArchiveStore): Buffer =>
  Buffer.from(secrets.keyedHash('pieces of backups'), 'base64url');

/** Authenticated with the piece: moved elsewhere, it cannot be decrypted. */
const placeOf = (key: string, place: number): string => `${key} ${place}`;

/** The first byte of a piece marks the last one. */
export async function putPiece(
  archiveStore: ArchiveStore,
  key: string,
  { place, bytes, isLast }: { place: number; bytes: Buffer; isLast: boolean },
): Promise<void> {
  const marked = Buffer.concat([Buffer.from([isLast ? 1 : 0]), bytes]);
  const sealed = sealBytes(keyOf(archiveStore), marked, placeOf(key, place));
  await archiveStore.storage.put(nameOf(key, place), sealed);
}

/** The store did not answer, which says nothing about the archive. */
export class StoreOutage extends Error {}

async function sealedPiece({ storage }: ArchiveStore, name: string): Promise<Buffer> {
  try {
    return await buffer(await storage.read(name));
  } catch (error) {
    if (error instanceof Refused) throw new Refused(archiveDamaged);
    throw new StoreOutage('The file store did not respond.', { cause: error });
  }
}

async function readPiece(archiveStore: ArchiveStore, key: string, place: number) {
  const sealed = await sealedPiece(archiveStore, nameOf(key, place));
  try {
    const bytes = unsealBytes(keyOf(archiveStore), sealed, placeOf(key, place));
    return { isLast: bytes[0] === 1, bytes: bytes.subarray(1) };
  } catch {
    throw new Refused(archiveDamaged);
  }
}

/** Writes a stream as pieces. */
export class PieceWriter extends Writable {
  readonly #archiveStore: ArchiveStore;
  readonly #key: string;
  #held: Buffer[] = [];
  #heldBytes = 0;
  #place = 0;
  size = 0;

  constructor(archiveStore: ArchiveStore, key: string) {
    super({ highWaterMark: 256 * 1024 });
    this.#archiveStore = archiveStore;
    this.#key = key;
  }

  override _write(chunk: Buffer, _: BufferEncoding, done: (error?: Error | null) => void) {
    this.size += chunk.length;
    this.#held.push(chunk);
    this.#heldBytes += chunk.length;
    // A full piece waits for the next byte: it may be the last.
    if (this.#heldBytes <= pieceBytes) done();
    else this.#put(pieceBytes, false).then(() => done(), done);
  }

  override _final(done: (error?: Error | null) => void) {
    this.#put(this.#heldBytes, true).then(() => done(), done);
  }

  async #put(length: number, isLast: boolean): Promise<void> {
    const all = Buffer.concat(this.#held);
    const bytes = all.subarray(0, length);
    this.#held = [Buffer.from(all.subarray(length))];
    this.#heldBytes = all.length - length;
    await putPiece(this.#archiveStore, this.#key, { place: this.#place++, bytes, isLast });
  }
}

type ReadPiece = (place: number) => Promise<Buffer>;

/** Caches the last two pieces: ZIP readers jump back and forth. */
export function pieceReader(archiveStore: ArchiveStore, key: string): ReadPiece {
  const cache = new Map<number, Promise<Buffer>>();
  return (place) => {
    const bytes =
      cache.get(place) ?? readPiece(archiveStore, key, place).then((piece) => piece.bytes);
    cache.delete(place);
    cache.set(place, bytes);
    for (const oldest of [...cache.keys()].slice(0, -2)) cache.delete(oldest);
    return bytes;
  };
}

/** From `start` to just before `end`. */
export const readRange = (read: ReadPiece, start: number, end: number): Readable =>
  Readable.from(rangeOf(read, start, end), { objectMode: false });

async function* rangeOf(read: ReadPiece, start: number, end: number) {
  for (let at = start; at < end; ) {
    const place = Math.floor(at / pieceBytes);
    const bytes = await read(place);
    const from = at - place * pieceBytes;
    const part = bytes.subarray(from, Math.min(bytes.length, from + end - at));
    if (part.length === 0) throw new Error('The archive is incomplete.');
    at += part.length;
    yield part;
  }
}

export const readArchiveStream = (archiveStore: ArchiveStore, key: string): Readable =>
  Readable.from(wholeOf(archiveStore, key), { objectMode: false });

async function* wholeOf(archiveStore: ArchiveStore, key: string) {
  for (let place = 0; ; place++) {
    const { bytes, isLast } = await readPiece(archiveStore, key, place);
    yield bytes;
    if (isLast) return;
  }
}

export const hasPiece = ({ storage }: ArchiveStore, key: string, place: number): Promise<boolean> =>
  isThere(storage, nameOf(key, place));

export const removePiece = ({ storage }: ArchiveStore, key: string, place: number): Promise<void> =>
  storage.remove(nameOf(key, place));

/** Pieces are written in order and removed from the last, so counting from the first finds them all. */
export async function removePieces(
  { storage }: Pick<ArchiveStore, 'storage'>,
  key: string,
): Promise<void> {
  let count = 0;
  while (await isThere(storage, nameOf(key, count))) count++;
  while (count > 0) await storage.remove(nameOf(key, --count));
}

async function isThere(storage: Storage, name: string): Promise<boolean> {
  try {
    (await storage.read(name)).destroy();
    return true;
  } catch (error) {
    if (error instanceof Refused && error.problem === notFound) return false;
    throw error;
  }
}
