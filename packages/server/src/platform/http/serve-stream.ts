import type { Endpoint } from '@sitewright/domain/kernel/endpoint';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { type Deps, openRequest, type RequestContext } from './open-request.ts';

type Follow<E extends Endpoint> = (
  context: RequestContext<E>,
  /** Who they are by now; refuses when their session is over. */
  readAgain: () => Promise<RequestContext<E>>,
  reply: FastifyReply,
) => void;

/** The same first steps for an answer that goes on: the handler then owns the connection. */
export const streamWith =
  (app: FastifyInstance, deps: Deps) =>
  <E extends Endpoint>(endpoint: E, follow: Follow<E>) => {
    app.get(endpoint.path, async (request, reply) => {
      const { open, openWithoutTouch, buildContext } = openRequest(deps, endpoint, request, reply);
      const context = await open(buildContext);
      const { raw } = reply.hijack();
      // It goes on for hours, and has been served when it begins.
      request.counted?.leave();
      // A client that has left already sends no event of leaving.
      if (!raw.destroyed) follow(context, () => openWithoutTouch(buildContext), reply);
    });
  };
