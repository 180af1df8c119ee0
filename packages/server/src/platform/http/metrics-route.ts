import { timingSafeEqual } from 'node:crypto';
import { notFound, Refused } from '@sitewright/domain/kernel/problem';
import type { FastifyInstance } from 'fastify';
import type { Metrics } from './metrics.ts';
import { bearerIn, hashOf } from './visitor.ts';

/** Without the token there is nothing here, also where there is something. */
export function metricsRoute(app: FastifyInstance, metrics: Metrics | undefined) {
  if (metrics)
    app.addHook('onResponse', async ({ method, routeOptions }, { statusCode, elapsedTime }) =>
      metrics.countRequest({
        method,
        route: routeOptions.url,
        status: statusCode,
        seconds: elapsedTime / 1000,
      }),
    );

  app.get('/metrics', async ({ headers }, reply) => {
    const brought = bearerIn(headers.authorization);
    if (!metrics || !brought || !isSame(brought, metrics.token)) throw new Refused(notFound);
    reply.header('cache-control', 'no-store').type(metrics.contentType);
    return metrics.print();
  });
}

/** Hashed first, so that neither content nor length shows in the time it takes. */
const isSame = (one: string, other: string): boolean =>
  timingSafeEqual(Buffer.from(hashOf(one)), Buffer.from(hashOf(other)));
