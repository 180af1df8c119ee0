import { createHash } from 'node:crypto';
import type { Readable } from 'node:stream';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Storage } from '../files/storage.ts';

/** Draws what leaves, from what was read in the transaction and from files that are kept; or as it goes. */
type Make = (storage: Storage) => Promise<Uint8Array | Readable>;

/** A file that is kept, or one that is made on the spot. */
type File = { type: string; name?: string; rows?: number | undefined } & (
  | { key: string }
  | { make: Make }
);

/** A handler's answer if an endpoint sends a file; the bytes are sent after the transaction. */
export class Download {
  readonly source: string | Make;
  readonly type: string;
  readonly name: string | undefined;
  /** How many records are in it, for the log. */
  readonly rows: number | undefined;

  constructor(file: File) {
    this.source = 'key' in file ? file.key : file.make;
    this.type = file.type;
    this.name = file.name;
    this.rows = file.rows;
  }
}

/** A file is shown or saved, never run; and not cached, since rights may end. */
export async function sendFile(
  { source, type, name }: Download,
  storage: Storage,
  request: FastifyRequest,
  reply: FastifyReply,
) {
  const etag = typeof source === 'string' ? `"${tagOf(source)}"` : undefined;
  const isKnown = etag && request.headers['if-none-match']?.includes(etag);
  const bytes = isKnown ? undefined : await bytesOf(source, storage);
  reply.headers({
    ...(etag && { etag }),
    'cache-control': 'private, max-age=0, must-revalidate',
    'content-disposition': dispositionOf(type, name),
    'content-security-policy': "sandbox; default-src 'none'",
    'x-content-type-options': 'nosniff',
  });
  return bytes ? reply.type(type).send(bytes) : reply.status(304).send();
}

/** Tells one file from another without telling where it is kept. */
const tagOf = (key: string): string => createHash('sha256').update(key).digest('base64url');

async function bytesOf(source: string | Make, storage: Storage): Promise<Buffer | Readable> {
  const made = await (typeof source === 'string' ? storage.read(source) : source(storage));
  return made instanceof Uint8Array ? Buffer.from(made) : made;
}

/** By RFC 6266: plain letters for old browsers, and the real name for all others. */
export function dispositionOf(type: string, name = 'file'): string {
  if (type.startsWith('image/')) return 'inline';
  const plain = name.replaceAll(/[^\w .-]/g, '_');
  return `attachment; filename="${plain}"; filename*=UTF-8''${percentEncoded(name)}`;
}

/** `encodeURIComponent` leaves four characters that mean something in a header. */
const percentEncoded = (name: string): string =>
  encodeURIComponent(name.toWellFormed()).replaceAll(
    /['()*]/g,
    (letter) => `%${letter.charCodeAt(0).toString(16).toUpperCase()}`,
  );
