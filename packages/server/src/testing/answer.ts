import { text } from 'node:stream/consumers';
import { type Ask, type Endpoint, nameOf } from '@sitewright/domain/kernel/endpoint';
import { requestFor } from '@sitewright/domain/kernel/request';
import type { FastifyInstance, InjectOptions } from 'fastify';

export type Answer = { status: number; headers: Record<string, unknown>; body: string };

/**
 * What `app` answers; of an endless stream only how it begins, also where a hostile path leads to it from
 * the address of another endpoint.
 */
export async function answerTo(app: FastifyInstance, request: InjectOptions): Promise<Answer> {
  const response = await app.inject({ ...request, payloadAsStream: true });
  const { statusCode: status, headers } = response;
  const isEndless = String(headers['content-type']).startsWith('text/event-stream');
  if (!isEndless) return { status, headers, body: await text(response.stream()) };
  response.raw.res.destroy();
  return { status, headers, body: '' };
}

/** The same for an ask that is well formed, in somebody's session. */
export const answerToAsk = (
  app: FastifyInstance,
  endpoint: Endpoint,
  ask: Ask<Endpoint>,
  session: Record<string, string>,
): Promise<Answer> => answerTo(app, { ...requestFor(endpoint, ask), headers: session });

export const isSuccess = ({ status }: Answer): boolean => status >= 200 && status < 300;

/** The body as JSON; undefined where it is none. */
export function jsonOf({ body }: Answer): unknown {
  try {
    return JSON.parse(body);
  } catch {
    return;
  }
}

/** The word of a refusal, such as `not_found`. */
export const codeOf = (answer: Answer): string | undefined =>
  (jsonOf(answer) as { code?: string } | undefined)?.code;

const passing = ['date', 'x-request-id', 'set-cookie'];

/** Everything of an answer that a stranger could learn from. */
export const visibleOf = ({ status, headers, body }: Answer) => ({
  status,
  headers: Object.fromEntries(Object.entries(headers).filter(([name]) => !passing.includes(name))),
  body,
});

export const described = (endpoint: Endpoint, { status, body }: Answer): string =>
  `${nameOf(endpoint)} answered ${status} ${body.slice(0, 200)}`;
