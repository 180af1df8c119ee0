import { createWriteStream } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import multipart from '@fastify/multipart';
import {
  invalid,
  malformed,
  type Problem,
  Refused,
  refusedAt,
  tooLarge,
  wrongType,
} from '@sitewright/domain/kernel/problem';
import type { Upload } from '@sitewright/domain/kernel/upload';
import type { FastifyInstance, FastifyRequest, RouteOptions } from 'fastify';
import { concurrencyLimit } from '../concurrency-limit.ts';
import { checkDocument } from './documents.ts';
import { readImageHeader, redrawImage } from './images.ts';
import { newKey, type Storage } from './storage.ts';
import { takenAt } from './taken-at.ts';

/** An uploaded file, as it is stored. */
export type StoredFile = {
  key: string;
  /** Where its small picture is, if it was to have one. */
  thumbnail: string | null;
  type: string;
  size: number;
  /** The original name, without anything that has a meaning to a computer. */
  originalName: string;
  /** The same, ending as what it is now. */
  filename: string;
  width: number | null;
  height: number | null;
  takenAt: Date | null;
};

const notAForm: Problem = { ...wrongType, message: 'Please send the file in a form.' };
const says = (message: string) => refusedAt('file', { ...invalid, message });

/** A route that reads a form with one file; all other routes read no forms. */
export const uploadRoute =
  ({ maxBytes }: Upload, route: RouteOptions) =>
  async (scope: FastifyInstance) => {
    scope.removeAllContentTypeParsers();
    // A caller who may not send a file at all is refused for that, and not because there was none.
    scope.addContentTypeParser('*', async (_: unknown, body: Readable) => void body.resume());
    // One file too many, so that we see it and can say so.
    const limits = { fileSize: maxBytes, files: 2, fields: 20, fieldSize: 10_000, parts: 22 };
    await scope.register(multipart, { limits, throwFileSizeLimit: false });
    scope.route(route);
  };

/** Files being checked are in memory: a few at once, and the rest wait. */
const limitUploads = concurrencyLimit(4, 64);

/** Takes the file in, judges it and stores it. Whatever happens on the way, nothing else stays. */
export const receiveUpload = (
  request: FastifyRequest,
  upload: Upload,
  storage: Storage,
  organizationId: number,
): Promise<StoredFile> =>
  storage.aside(async (path) => {
    if (!request.isMultipart()) throw new Refused(notAForm);
    const originalName = await save(request, upload, path);
    return storeProcessed({ path, upload, originalName }, storage, organizationId);
  });

/** The same for a file inside a request. */
export const storeBytes = (
  bytes: Uint8Array,
  upload: Upload,
  storage: Storage,
  organizationId: number,
): Promise<StoredFile> =>
  storage.aside(async (path) => {
    await writeFile(path, bytes, { flag: 'wx', mode: 0o600 });
    return storeProcessed({ path, upload, originalName: 'file' }, storage, organizationId);
  });

type Received = { path: string; upload: Upload; originalName: string };

const storeProcessed = (
  { path, upload, originalName }: Received,
  storage: Storage,
  organizationId: number,
): Promise<StoredFile> =>
  limitUploads(async () => {
    const storedFile = await processUpload(path, upload, originalName);
    const { bytes, thumbnail, extension, ...about } = storedFile;
    const stored: StoredFile = {
      ...about,
      key: newKey(organizationId, extension),
      thumbnail: thumbnail && newKey(organizationId, extension),
      size: bytes.length,
      originalName,
      filename: `${originalName.replace(/(?<=.)\.[^.]*$/, '')}.${extension}`,
    };
    await store(storage, stored, storedFile);
    return stored;
  });

async function store(storage: Storage, stored: StoredFile, { bytes, thumbnail }: ProcessedUpload) {
  try {
    await storage.put(stored.key, bytes);
    if (stored.thumbnail && thumbnail) await storage.put(stored.thumbnail, thumbnail);
  } catch (error) {
    await deleteStoredFile(storage, stored);
    throw error;
  }
}

/** A file that no record refers to has no owner. */
export async function deleteStoredFile(
  storage: Storage,
  { key, thumbnail }: StoredFile,
): Promise<void> {
  await storage.remove(key);
  if (thumbnail) await storage.remove(thumbnail);
}

/** A phone may be slow, but it sends something: a connection that is silent for so long is dead. */
const longestSilence = 15_000;

async function save(request: FastifyRequest, { maxBytes }: Upload, path: string) {
  request.raw.setTimeout?.(longestSilence, () => request.raw.destroy());
  try {
    const names: string[] = [];
    for await (const { fieldname, file, filename } of request.files()) {
      if (fieldname !== 'file') {
        file.resume();
        continue;
      }
      if (names.length > 0) throw says('Please choose one file only.');
      const written = createWriteStream(path, { flags: 'wx', mode: 0o600 });
      await pipeline(file, written);
      if (file.truncated) throw refusedAt('file', tooManyBytes(maxBytes));
      if (written.bytesWritten === 0) throw says('That file is empty.');
      names.push(safeFileName(filename));
    }
    const [name] = names;
    if (name === undefined) throw says('Please choose a file.');
    return name;
  } catch (error) {
    // What has not been read yet would hold the connection.
    request.raw.unpipe().resume();
    throw isKnown(error) ? error : new Refused(malformed);
  } finally {
    request.raw.setTimeout?.(0);
  }
}

/** Ours, the disk's or the form reader's own; all else is a form that is cut or crooked. */
const isKnown = (error: unknown): boolean =>
  error instanceof Refused ||
  (error instanceof Error && ('errno' in error || 'statusCode' in error));

const tooManyBytes = (most: number): Problem => ({
  ...tooLarge,
  message: `Please choose a file of at most ${most / 1_000_000} MB.`,
});

/** Without folders, without characters that cannot be seen, and of a length that fits anywhere. */
export const safeFileName = (name: string | undefined): string =>
  (name ?? '')
    .toWellFormed()
    .replaceAll(/^.*[/\\]|\p{C}/gsu, '')
    .slice(0, 200)
    .toWellFormed() || 'file';

/** What we store of an uploaded file. */
type ProcessedUpload = {
  bytes: Uint8Array;
  thumbnail: Uint8Array | null;
  type: string;
  extension: string;
  width: number | null;
  height: number | null;
  /** When a picture was taken, by the camera's own clock. */
  takenAt: Date | null;
};

/** By its content, not by its name: a picture is encoded again, a document is stored unchanged. */
async function processUpload(path: string, upload: Upload, name: string): Promise<ProcessedUpload> {
  const header = await readImageHeader(path);
  if (!header || !upload.types.includes(`image/${header.format}`))
    return checkDocument(path, upload, name);
  return {
    ...(await redrawImage(path, header, upload)),
    type: 'image/webp',
    extension: 'webp',
    takenAt: takenAt(header.exif),
  };
}
