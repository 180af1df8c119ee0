import { randomUUID } from 'node:crypto';
import type { Socket } from 'node:net';
import helmet from '@fastify/helmet';
import { readJson } from '@sitewright/domain/kernel/json';
import { busy, foreignOrigin, malformed, Refused } from '@sitewright/domain/kernel/problem';
import fastify, { type FastifyInstance, type FastifyRequest, LogController } from 'fastify';

const oneMegabyte = 1_048_576;
const mostAtOnce = 200;

type Options = {
  logLevel: string;
  trustedProxy?: string | undefined;
  isHttps: boolean;
  atOnce?: number;
  /** Where the log goes, if not to the standard output. */
  logTo?: NodeJS.WritableStream;
};

/** A server with its manners: what it accepts, how much at once, what it logs and what it sends. */
export function httpServer(options: Options) {
  const { logLevel, logTo, trustedProxy, isHttps, atOnce = mostAtOnce } = options;
  const app = fastify({
    exposeHeadRoutes: false,
    bodyLimit: oneMegabyte,
    requestTimeout: 30_000,
    forceCloseConnections: 'idle',
    genReqId: () => randomUUID(),
    trustProxy: trustedProxy ?? false,
    logController: new LogController({ disableRequestLogging: true }),
    rewriteUrl: ({ url = '/' }) => readable(url),
    logger: { level: logLevel, hooks: { logMethod }, ...(logTo && { stream: logTo }) },
  });
  void app.register(helmet, securityHeaders(isHttps));
  acceptJson(app);
  logRequests(app);
  refuseForeignOrigins(app);
  refuseOverload(app, atOnce);
  endIdle(app);
  return app;
}

const securityHeaders = (isHttps: boolean) => ({
  contentSecurityPolicy: {
    useDefaults: false,
    directives: {
      defaultSrc: ["'self'"],
      scriptSrc: ["'self'"],
      // Overlays are placed by style attributes.
      styleSrc: ["'self'", "'unsafe-inline'"],
      imgSrc: ["'self'", 'data:', 'blob:'],
      objectSrc: ["'none'"],
      baseUri: ["'none'"],
      formAction: ["'self'"],
      frameAncestors: ["'none'"],
    },
  },
  xFrameOptions: { action: 'deny' as const },
  referrerPolicy: { policy: 'same-origin' as const },
  strictTransportSecurity: isHttps && { maxAge: 31_536_000 },
});

/** A stray percent sign means itself: such an address is looked for like any other. */
function readable(url: string): string {
  const [path = '/', ...query] = url.split('?');
  try {
    decodeURI(path);
    return url;
  } catch {
    return [path.replaceAll('%', '%25'), ...query].join('?');
  }
}

type Fault = {
  name: string;
  message: string;
  code?: string | undefined;
  stack?: string | undefined;
  cause?: unknown;
};

/** What went wrong and where; a failed query would bring its parameters: who it was about. */
function faultOf({ name, message, code, stack, cause }: Fault): Fault {
  return cause instanceof Error ? faultOf(cause) : { name, message, code, stack };
}

type Log = (...line: unknown[]) => void;

function logMethod(this: unknown, [first, ...rest]: unknown[], log: Log) {
  if (!(first instanceof Error)) return log.call(this, first, ...rest);
  const fault = faultOf(first);
  return log.call(this, { fault }, fault.message);
}

/** JSON only, in real UTF-8; a body that is announced but empty is no body. */
function acceptJson(app: FastifyInstance) {
  app.removeAllContentTypeParsers();
  app.addContentTypeParser(
    'application/json',
    { parseAs: 'buffer' },
    async (_: unknown, body: Buffer) => (body.length === 0 ? undefined : readJson(decode(body))),
  );
}

function decode(body: Buffer): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(body);
  } catch {
    throw new Refused(malformed);
  }
}

/** One line for each request, without its body, its query or who it was about. */
function logRequests(app: FastifyInstance) {
  app.addHook('onRequest', async (request, reply) => {
    reply.header('x-request-id', request.id);
    if (isApi(request)) reply.header('cache-control', 'no-store');
  });
  app.addHook('onResponse', async ({ log, method, routeOptions }, { statusCode, elapsedTime }) => {
    log.info({ method, route: routeOptions.url, status: statusCode, ms: Math.round(elapsedTime) });
  });
}

/** A browser says which site a request comes from; a tool that says nothing brings no cookies. */
function refuseForeignOrigins(app: FastifyInstance) {
  app.addHook('onRequest', async ({ method, headers, host }) => {
    if (method === 'GET' || method === 'HEAD') return;
    const { origin, 'sec-fetch-site': site } = headers;
    const isForeign = origin !== undefined && !isHost(origin, host);
    if (isForeign || site === 'cross-site') throw new Refused(foreignOrigin);
  });
}

/** Whether we live must be told always; and who listens for news keeps nobody waiting. */
const isUncounted = /^\/api\/(live|events)(\?|$)/;

/** Past what can be served in time, an honest no at once is better than a yes too late. */
function refuseOverload(app: FastifyInstance, atOnce: number) {
  let underWay = 0;
  app.addHook('onRequest', async (request, reply) => {
    if (!isApi(request) || isUncounted.test(request.url)) return;
    if (underWay >= atOnce) throw new Refused(busy);
    underWay++;
    reply.raw.once('close', () => {
      underWay--;
    });
  });
}

/**
 * At the end we wait for answers, not for connections: those that browsers opened on suspicion and
 * never used, and those that are kept after their last answer.
 */
function endIdle(app: FastifyInstance) {
  const unused = new Set<Socket>();
  let sweeping: NodeJS.Timeout | undefined;
  app.server.on('connection', (socket: Socket) => {
    unused.add(socket);
    socket.once('close', () => unused.delete(socket));
  });
  app.server.on('request', ({ socket }) => unused.delete(socket));
  app.addHook('preClose', async () => {
    for (const socket of unused) socket.destroy();
    sweeping = setInterval(() => app.server.closeIdleConnections(), 50);
  });
  app.addHook('onClose', async () => clearInterval(sweeping));
}

const isHost = (origin: string, host: string) =>
  URL.canParse(origin) && new URL(origin).host === host;

const isApi = ({ url }: FastifyRequest) => url.startsWith('/api/');
