import { setTimeout as pause } from 'node:timers/promises';
import type { Endpoint, Input, Reply } from '../../packages/domain/src/kernel/endpoint.ts';
import { requestFor } from '../../packages/domain/src/kernel/request.ts';

export type Send = <E extends Endpoint>(
  endpoint: E,
  what: Input<E>,
  idempotencyKey?: string,
) => Promise<Reply<E>>;

const patience = 15_000;

/** Retries with the same key while no server answers; a refusal is an error. */
export function senderFor(
  { url, signal }: { url: string; signal: AbortSignal },
  cookie: string,
): Send {
  return async (endpoint, what, idempotencyKey) => {
    const { method, url: path, body } = requestFor(endpoint, what);
    const headers = {
      cookie,
      ...(body && { 'content-type': 'application/json' }),
      ...(idempotencyKey && { 'idempotency-key': idempotencyKey }),
    };
    for (;;) {
      signal.throwIfAborted();
      const answer = await fetch(`${url}${path}`, {
        method,
        headers,
        ...(body && { body: JSON.stringify(body) }),
        signal: AbortSignal.timeout(patience),
      })
        .then(async (response) => ({ status: response.status, text: await response.text() }))
        .catch(() => undefined); // its server was killed
      if (answer && answer.status < 300) return JSON.parse(answer.text);
      if (answer && answer.status !== 503)
        throw new Error(`${method} ${path} was answered with ${answer.status}: ${answer.text}`);
      await pause(100);
    }
  };
}
