import { pipeline, Readable } from 'node:stream';
import { promisify } from 'node:util';
import { brotliCompress, constants, createBrotliCompress, createGzip, gzip } from 'node:zlib';
import { negotiate } from '@fastify/accept-negotiator';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { isApi } from './is-api.ts';

/** Below this a packet is not saved. */
export const leastBytes = 1024;

/** Pictures, PDFs and archives are compressed already; an event has to leave at once. */
const compressible = /^(application\/json|text\/(?!event-stream))/;

/** Brotli's fourth level takes no longer than gzip, and less room. */
const brotliOptions = { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } };

const encodings = {
  br: {
    whole: (content: string | Buffer) => promisify(brotliCompress)(content, brotliOptions),
    stream: () => createBrotliCompress(brotliOptions),
  },
  gzip: {
    whole: (content: string | Buffer) => promisify(gzip)(content),
    stream: () => createGzip(),
  },
};

export type Encoding = keyof typeof encodings;

/** The best that the client can read, of those we write. */
export const encodingFor = ({ headers }: FastifyRequest): Encoding | undefined =>
  negotiate<Encoding>((headers['accept-encoding'] ?? '').toLowerCase(), ['br', 'gzip']) ??
  undefined;

/**
 * Compresses API answers outside the event loop. The built client is compressed when it is
 * built, and the API's documentation once for all.
 */
export function compressReplies(app: FastifyInstance) {
  app.addHook('onSend', async (request, reply, payload) => {
    if (!isApi(request) || !isCompressible(reply)) return payload;
    reply.header('vary', 'accept-encoding');
    const encoding = mayBeMeasured(request) ? undefined : encodingFor(request);
    if (!encoding) return payload;
    if (payload instanceof Readable) {
      setContentEncoding(reply, encoding);
      // Fastify learns of a failure from the stream that it sends.
      return pipeline(payload, encodings[encoding].stream(), () => {});
    }
    if (typeof payload !== 'string' && !Buffer.isBuffer(payload)) return payload;
    if (Buffer.byteLength(payload) <= leastBytes) return payload;
    setContentEncoding(reply, encoding);
    return encodings[encoding].whole(payload);
  });
}

function isCompressible(reply: FastifyReply): boolean {
  const type = String(reply.getHeader('content-type') ?? '');
  return !reply.hasHeader('content-encoding') && compressible.test(type);
}

/**
 * BREACH: an attacker who makes a browser ask for a chosen text again and again, and sees how long the
 * encrypted answers are, learns what else is in them. No answer repeats the session, which is in a cookie
 * that scripts cannot read. What another site makes a browser fetch is not compressed, nor are the answers
 * that contain a secret (a new token, a worker's sealed fields).
 */
const mayBeMeasured = ({ headers, routeOptions }: FastifyRequest): boolean =>
  ['cross-site', 'same-site'].includes(String(headers['sec-fetch-site'])) ||
  routeOptions.config.isSecret === true;

/** The same file in other bytes: only a weak tag may name both. */
function setContentEncoding(reply: FastifyReply, encoding: Encoding) {
  reply.header('content-encoding', encoding).removeHeader('content-length');
  const etag = reply.getHeader('etag');
  if (typeof etag === 'string' && !etag.startsWith('W/')) reply.header('etag', `W/${etag}`);
}
