import { randomUUID } from 'node:crypto';
import { type IncomingMessage, STATUS_CODES } from 'node:http';
import type { Socket } from 'node:net';
import helmet from '@fastify/helmet';
import { readJson } from '@sitewright/domain/kernel/json';
import {
  foreignOrigin,
  malformed,
  type Problem,
  problem,
  Refused,
} from '@sitewright/domain/kernel/problem';
import fastify, { type FastifyInstance, type FastifyRequest, LogController } from 'fastify';
import { faultOf } from '../fault.ts';
import { compressReplies } from './compression.ts';
import { refuse } from './errors.ts';
import { answerUnchanged } from './etags.ts';
import { isApi } from './is-api.ts';
import { refuseOverload } from './overload.ts';
import { closeSlowReaders, sendInPieces } from './slow-readers.ts';
import { slowRefusals } from './slow-refusals.ts';
import { bearerIn } from './visitor.ts';

const oneMegabyte = 1_048_576;

const seconds = 1000;
/** For all of a request; a photograph from a building site comes slowly. */
const wholeRequest = 30 * seconds;
const wholeUpload = 300 * seconds;
const unreadAnswer = 15 * seconds;

const patience = {
  requestTimeout: wholeUpload,
  http: {
    headersTimeout: 10 * seconds,
    requestTimeout: wholeUpload,
    connectionsCheckingInterval: 1 * seconds,
  },
};

type Options = {
  logLevel: string;
  trustedProxy?: string | undefined;
  isHttps: boolean;
  atOnce?: number;
  /** How long a request without a file may take to arrive, in milliseconds. */
  patience?: number;
  /** How long an answer may wait for a client that reads nothing, in milliseconds. */
  unreadPatience?: number;
  /** How long an address waits that is refused again and again, in milliseconds; else it does not wait. */
  refusalWait?: number | undefined;
  /** Where the log goes, if not to the standard output. */
  logTo?: NodeJS.WritableStream;
};

/** A server with its manners: what it accepts, how much at once, what it logs and what it sends. */
export function httpServer(options: Options) {
  const { logLevel, logTo, trustedProxy, isHttps } = options;
  const app = fastify({
    exposeHeadRoutes: false,
    bodyLimit: oneMegabyte,
    ...patience,
    forceCloseConnections: 'idle',
    // What a proxy sends just before it notices that we leave is answered, not refused.
    return503OnClosing: false,
    genReqId: () => randomUUID(),
    clientErrorHandler: refuseUnreadable,
    frameworkErrors: (_error, _request, reply) => refuse(reply, new Refused(malformed)),
    trustProxy: trustedProxy ?? false,
    logController: new LogController({ disableRequestLogging: true }),
    rewriteUrl: ({ url = '/' }) => readable(url),
    logger: { level: logLevel, hooks: { logMethod }, ...(logTo && { stream: logTo }) },
  });
  void app.register(helmet, securityHeaders(isHttps));
  acceptJson(app);
  logRequests(app);
  refuseUnclearHosts(app);
  refuseForeignOrigins(app);
  refuseOverload(app, options.atOnce);
  hangUpOnTheSlow(app, options.patience ?? wholeRequest);
  if (options.refusalWait) slowRefusals(app, options.refusalWait);
  answerUnchanged(app);
  compressReplies(app);
  sendInPieces(app);
  closeSlowReaders(app, options.unreadPatience ?? unreadAnswer);
  endIdle(app);
  return app;
}

const unreadable: Record<string, Problem> = {
  HPE_HEADER_OVERFLOW: problem('too_large', 431, 'The headers of that request are too long.'),
  ERR_HTTP_REQUEST_TIMEOUT: problem('too_slow', 408, 'The request took too long to arrive.'),
};

/** A malformed request has no reply object: the answer is written to the connection directly. */
function refuseUnreadable({ code }: { code?: string }, socket: Socket) {
  if (code === 'ECONNRESET' || !socket.writable) return socket.destroy();
  const { status, ...body } = unreadable[code ?? ''] ?? malformed;
  const text = JSON.stringify(body);
  socket.end(
    `HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\ncontent-type: application/json; charset=utf-8\r\n` +
      `content-length: ${Buffer.byteLength(text)}\r\nconnection: close\r\n\r\n${text}`,
  );
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
      // Large workbooks are packed in a worker, by a script that the page itself wrote.
      workerSrc: ["'self'", 'blob:'],
      objectSrc: ["'none'"],
      baseUri: ["'none'"],
      formAction: ["'self'"],
      frameAncestors: ["'none'"],
    },
  },
  xFrameOptions: { action: 'deny' as const },
  // Some addresses carry the token of an email, and no log of a proxy is to have it.
  referrerPolicy: { policy: 'no-referrer' as const },
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
    async ({ routeOptions }: FastifyRequest, body: Buffer) =>
      body.length === 0 ? undefined : readJson(decode(body), routeOptions.config.maxValues),
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

/**
 * Of two hosts a proxy may read one and we the other, and links and origins are checked against ours. A
 * request without any is refused by Node itself.
 */
function refuseUnclearHosts(app: FastifyInstance) {
  app.addHook('onRequest', async ({ raw }) => {
    const names = raw.rawHeaders.filter((_, index) => index % 2 === 0);
    const hosts = names.filter((name) => name.toLowerCase() === 'host');
    if (hosts.length > 1) throw new Refused(malformed);
  });
}

/**
 * A browser says which site a request comes from; a tool that says nothing brings no cookies. A request that brings
 * a token in a header is not asked: no browser sends it for another site.
 */
function refuseForeignOrigins(app: FastifyInstance) {
  app.addHook('onRequest', async ({ method, headers, host }) => {
    if (method === 'GET' || method === 'HEAD') return;
    if (bearerIn(headers.authorization) !== undefined) return;
    const { origin, 'sec-fetch-site': site } = headers;
    const isForeign = origin !== undefined && !isHost(origin, host);
    if (isForeign || site === 'cross-site') throw new Refused(foreignOrigin);
  });
}

/** Node knows one limit for all requests, and files need a longer one. */
function hangUpOnTheSlow(app: FastifyInstance, patience: number) {
  app.addHook('onRequest', async ({ method, raw, routeOptions }) => {
    if (method === 'GET' || routeOptions.config?.isUpload) return;
    const timer = setTimeout(() => raw.complete || raw.destroy(), patience).unref();
    raw.once('close', () => clearTimeout(timer));
  });
}

/**
 * At the end we wait for answers, not for connections: those that browsers opened on suspicion and
 * never used, those that sent half a request, and those that are kept after their last answer.
 */
function endIdle(app: FastifyInstance) {
  const asking = new Map<Socket, IncomingMessage | undefined>();
  let sweeping: NodeJS.Timeout | undefined;
  app.server.on('connection', (socket: Socket) => {
    asking.set(socket, undefined);
    socket.once('close', () => asking.delete(socket));
  });
  app.server.on('request', (request) => asking.set(request.socket, request));
  app.addHook('preClose', async () => {
    for (const [socket, request] of asking) if (!request?.complete) socket.destroy();
    sweeping = setInterval(() => app.server.closeIdleConnections(), 50);
  });
  app.addHook('onClose', async () => clearInterval(sweeping));
}

const isHost = (origin: string, host: string) =>
  URL.canParse(origin) && new URL(origin).host === host;
