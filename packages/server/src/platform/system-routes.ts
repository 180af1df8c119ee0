import type { Api } from '@sitewright/domain/kernel/endpoint';
import { busy, Refused } from '@sitewright/domain/kernel/problem';
import type { FastifyInstance } from 'fastify';
import { docsPage } from './docs-page.ts';
import { openApi } from './openapi.ts';
import type { Deps } from './serve.ts';

/** The routes that belong to no feature: is it alive, is it ready, what does it offer. */
export const systemPaths = ['/api/live', '/api/ready', '/api/openapi.json', '/api/docs'];

export function systemRoutes(
  app: FastifyInstance,
  { pool, storage }: Deps,
  contract: Record<string, Api>,
) {
  // Made when somebody first asks: a start should not wait for it.
  let document: ReturnType<typeof openApi> | undefined;

  app.get('/api/live', async () => ({ status: 'live' }));

  app.get('/api/ready', async () => {
    await Promise.all([pool.query('select 1'), storage.ready()]).catch(() => {
      throw new Refused(busy);
    });
    return { status: 'ready' };
  });

  app.get('/api/openapi.json', async () => {
    document ??= openApi(contract);
    return document;
  });

  app.get('/api/docs', async (_request, reply) =>
    reply.type('text/html; charset=utf-8').send(docsPage(contract)),
  );
}
