import { createHash } from 'node:crypto';
import type { Readable } from 'node:stream';
import { isDamaged } from '@sitewright/domain/backup/data-backup-rules';
import { found, Refused } from '@sitewright/domain/kernel/problem';
import { type Entry, fromRandomAccessReaderPromise, RandomAccessReader, type ZipFile } from 'yauzl';
import { rowsAtOnce } from '../platform/many-rows.ts';
import { isUnbroken } from './archive-seal.ts';
import { Cancelled } from './backup-context.ts';
import { type Manifest, manifestName, type Part, readManifest } from './manifest.ts';
import { type ArchiveStore, Outage, pieceReader, readRange, readWhole } from './pieces.ts';

const mostEntries = 500_000;
const mostUnpacked = 200_000_000_000;
const mostTimes = 1_000;
const mostManifestBytes = 100_000_000;
const names =
  /^(manifest\.json|people\.ndjson|data\/[a-z_]{1,60}\.ndjson|files\/\d{1,10}\/[0-9a-f-]{36}\.[a-z]{1,10})$/;

/** An archive that is kept: what is in it can be read in any order. */
export type Archive = {
  manifest: Manifest;
  linesOf: (table: string) => AsyncIterable<string>;
  fileOf: (key: string) => Promise<Readable>;
  has: (name: string) => boolean;
  /** Reads all of it, and refuses where one part is not as the manifest says. */
  check: (onBytes: (bytes: number) => Promise<void>) => Promise<void>;
};

type Kept = { filePath: string; fileSize: number; organizationId: number };

/** Whatever is wrong with an archive, nobody learns more than that something is. */
export async function refusingDamage<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    const isTold = [Refused, Cancelled, Outage].some((kind) => error instanceof kind);
    throw isTold ? error : new Refused(isDamaged);
  }
}

/** Whether it is, bit by bit, what was written; an archive that is not is never even opened. */
export const checkSeal = (
  archiveStore: ArchiveStore,
  { filePath }: Kept,
  onBytes?: (bytes: number) => Promise<void>,
): Promise<void> =>
  refusingDamage(async () => {
    const isIt = await isUnbroken(readWhole(archiveStore, filePath), archiveStore.secrets, onBytes);
    if (!isIt) throw new Refused(isDamaged);
  });

export const openArchive = (archiveStore: ArchiveStore, kept: Kept): Promise<Archive> =>
  refusingDamage(async () => {
    const read = pieceReader(archiveStore, kept.filePath);
    const reader = new (class extends RandomAccessReader {
      override _readStreamForRange(start: number, end: number): Readable {
        return readRange(read, start, end);
      }
    })();
    const zip = await fromRandomAccessReaderPromise(reader, kept.fileSize, {
      autoClose: false,
      strictFileNames: true,
      validateEntrySizes: true,
    });
    const entries = await entriesOf(zip);
    const open = async (name: string) => zip.openReadStreamPromise(found(entries.get(name)));
    const text = await textOf(await open(manifestName), mostManifestBytes);
    const manifest = readManifest(text, kept.organizationId, archiveStore.secrets);
    return {
      manifest,
      has: (name) => entries.has(name),
      linesOf: (table) => linesIn(() => open(`data/${table}.ndjson`)),
      fileOf: (key) => open(`files/${key}`),
      check: (onBytes) => checkParts(manifest, entries, open, onBytes),
    };
  });

/** Every name is one that we write, once; nothing unpacks to more than it could. */
async function entriesOf(zip: ZipFile): Promise<Map<string, Entry>> {
  const entries = new Map<string, Entry>();
  let [packed, unpacked] = [0, 0];
  for await (const entry of zip.eachEntry()) {
    packed += entry.compressedSize;
    unpacked += entry.uncompressedSize;
    const isOdd = !names.test(entry.fileName) || entries.has(entry.fileName);
    const isBomb = unpacked > mostUnpacked || unpacked > mostTimes * packed + mostManifestBytes;
    if (isOdd || isBomb || entries.size >= mostEntries) throw new Refused(isDamaged);
    entries.set(entry.fileName, entry);
  }
  return entries;
}

async function textOf(stream: Readable, most: number): Promise<string> {
  const chunks: Buffer[] = [];
  let length = 0;
  for await (const chunk of stream) {
    chunks.push(chunk);
    length += chunk.length;
    if (length > most) throw new Refused(isDamaged);
  }
  return Buffer.concat(chunks).toString('utf8');
}

/** By line ends alone: other characters that end a line elsewhere may stand in what people wrote. */
async function* linesIn(open: () => Promise<Readable>): AsyncGenerator<string> {
  const decoder = new TextDecoder();
  let held = '';
  for await (const chunk of await open()) {
    const [first = '', ...rest] = decoder.decode(chunk, { stream: true }).split('\n');
    held += first;
    for (const next of rest) {
      yield held;
      held = next;
    }
  }
  if (held !== '') yield held;
}

/** Rows of a table as they were written, some at a time. */
export async function* batchesOf(archive: Archive, table: string): AsyncGenerator<string[]> {
  let batch: string[] = [];
  for await (const line of archive.linesOf(table)) {
    if (batch.push(line) < rowsAtOnce) continue;
    yield batch;
    batch = [];
  }
  if (batch.length > 0) yield batch;
}

type Open = (name: string) => Promise<Readable>;

async function checkParts(
  { parts }: Manifest,
  entries: Map<string, Entry>,
  open: Open,
  onBytes: (bytes: number) => Promise<void>,
): Promise<void> {
  const isComplete =
    parts.length === entries.size - 1 && parts.every(({ name }) => entries.has(name));
  if (!isComplete) throw new Refused(isDamaged);
  for (const part of parts)
    await refusingDamage(async () => checkPart(part, await open(part.name), onBytes));
}

const lineEnd = 10;

async function checkPart(
  { sha256, bytes, rows }: Part,
  stream: Readable,
  onBytes: (bytes: number) => Promise<void>,
): Promise<void> {
  const hash = createHash('sha256');
  let [length, lines] = [0, 0];
  for await (const chunk of stream as AsyncIterable<Buffer>) {
    hash.update(chunk);
    length += chunk.length;
    if (rows !== null) for (const byte of chunk) if (byte === lineEnd) lines++;
    await onBytes(chunk.length);
  }
  const isWhole = hash.digest('hex') === sha256 && length === bytes;
  if (!isWhole || (rows !== null && rows !== lines)) throw new Refused(isDamaged);
}
