import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import staticFiles from '@fastify/static';
import { notFound, Refused } from '@sitewright/domain/kernel/problem';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { refuse } from './errors.ts';
import { tokenIn } from './visitor.ts';

/** The built client; whatever is neither a file nor the API is an address of the client. */
export function serveWebFiles(
  app: FastifyInstance,
  root: string | undefined,
  serviceWorker: 'on' | 'off' = 'on',
) {
  if (!root || !existsSync(join(root, 'index.html'))) return answerNotFound(app);
  const isOff = serviceWorker === 'off';
  void app.register(staticFiles, {
    root,
    wildcard: false,
    // The build writes compressed copies next to these files; they are not requested by name.
    preCompressed: true,
    index: false,
    globIgnore: ['**/*.{br,gz,map}', ...(isOff ? ['service-worker.js'] : [])],
    cacheControl: false,
    setHeaders: (reply, path) => {
      const isHashed = dirname(path).endsWith('assets');
      const caching = isHashed ? 'public, max-age=31536000, immutable' : 'no-cache';
      reply.setHeader('cache-control', caching);
      const isPage = /\.html(\.br|\.gz)?$/.test(path);
      reply.setHeader('vary', isPage ? 'accept-encoding, cookie' : 'accept-encoding');
    },
  });
  if (isOff) serveWorkerRemoval(app);
  serveLinkPage(app);
  refuseShared(app);
  app.setNotFoundHandler((request, reply) => {
    const isPage = request.method === 'GET' && !/^\/(api|assets)\//.test(request.url);
    return isPage ? reply.sendFile(pageFor(request)) : refuse(reply, new Refused(notFound));
  });
}

/** The service worker takes what other apps share with the application; nothing of it is stored here. */
const refuseShared = (app: FastifyInstance) =>
  // Before the body is read.
  app.post(
    '/share',
    { onRequest: async (_request, reply) => reply.redirect('/', 303) },
    () => undefined,
  );

/** In place of the service worker: it deletes what the one before kept, and itself. */
const workerRemoval = `self.addEventListener('install', () => self.skipWaiting());
self.addEventListener('activate', (event) => event.waitUntil(
  caches.keys()
    .then((names) => Promise.all(names.map((name) => caches.delete(name))))
    .then(() => self.registration.unregister())));
`;

function serveWorkerRemoval(app: FastifyInstance) {
  app.get('/service-worker.js', (_request, reply) =>
    reply.header('cache-control', 'no-cache').type('text/javascript').send(workerRemoval),
  );
}

/** The same application; the page of those who bring a session starts to load what lies beyond the sign-in. */
const pageFor = ({ headers }: FastifyRequest) =>
  tokenIn(headers.cookie) ? 'signed-in.html' : 'index.html';

/** Of the page for people without an account: it loads its own files and asks the API, and nothing else. */
const linkPolicy = [
  "default-src 'none'",
  "script-src 'self'",
  // Overlays are placed by style attributes.
  "style-src 'self' 'unsafe-inline'",
  "img-src 'self' data:",
  "font-src 'self'",
  "connect-src 'self'",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
].join('; ');

/** The token is in the address: no other site, no search engine and no cache may learn it. */
function serveLinkPage(app: FastifyInstance) {
  app.get('/link/*', (_request, reply) =>
    reply
      .headers({
        'content-security-policy': linkPolicy,
        'referrer-policy': 'no-referrer',
        'x-robots-tag': 'noindex',
      })
      .sendFile('link.html', { cacheControl: false }),
  );
  // As links were emailed and printed before they had one address for all.
  for (const path of ['/orders/acknowledge/:token', '/rams/sign/:token'] as const)
    app.get<{ Params: { token: string } }>(path, ({ params }, reply) =>
      reply.redirect(`/link/${encodeURIComponent(params.token)}`),
    );
}

const answerNotFound = (app: FastifyInstance) => {
  app.setNotFoundHandler((_request, reply) => refuse(reply, new Refused(notFound)));
};
