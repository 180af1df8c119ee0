import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import staticFiles from '@fastify/static';
import { notFound, Refused } from '@sitewright/domain/kernel/problem';
import type { FastifyInstance } from 'fastify';
import { refuse } from './errors.ts';

/** The built client; whatever is neither a file nor the API is an address of the client. */
export function serveWebFiles(app: FastifyInstance, root: string | undefined) {
  if (!root || !existsSync(join(root, 'index.html'))) return answerNotFound(app);
  void app.register(staticFiles, {
    root,
    wildcard: false,
    // Beside the files that it names, the build writes them compressed; nobody asks for those by name.
    preCompressed: true,
    globIgnore: ['**/*.{br,gz,map}'],
    cacheControl: false,
    setHeaders: (reply, path) => {
      const isHashed = dirname(path).endsWith('assets');
      const caching = isHashed ? 'public, max-age=31536000, immutable' : 'no-cache';
      reply.setHeader('cache-control', caching);
      reply.setHeader('vary', 'accept-encoding');
    },
  });
  app.setNotFoundHandler((request, reply) => {
    const isPage = request.method === 'GET' && !/^\/(api|assets)\//.test(request.url);
    return isPage ? reply.sendFile('index.html') : refuse(reply, new Refused(notFound));
  });
}

const answerNotFound = (app: FastifyInstance) => {
  app.setNotFoundHandler((_request, reply) => refuse(reply, new Refused(notFound)));
};
