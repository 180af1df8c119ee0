import { createHash } from 'node:crypto';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { leastBytes } from './compression.ts';
import { isApi } from './is-api.ts';

/**
 * A client that names the answer it already shows is answered 304, without the bytes. The request is served as
 * always, with its caller's rights: the tag is of the answer that this caller would get now. No cache keeps answers
 * (`no-store`), so it is the client that remembers them. Answers with a secret have no tag.
 */
export function answerUnchanged(app: FastifyInstance) {
  app.addHook('onSend', async (request, reply, payload) => {
    if (!isTagged(request, reply) || !isText(payload) || payload.length <= leastBytes)
      return payload;
    const tag = tagOf(payload, reply.getHeader('link'));
    // Weak, because the same answer may leave compressed or not.
    reply.header('etag', `W/${tag}`);
    if (!request.headers['if-none-match']?.includes(tag)) return payload;
    reply.code(304).removeHeader('content-type').removeHeader('content-length');
    return '';
  });
}

const isTagged = (request: FastifyRequest, reply: FastifyReply): boolean =>
  request.method === 'GET' &&
  reply.statusCode === 200 &&
  isApi(request) &&
  !request.routeOptions.config.isSecret &&
  !reply.hasHeader('etag') &&
  String(reply.getHeader('content-type')).startsWith('application/json');

const isText = (payload: unknown): payload is string | Buffer =>
  typeof payload === 'string' || Buffer.isBuffer(payload);

/** Where the next page is belongs to the answer, and is not in its body. */
const tagOf = (payload: string | Buffer, link: unknown): string =>
  `"${createHash('sha256')
    .update(payload)
    .update(String(link ?? ''))
    .digest('base64url')}"`;
