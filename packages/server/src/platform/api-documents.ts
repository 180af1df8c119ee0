import { createHash } from 'node:crypto';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { Api } from '@sitewright/domain/kernel/endpoint';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { type Encoding, encodingFor } from './compression.ts';
import { docsPage } from './docs-page.ts';
import { openApiOf, operationsOf } from './openapi.ts';

/** A document that stays the same for as long as the server runs. */
type ApiDocument = { type: string; etag: string; plain: Buffer } & Record<Encoding, Buffer>;

type Send = (request: FastifyRequest, reply: FastifyReply) => Promise<FastifyReply>;

/** Both take a second or two to write: once, when somebody first asks, and between other requests. */
export const apiDocuments = (contract: Record<string, Api>) => ({
  openApi: written('application/json; charset=utf-8', async () =>
    JSON.stringify(openApiOf(await unhurried(operationsOf(contract)))),
  ),
  docs: written('text/html; charset=utf-8', async () =>
    (await unhurried(docsPage(contract))).join(''),
  ),
});

function written(type: string, write: () => Promise<string>): Send {
  let document: Promise<ApiDocument> | undefined;
  const find = () => {
    document ??= write()
      .then((text) => packed(type, text))
      .catch((error) => {
        document = undefined;
        throw error;
      });
    return document;
  };
  return async (request, reply) => send(await find(), request, reply);
}

const mostAtATime = 10;

/** Lets other requests be served every few milliseconds. */
async function unhurried<T>(parts: Iterable<T>): Promise<T[]> {
  const all: T[] = [];
  let begun = performance.now();
  for (const part of parts) {
    all.push(part);
    if (performance.now() - begun < mostAtATime) continue;
    await nextTurn();
    begun = performance.now();
  }
  return all;
}

/** The ninth level of brotli takes a quarter of a second for the larger one, the last several. */
const brotliOptions = { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } };

async function packed(type: string, text: string): Promise<ApiDocument> {
  const plain = Buffer.from(text);
  const [br, gz] = await Promise.all([
    promisify(brotliCompress)(plain, brotliOptions),
    promisify(gzip)(plain),
  ]);
  const etag = createHash('sha256').update(plain).digest('base64url');
  return { type, etag, plain, br, gzip: gz };
}

function send(document: ApiDocument, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const encoding = encodingFor(request);
  const etag = `"${document.etag}-${encoding ?? 'plain'}"`;
  reply.headers({ etag, 'cache-control': 'private, no-cache', vary: 'accept-encoding' });
  if (request.headers['if-none-match']?.includes(etag)) return reply.status(304).send();
  if (encoding) reply.header('content-encoding', encoding);
  return reply.type(document.type).send(encoding ? document[encoding] : document.plain);
}
