import type { Endpoint } from '@sitewright/domain/kernel/endpoint';
import { Page } from '@sitewright/domain/kernel/page';
import type { FastifyReply, FastifyRequest } from 'fastify';
import * as z from 'zod';
import { IdOnly } from '../idempotency.ts';
import { JsonPage } from '../json-page.ts';

/** A page leaves as a plain array; where the next one is goes into the `Link` header. */
export function sendPage(answer: unknown, request: FastifyRequest, reply: FastifyReply): unknown {
  if (!(answer instanceof Page || answer instanceof JsonPage)) return answer;
  if (answer.next) {
    const { pathname, searchParams } = new URL(request.url, 'http://localhost');
    searchParams.set('cursor', String(answer.next));
    reply.header('link', `<${pathname}?${searchParams}>; rel="next"`);
  }
  return answer instanceof JsonPage ? answer : answer.rows;
}

/** Where mistakes should surface, the answer is parsed. */
export const parsedAnswer = ({ reply }: Endpoint, answer: unknown): unknown =>
  reply.parse(answer instanceof JsonPage ? answer.rows() : answer);

/** The serialiser leaves text alone that is JSON already. */
export function sendAnswer(reply: FastifyReply, answer: unknown): FastifyReply {
  const asJson = (text: string) => reply.type('application/json; charset=utf-8').send(text);
  if (answer instanceof JsonPage) return asJson(answer.json);
  return answer instanceof IdOnly ? asJson(JSON.stringify(answer)) : reply.send(answer);
}

/** A created record has its own address. */
export function setLocation(answer: unknown, request: FastifyRequest, reply: FastifyReply) {
  const { id } = (answer ?? {}) as { id?: number };
  const { pathname } = new URL(request.url, 'http://localhost');
  if (id) reply.header('location', `${pathname}/${id}`);
}

/** The serialiser of a reply; a file and an empty answer need none. */
export const responsesOf = (endpoint: Endpoint) =>
  endpoint.sends || endpoint.status === 204 ? {} : { response: { '2xx': shapeOf(endpoint) } };

/** A nullable field as one type with two names: as a choice, the serialiser would try each in turn. */
const shapeOf = ({ reply }: Endpoint) =>
  z.toJSONSchema(reply, {
    target: 'draft-7',
    override: ({ jsonSchema }) => {
      const [first, second] = jsonSchema.anyOf ?? [];
      if (jsonSchema.anyOf?.length !== 2 || second?.type !== 'null' || !first?.type) return;
      delete jsonSchema.anyOf;
      Object.assign(jsonSchema, first, { type: [first.type, 'null'] });
    },
  });
