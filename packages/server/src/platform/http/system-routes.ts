import type { Endpoint } from '@sitewright/domain/kernel/endpoint';
import { refuseIf } from '@sitewright/domain/kernel/problem';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import * as z from 'zod';
import type { Services } from '../services.ts';
import { type ApiSources, apiDocuments } from './api-documents.ts';
import { type Deps, openRequest } from './open-request.ts';
import { findObstacle, noteReadiness } from './readiness.ts';

/** The routes that belong to no feature: is it alive, is it ready, what does it offer. */
export const systemPaths = [
  '/api/live',
  '/api/ready',
  '/api/openapi.json',
  '/api/docs',
  '/metrics',
];

/** The right needed if the documentation is not public: any signed-in user. */
const reading: Endpoint = {
  method: 'GET',
  path: '/api/docs',
  summary: 'Read the API documentation',
  needs: 'account',
  reply: z.unknown(),
};

export function systemRoutes(
  app: FastifyInstance,
  deps: Deps & Pick<Services, 'freeSpace'>,
  { areDocsPublic, ...sources }: ApiSources & { areDocsPublic: boolean },
) {
  const note = noteReadiness(app.log);
  const { openApi, docs } = apiDocuments(sources);
  const admit = async (request: FastifyRequest, reply: FastifyReply) => {
    if (areDocsPublic) return;
    const { open, buildContext } = openRequest(deps, reading, request, reply);
    await open(buildContext);
  };

  app.get('/api/live', async () => ({ status: 'live' }));

  app.get('/api/ready', async () => {
    const obstacle = await findObstacle(deps);
    note(obstacle?.why);
    refuseIf(obstacle?.problem);
    return { status: 'ready' };
  });

  app.get('/api/openapi.json', async (request, reply) => {
    await admit(request, reply);
    return openApi(request, reply);
  });

  app.get('/api/docs', async (request, reply) => {
    await admit(request, reply);
    return docs(request, reply);
  });
}
