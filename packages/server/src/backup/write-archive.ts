import { createHash } from 'node:crypto';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { ZipFile } from 'yazl';
import { ArchiveSeal, roomForSeal } from './archive-seal.ts';
import { manifestName, type Part } from './manifest.ts';
import { type ArchiveStore, PieceWriter } from './pieces.ts';

/** An archive being written, part by part, in encrypted pieces. */
export type ArchiveWriter = {
  addLines: (name: string, lines: AsyncIterable<string>) => Promise<Part>;
  addFile: (name: string, bytes: Readable) => Promise<Part>;
  /** Returns the size in bytes. */
  finish: (manifest: string) => Promise<number>;
  abandon: () => Promise<void>;
};

export function writeArchive(archiveStore: ArchiveStore, key: string): ArchiveWriter {
  const zip = new ZipFile();
  const pieces = new PieceWriter(archiveStore, key);
  const stopped = new AbortController();
  const { signal } = stopped;
  zip.on('error', (error) => stopped.abort(error));
  const written = pipeline(zip.outputStream, new ArchiveSeal(archiveStore.secrets), pieces, {
    signal,
  });
  // The next `add` throws the error; this only prevents an unhandled rejection.
  written.catch(() => {});
  const add = (part: Added) => Promise.race([addPart(zip, part), written.then(endedEarly)]);
  return {
    async addLines(name, lines) {
      const count = { rows: 0 };
      const part = await add({ name, from: inChunks(lines, count), compress: true });
      return { ...part, ...count };
    },
    // Pictures and documents are already compressed.
    addFile: (name, from) => add({ name, from, compress: false }),
    async finish(manifest) {
      zip.addBuffer(Buffer.from(manifest), manifestName, { compress: true });
      zip.end({ comment: roomForSeal, forceZip64Format: false });
      await written;
      return pieces.size;
    },
    async abandon() {
      stopped.abort();
      await written.catch(() => {});
    },
  };
}

const endedEarly = (): never => {
  throw new Error('The archive ended before its parts.');
};

type Added = { name: string; from: AsyncIterable<Buffer>; compress: boolean };

/** Counts and hashes the bytes. */
async function addPart(zip: ZipFile, { name, from, compress }: Added): Promise<Part> {
  const part = { name, rows: null, bytes: 0, sha256: '' };
  const hash = createHash('sha256');
  await new Promise<void>((resolve, reject) => {
    async function* counted() {
      for await (const chunk of from) {
        hash.update(chunk);
        part.bytes += chunk.length;
        yield chunk;
      }
      resolve();
    }
    const input = Readable.from(counted(), { objectMode: false });
    input.on('error', reject);
    zip.addReadStream(input, name, { compress });
  });
  part.sha256 = hash.digest('hex');
  return part;
}

const chunkBytes = 64 * 1024;

/** Fewer, larger chunks: one line at a time is slow. */
async function* inChunks(lines: AsyncIterable<string>, count: { rows: number }) {
  let held: string[] = [];
  let length = 0;
  for await (const line of lines) {
    count.rows++;
    held.push(line, '\n');
    length += line.length + 1;
    if (length < chunkBytes) continue;
    yield Buffer.from(held.join(''));
    [held, length] = [[], 0];
  }
  if (held.length > 0) yield Buffer.from(held.join(''));
}
