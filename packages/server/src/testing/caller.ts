import { randomUUID } from 'node:crypto';
import type { Actor } from '@sitewright/domain/kernel/access';
import type { Endpoint, Input, Reply } from '@sitewright/domain/kernel/endpoint';
import { requestFor } from '@sitewright/domain/kernel/request';
import type { FastifyInstance } from 'fastify';

/** Calls endpoints in one session. */
export const callerOf = (app: FastifyInstance, actor: Actor, session: Record<string, string>) => ({
  actor,
  session,
  send: <E extends Endpoint>(endpoint: E, ask: Input<E>, headers: Record<string, string> = {}) =>
    app.inject({ ...requestFor(endpoint, ask), headers: { ...session, ...headers } }),
  async call<E extends Endpoint>(endpoint: E, ask: Input<E>): Promise<Reply<E>> {
    // A new key each time, as our client does: the same call twice in a test means two actions.
    const key = endpoint.isOncePerBody && { 'idempotency-key': randomUUID() };
    const response = await this.send(endpoint, ask, { ...key });
    if (response.statusCode >= 400) throw response.json();
    return response.json();
  },
});

export type Caller = ReturnType<typeof callerOf>;
