import { createHash } from 'node:crypto';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { type Api, type Endpoint, successStatus } from '@sitewright/domain/kernel/endpoint';
import { paramsOf } from '@sitewright/domain/kernel/path-params';
import type { FastifyReply, FastifyRequest } from 'fastify';
import * as z from 'zod';
import { type Encoding, encodingFor } from './compression.ts';

/** A document that stays the same for as long as the server runs. */
type ApiDocument = { type: string; etag: string; plain: Buffer } & Record<Encoding, Buffer>;

type Send = (request: FastifyRequest, reply: FastifyReply) => Promise<FastifyReply>;

export type ApiSources = {
  contract: Record<string, Api>;
  /** The contract as OpenAPI, printed beforehand. */
  readOpenApi: () => Promise<string>;
};

/** Each is written on the first request; the page takes a second or two, between other requests. */
export const apiDocuments = ({ contract, readOpenApi }: ApiSources) => ({
  openApi: written('application/json; charset=utf-8', async () =>
    JSON.stringify(JSON.parse(await readOpenApi())),
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

const style = `
  body { font: 15px/1.5 system-ui, sans-serif; max-width: 60rem; margin: 2rem auto; padding: 0 1rem; color: #212229; background: #fff }
  h2 { margin-top: 2.5rem; text-transform: capitalize } summary { cursor: pointer; padding: .35rem 0 }
  code, pre { font: 13px/1.45 ui-monospace, monospace } pre { background: #f1f2f6; padding: .75rem; overflow: auto; border-radius: 6px }
  b { display: inline-block; min-width: 4rem } small { color: #606270 }
  @media (prefers-color-scheme: dark) { body { color: #eff0f3; background: #0d0e12 } pre { background: #212229 } small { color: #b2b4bc } }`;

/** A reader for the contract: one page, no script. Part by part, for all of it takes a second. */
function* docsPage(contract: Record<string, Api>): Generator<string> {
  yield `<!doctype html>
<html lang="en-GB"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>Sitewright API</title><style>${style}</style></head><body>
<h1>Sitewright API</h1>
<p>Send and receive JSON with the session cookie. Also available as OpenAPI 3.1: <a href="/api/openapi.json">openapi.json</a>.</p>
`;
  for (const [feature, api] of Object.entries(contract)) {
    yield `<section><h2>${escaped(spaced(feature))}</h2>`;
    for (const endpoint of Object.values(api)) yield endpointDetails(endpoint);
    yield '</section>\n';
  }
  yield '</body></html>';
}

const endpointDetails = (endpoint: Endpoint): string => `<details>
<summary><b>${endpoint.method}</b><code>${escaped(endpoint.path)}</code> ${escaped(endpoint.summary)} <small>${escaped(String(endpoint.needs))}</small></summary>
${part('Path', paramsOf(endpoint))}${part('Query', endpoint.query)}${part('Body', endpoint.body)}
${part(`Answer ${successStatus(endpoint)}`, endpoint.reply, 'output')}</details>`;

function part(title: string, schema: z.ZodType | undefined, io: 'input' | 'output' = 'input') {
  if (!schema) return '';
  const { $schema, ...shape } = z.toJSONSchema(schema, { io, unrepresentable: 'any' });
  return `<h3>${title}</h3><pre>${escaped(JSON.stringify(shape, null, 2))}</pre>`;
}

const spaced = (name: string): string => name.replace(/[A-Z]/g, (letter) => ` ${letter}`);

const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
const escaped = (text: string): string => text.replace(/[&<>"]/g, (char) => entities[char] ?? char);
