import { text } from 'node:stream/consumers';
import { type Endpoint, endpointName, type Input } from '@sitewright/domain/kernel/endpoint';
import { requestFor } from '@sitewright/domain/kernel/request';
import type { FastifyInstance, InjectOptions } from 'fastify';

export type Answer = { status: number; headers: Record<string, unknown>; body: string };

/**
 * The response of `app`; of an endless stream only the beginning, also where a hostile path leads
 * to one.
 */
export async function answerTo(app: FastifyInstance, request: InjectOptions): Promise<Answer> {
  const response = await app.inject({ ...request, payloadAsStream: true });
  const { statusCode: status, headers } = response;
  const isEndless = String(headers['content-type']).startsWith('text/event-stream');
  if (!isEndless) return { status, headers, body: await text(response.stream()) };
  response.raw.res.destroy();
  return { status, headers, body: '' };
}

/** The same for a well-formed request, in a user's session. */
export const replyTo = (
  app: FastifyInstance,
  endpoint: Endpoint,
  ask: Input<Endpoint>,
  session: Record<string, string>,
): Promise<Answer> => answerTo(app, { ...requestFor(endpoint, ask), headers: session });

export const isSuccess = ({ status }: Answer): boolean => status >= 200 && status < 300;

/** The body as JSON; undefined if it is not JSON. */
export function jsonOf({ body }: Answer): unknown {
  try {
    return JSON.parse(body);
  } catch {
    return;
  }
}

/** The code of a refusal, such as `not_found`. */
export const codeOf = (answer: Answer): string | undefined =>
  (jsonOf(answer) as { code?: string } | undefined)?.code;

const passing = ['date', 'x-request-id', 'set-cookie'];

/** Everything in a response that an outsider could learn from. */
export const visiblePartsOf = ({ status, headers, body }: Answer) => ({
  status,
  headers: Object.fromEntries(Object.entries(headers).filter(([name]) => !passing.includes(name))),
  body,
});

export const describeAnswer = (endpoint: Endpoint, { status, body }: Answer): string =>
  `${endpointName(endpoint)} answered ${status} ${body.slice(0, 200)}`;
