import type { AccountActor, Actor } from '@sitewright/domain/kernel/access';
import type { Endpoint, Parsed } from '@sitewright/domain/kernel/endpoint';
import { parseInput } from '@sitewright/domain/kernel/parse-input';
import { paramsOf } from '@sitewright/domain/kernel/path-params';
import { notSignedIn, Refused } from '@sitewright/domain/kernel/problem';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Pool } from 'pg';
import type { Caller } from '../caller.ts';
import type { Storage } from '../files/storage.ts';
import type { StoredFile } from '../files/uploads.ts';
import { asVisitor, type Tx } from '../tenancy.ts';
import { authorise } from './authorise.ts';
import { type Visitor, visitorOf } from './visitor.ts';

export type Deps = {
  pool: Pool;
  storage: Storage;
  now: () => Date;
  publicUrl: string;
  /** Parsed by zod where mistakes should surface; by a compiled serialiser where speed counts. */
  replies: 'parsed' | 'serialised';
  /** A keyed hash: proves that this server wrote a row of the log. */
  mark: (text: string) => string;
  /** Refuses a file for which there is no room, in the transaction that is to name it. */
  refuseIfFull?: (tx: Tx, actor: Actor, stored: StoredFile) => Promise<void>;
  /** Where the built client lies, if it is to be served too. */
  webRoot?: string;
  /** `off`: browsers that keep the screens delete them. */
  serviceWorker?: 'on' | 'off';
};

type ActorPart<E extends Endpoint> = E['needs'] extends 'public'
  ? unknown
  : { actor: ActorFor<E['needs']> };
type ActorFor<N> = N extends 'anyone'
  ? Actor | undefined
  : N extends 'account'
    ? AccountActor
    : Actor;
export type RequestContext<E extends Endpoint> = Parsed<E> &
  ActorPart<E> & {
    visitor: Visitor;
    now: Date;
    /** Whether it comes with an `Idempotency-Key`: a second one like it is then meant. */
    isKeyed: boolean;
  };
/** A transaction with the caller of the request. */
export type Open = <T>(work: (actor: Caller | undefined, tx: Tx) => T | Promise<T>) => Promise<T>;

/** The first steps of a request: who it is, and whether they may; also for serve-stream.ts and system-routes.ts. */
export function openRequest<E extends Endpoint>(
  deps: Deps,
  endpoint: E,
  request: FastifyRequest,
  reply: FastifyReply,
) {
  const visitor = visitorOf(request, reply, deps.publicUrl);
  const token = endpoint.needs === 'public' ? undefined : visitor.tokenHash;
  const isOpen = endpoint.needs === 'public' || endpoint.needs === 'anyone';
  if (!isOpen && !token) throw new Refused(notSignedIn);
  const openAs =
    (touchSession: boolean): Open =>
    (work) =>
      asVisitor(
        deps.pool,
        token,
        async (tx, actor) => {
          if (token) request.counted?.countFor(actor);
          return work(actor, tx);
        },
        { touchSession, repeatableRead: endpoint.repeatableRead },
      );
  const buildContext = (actor: Caller | undefined) =>
    // `authorise` and `parseRequest` prove it, part by part.
    ({
      actor: authorise(endpoint, visitor, refuseIfOther(actor, request)),
      ...parseRequest(endpoint, request),
      visitor,
      now: deps.now(),
      isKeyed: request.headers['idempotency-key'] !== undefined,
    }) as unknown as RequestContext<E>;
  return { visitor, open: openAs(true), openWithoutTouch: openAs(false), buildContext };
}

/** A request sent late names its author, so that it is never stored for the user who is signed in by then. */
function refuseIfOther(actor: Caller | undefined, { headers }: FastifyRequest): Caller | undefined {
  const sender = headers['x-sent-by'];
  const isOther = sender !== undefined && sender !== `${actor?.userId}/${actor?.organizationId}`;
  if (isOther) throw new Refused(notSignedIn);
  return actor;
}

function parseRequest(endpoint: Endpoint, request: FastifyRequest) {
  const { query, body } = endpoint;
  const params = paramsOf(endpoint);
  return {
    params: params && parseInput(params, request.params),
    query: query && parseInput(query, request.query),
    body: body && parseInput(body, request.body ?? {}),
  };
}

/**
 * Work that has to be committed before the handler can answer, and that is seldom due: the handler's own transaction
 * looks whether it is, so that an ordinary request needs no other.
 */
export type WorkIfDue<E extends Endpoint = Endpoint> = {
  isDue: (tx: Tx, now: Date) => Promise<boolean>;
  run: (context: RequestContext<E>) => Promise<void>;
};

/** Opens the transaction of the handler with what was parsed; where `first` is due, once more after it. */
export const openOnceDone =
  <E extends Endpoint>(
    open: Open,
    first: WorkIfDue<E> | undefined,
    buildContext: (actor: Caller | undefined) => RequestContext<E>,
  ) =>
  async <T>(
    work: (actor: Caller | undefined, tx: Tx, context: RequestContext<E>) => Promise<T>,
  ): Promise<T> => {
    type Attempt = { due: RequestContext<E> } | { answer: T };
    const attempt = await open(async (actor, tx): Promise<Attempt> => {
      const context = buildContext(actor);
      if (await first?.isDue(tx, context.now)) return { due: context };
      return { answer: await work(actor, tx, context) };
    });
    if ('answer' in attempt) return attempt.answer;
    await first?.run(attempt.due);
    return open((actor, tx) => work(actor, tx, buildContext(actor)));
  };
