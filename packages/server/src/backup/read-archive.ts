import { createHash } from 'node:crypto';
import type { Readable } from 'node:stream';
import { archiveDamaged } from '@sitewright/domain/backup/data-backup-rules';
import { found, Refused } from '@sitewright/domain/kernel/problem';
import { type Entry, fromRandomAccessReaderPromise, RandomAccessReader, type ZipFile } from 'yauzl';
import { rowsAtOnce } from '../platform/bin/many-rows.ts';
import { hasValidSeal } from './archive-seal.ts';
import { Cancelled } from './backup-context.ts';
import { type Manifest, manifestName, type Part, readManifest } from './manifest.ts';
import {
  type ArchiveStore,
  pieceReader,
  readArchiveStream,
  readRange,
  StoreOutage,
} from './pieces.ts';

const mostEntries = 500_000;
const mostUnpacked = 200_000_000_000;
const mostTimes = 1_000;
const mostManifestBytes = 100_000_000;
const entryNames =
  /^(manifest\.json|people\.ndjson|data\/[a-z_]{1,60}\.ndjson|files\/\d{1,10}\/[0-9a-f-]{36}\.[a-z]{1,10})$/;

/** A stored archive, readable in any order. */
export type Archive = {
  manifest: Manifest;
  linesOf: (table: string) => AsyncIterable<string>;
  fileOf: (key: string) => Promise<Readable>;
  has: (name: string) => boolean;
  /** Reads everything, and refuses where a part differs from the manifest. */
  check: (onBytes: (bytes: number) => Promise<void>) => Promise<void>;
};

type StoredArchive = { filePath: string; fileSize: number; organizationId: number };

/** Callers learn only that an archive is damaged, not how. */
async function orArchiveDamaged<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    const isUserFacing = [Refused, Cancelled, StoreOutage].some((kind) => error instanceof kind);
    throw isUserFacing ? error : new Refused(archiveDamaged);
  }
}

/** Refuses an archive that is not what this server wrote, before it is opened. */
export const checkSeal = (
  archiveStore: ArchiveStore,
  { filePath }: StoredArchive,
  onBytes?: (bytes: number) => Promise<void>,
): Promise<void> =>
  orArchiveDamaged(async () => {
    const isValid = await hasValidSeal(
      readArchiveStream(archiveStore, filePath),
      archiveStore.secrets,
      onBytes,
    );
    if (!isValid) throw new Refused(archiveDamaged);
  });

export const openArchive = (archiveStore: ArchiveStore, stored: StoredArchive): Promise<Archive> =>
  orArchiveDamaged(async () => {
    const read = pieceReader(archiveStore, stored.filePath);
    const reader = new (class extends RandomAccessReader {
      override _readStreamForRange(start: number, end: number): Readable {
        return readRange(read, start, end);
      }
    })();
    const zip = await fromRandomAccessReaderPromise(reader, stored.fileSize, {
      autoClose: false,
      strictFileNames: true,
      validateEntrySizes: true,
    });
    const entries = await entriesOf(zip);
    const open = async (name: string) => zip.openReadStreamPromise(found(entries.get(name)));
    const text = await textOf(await open(manifestName), mostManifestBytes);
    const manifest = readManifest(text, stored.organizationId, archiveStore.secrets);
    return {
      manifest,
      has: (name) => entries.has(name),
      linesOf: (table) => linesIn(() => open(`data/${table}.ndjson`)),
      fileOf: (key) => open(`files/${key}`),
      check: (onBytes) => checkParts(manifest, entries, open, onBytes),
    };
  });

/** Only known names, each once, and no ZIP bombs. */
async function entriesOf(zip: ZipFile): Promise<Map<string, Entry>> {
  const entries = new Map<string, Entry>();
  let [packed, unpacked] = [0, 0];
  for await (const entry of zip.eachEntry()) {
    packed += entry.compressedSize;
    unpacked += entry.uncompressedSize;
    const isOdd = !entryNames.test(entry.fileName) || entries.has(entry.fileName);
    const isBomb = unpacked > mostUnpacked || unpacked > mostTimes * packed + mostManifestBytes;
    if (isOdd || isBomb || entries.size >= mostEntries) throw new Refused(archiveDamaged);
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
    if (length > most) throw new Refused(archiveDamaged);
  }
  return Buffer.concat(chunks).toString('utf8');
}

/** Splits at \n only: texts may contain other line separators. */
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

/** Rows of a table as they were written, in batches. */
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
  if (!isComplete) throw new Refused(archiveDamaged);
  for (const part of parts)
    await orArchiveDamaged(async () => checkPart(part, await open(part.name), onBytes));
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
  if (!isWhole || (rows !== null && rows !== lines)) throw new Refused(archiveDamaged);
}
