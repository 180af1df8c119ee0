import type { Endpoint, Reply } from '@sitewright/domain/kernel/endpoint';
import { Page } from '@sitewright/domain/kernel/page';
import { Refused } from '@sitewright/domain/kernel/problem';
import type * as z from 'zod';
import { fakeFetch } from './fake-fetch.ts';

// `give` is a method, so that it may take the narrower body of its own endpoint.
export type Answer = { endpoint: Endpoint; give(url: URL, body: unknown): unknown };

type BodyOf<E extends Endpoint> = E['body'] extends z.ZodType ? z.input<E['body']> : undefined;
type Given<E extends Endpoint> = Reply<E> extends (infer Row)[] ? Row[] | Page<Row> : Reply<E>;

/** Answers one endpoint, with the body and the reply of its contract; or with a bare `Response`. */
export const answer = <E extends Endpoint>(
  endpoint: E,
  give: (url: URL, body: BodyOf<E>) => Given<E> | Response | Promise<Given<E>>,
): Answer => ({ endpoint, give });

/**
 * Answers by the contract. As on the server, `/api/orders/summary` is not the order called summary; of
 * several answers to the same endpoint the first counts. Returns the list of requests.
 */
export const fakeApi = (...answers: Answer[]): string[] =>
  fakeFetch((path, { method = 'GET', body }) => {
    const url = new URL(path, 'http://localhost');
    const fitting = answers.filter(({ endpoint }) => matches(endpoint, method, url));
    const found = fitting.find(({ endpoint }) => endpoint.path === url.pathname) ?? fitting[0];
    if (!found) throw new Error(`no answer for ${method} ${path}`);
    return reply(found, url, typeof body === 'string' ? JSON.parse(body) : undefined);
  });

const matches = (endpoint: Endpoint, method: string, { pathname }: URL) =>
  endpoint.method === method &&
  new RegExp(`^${endpoint.path.replace(/:\w+/g, '[^/]+')}$`).test(pathname);

async function reply({ give }: Answer, url: URL, body: unknown): Promise<Response> {
  try {
    const replyBody = await give(url, body);
    if (replyBody instanceof Response) return replyBody;
    if (!(replyBody instanceof Page)) return Response.json(replyBody);
    const link = `<${url.pathname}?cursor=${replyBody.next}>; rel="next"`;
    return Response.json(replyBody.rows, replyBody.next ? { headers: { link } } : {});
  } catch (error) {
    if (!(error instanceof Refused)) throw error;
    const { status, ...problem } = error.problem;
    return Response.json({ ...problem, ...error.details }, { status });
  }
}
