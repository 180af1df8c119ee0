import type { Actor } from '@sitewright/domain/kernel/access';
import {
  type Endpoint,
  isCommand,
  isCreation,
  type Reply,
  successStatus,
} from '@sitewright/domain/kernel/endpoint';
import type { Page } from '@sitewright/domain/kernel/page';
import { paramsOf } from '@sitewright/domain/kernel/path-params';
import { notSignedIn, Refused } from '@sitewright/domain/kernel/problem';
import type { Upload } from '@sitewright/domain/kernel/upload';
import type { FastifyInstance, FastifyReply, FastifyRequest, RouteOptions } from 'fastify';
import { type RecordAction, recordIn } from '../activity.ts';
import { type Caller, isMember, refuseIfEnded } from '../caller.ts';
import { deleteStoredFile, receiveUpload, type StoredFile, uploadRoute } from '../files/uploads.ts';
import { findEarlierAnswer, onceByIdempotencyKey } from '../idempotency.ts';
import type { JsonPage } from '../json-page.ts';
import { renewToken } from '../renew-token.ts';
import { asVisitor, CommitOutcomeUnknown, clientOf, type InOwnTx, type Tx } from '../tenancy.ts';
import { type Opened, rethrowWithDeletion } from './deleted-meanwhile.ts';
import { Download, sendFile } from './downloads.ts';
import {
  type Deps,
  openOnceDone,
  openRequest,
  type RequestContext,
  type WorkIfDue,
} from './open-request.ts';
import { parsedAnswer, responsesOf, sendAnswer, sendPage, setLocation } from './replies.ts';
import type { Visitor } from './visitor.ts';

type UploadContext<E extends Endpoint> = E extends { upload: Upload }
  ? { stored: StoredFile }
  : unknown;
type Context<E extends Endpoint, P> = RequestContext<E> &
  UploadContext<E> & {
    tx: Tx;
    prepared: P;
    /** For changes that the log does not record automatically. */
    record: RecordAction;
  };
type ReplyOrPage<E extends Endpoint> =
  Reply<E> extends (infer Row)[] ? Page<Row> | JsonPage : Reply<E>;
type HandlerResult<E extends Endpoint> = E extends { sends: 'file' } ? Download : ReplyOrPage<E>;
type HandlerReturn<E extends Endpoint> = E extends { status: 204 }
  ? Promise<void>
  : Promise<HandlerResult<E>>;

type Handler<E extends Endpoint, P> = (context: Context<E, P>) => HandlerReturn<E>;
/** Work that must not happen inside the transaction: slow work, and counts that survive a refusal. */
export type Prepare<E extends Endpoint, P> = (
  request: RequestContext<E> & UploadContext<E> & { inOwnTx: InOwnTx },
) => Promise<P>;

export type Serve = {
  <E extends Endpoint>(endpoint: E, handle: Handler<E, undefined>): void;
  <E extends Endpoint>(endpoint: E, first: WorkIfDue<E>, handle: Handler<E, undefined>): void;
  <E extends Endpoint, P>(endpoint: E, prepare: Prepare<E, P>, handle: Handler<E, P>): void;
};

export const serveWith =
  (app: FastifyInstance, deps: Deps): Serve =>
  <E extends Endpoint, P>(
    endpoint: E,
    ...steps: [Handler<E, P>] | [Prepare<E, P> | WorkIfDue<E>, Handler<E, P>]
  ) => {
    // A path that cannot be read is found when the server starts.
    paramsOf(endpoint);
    const [handle, before] = steps.toReversed() as [Handler<E, P>, (Prepare<E, P> | WorkIfDue<E>)?];
    const route: RouteOptions = {
      method: endpoint.method,
      url: endpoint.path,
      config: {
        alsoError: endpoint.alsoError ?? false,
        isDownload: endpoint.sends !== undefined,
        isSecret: endpoint.isSecret ?? false,
        isUpload: endpoint.upload !== undefined,
        maxValues: endpoint.maxValues,
      },
      schema: deps.replies === 'serialised' ? responsesOf(endpoint) : {},
      ...(endpoint.maxBytes && { bodyLimit: endpoint.maxBytes }),
      handler: handleRequest(deps, endpoint, handle, before),
    };
    if (endpoint.upload) void app.register(uploadRoute(endpoint.upload, route));
    else app.route(route);
  };

/**
 * Authenticates, authorises and parses a request, runs its handler in one transaction, and sends only the fields of the
 * reply schema. What `prepare` or an upload does comes before that transaction, after a first check of the caller.
 */
const handleRequest =
  <E extends Endpoint, P>(
    deps: Deps,
    endpoint: E,
    handle: Handler<E, P>,
    before?: Prepare<E, P> | WorkIfDue<E>,
  ) =>
  async (request: FastifyRequest, reply: FastifyReply) => {
    const opened = openRequest(deps, endpoint, request, reply);
    const { visitor, open, buildContext } = opened;
    const sendResult = sendResultOf(deps, endpoint, request, reply);
    const ready = await prepareRequest(deps, endpoint, request, opened, preparing(before));
    const { prepared, stored, earlier } = ready;
    if (earlier) return sendResult(earlier.answer);

    let isFirst = false;
    let renewed: string | undefined;
    const answering = openOnceDone(open, due(before), buildContext);
    const answer = await answering(async (actor, tx, parsed) => {
      renewed = await renewIfDue(tx, endpoint, actor, visitor);
      const { params, body, query } = parsed as Partial<
        Record<'params' | 'body' | 'query', unknown>
      >;
      const record = recordIn(tx, { visitor, now: parsed.now, mark: deps.mark });
      const work = async () => {
        isFirst = true;
        if (actor && isMember(actor) && stored) await deps.refuseIfFull?.(tx, actor, stored);
        // Without `prepare`, P is undefined; without `upload`, nothing is stored.
        const context = { ...parsed, tx, prepared, stored, record } as Context<E, P>;
        const answer = sendPage(await handle(context), request, reply);
        if (actor && isLogged(endpoint))
          await record({ actor, endpoint, params, body, query }, answer);
        // A reply that breaks its schema throws, and the work is rolled back.
        return deps.replies === 'parsed' ? parsedAnswer(endpoint, answer) : answer;
      };
      const answer = await onceByIdempotencyKey(tx, endpoint, request, actor, work);
      if (actor && isCommand(endpoint) && !endpoint.endsSession)
        await refuseIfEnded(clientOf(tx), actor, visitor.tokenHash);
      return answer;
    }).catch((error) => rethrowFailure(error, { deps, endpoint, opened, stored }));
    // The new token is valid only after the commit.
    if (renewed) visitor.setSessionCookie(renewed);
    // The same upload arrived again while the first was still being received.
    if (stored && !isFirst) await deleteStoredFile(deps.storage, stored);
    return sendResult(answer);
  };

type Before<E extends Endpoint, P> = Prepare<E, P> | WorkIfDue<E> | undefined;
const preparing = <E extends Endpoint, P>(before: Before<E, P>) =>
  typeof before === 'function' ? before : undefined;
const due = <E extends Endpoint, P>(before: Before<E, P>) =>
  typeof before === 'object' ? before : undefined;

const sendResultOf =
  ({ storage }: Deps, endpoint: Endpoint, request: FastifyRequest, reply: FastifyReply) =>
  (answer: unknown) => {
    if (answer instanceof Download) return sendFile(answer, storage, request, reply);
    if (isCreation(endpoint)) setLocation(answer, request, reply);
    return sendAnswer(reply.status(successStatus(endpoint)), answer);
  };

const isLogged = (endpoint: Endpoint): boolean =>
  (isCommand(endpoint) && !endpoint.isPrivate) || endpoint.isExport === true;

/** Endpoints of the account itself renew the token themselves. */
const renewIfDue = async (
  tx: Tx,
  { needs }: Endpoint,
  actor: Caller | undefined,
  visitor: Visitor,
) =>
  actor?.isRenewalDue && needs !== 'account' ? renewToken(tx, actor.sessionId, visitor) : undefined;

/** Slow work, or work that must survive a refusal, happens between two transactions. */
async function prepareRequest<E extends Endpoint, P>(
  { pool, storage }: Deps,
  endpoint: E,
  request: FastifyRequest,
  { open, buildContext }: ReturnType<typeof openRequest<E>>,
  prepare: Prepare<E, P> | undefined,
): Promise<{ prepared?: P; stored?: StoredFile; earlier?: { answer: unknown } }> {
  const { needs, upload } = endpoint;
  if (!prepare && !upload) return {};
  const { context, earlier } =
    needs === 'public'
      ? { context: buildContext(undefined) }
      : await open(async (actor, tx) => ({
          context: buildContext(actor),
          earlier: upload && (await findEarlierAnswer(tx, endpoint, request, actor)),
        }));
  if (earlier) {
    // An unread body would hold the connection.
    request.raw.unpipe().resume();
    return { earlier };
  }
  const { actor } = context as { actor?: Actor };
  // A file belongs to an organisation, also where others may call.
  if (upload && !actor) throw new Refused(notSignedIn);
  const stored =
    upload && actor && (await receiveUpload(request, upload, storage, actor.organizationId));
  const uploaded = stored ? { stored } : {};
  if (!prepare) return uploaded;
  const inOwnTx: InOwnTx = (work) => asVisitor(pool, undefined, work);
  // Without `upload`, nothing is stored.
  const prepareContext = { ...context, ...uploaded, inOwnTx } as Parameters<Prepare<E, P>>[0];
  const prepared = await prepare(prepareContext).catch((error) =>
    deleteUploadAndRethrow(error, { storage }, stored),
  );
  return { ...uploaded, prepared };
}

/** If the record may have been saved, its file is kept: an unused file does less harm than a missing one. */
async function deleteUploadAndRethrow(
  error: unknown,
  { storage }: Pick<Deps, 'storage'>,
  stored: StoredFile | undefined,
): Promise<never> {
  if (stored && !(error instanceof CommitOutcomeUnknown)) await deleteStoredFile(storage, stored);
  throw error;
}

type Failed = {
  deps: Deps;
  endpoint: Endpoint;
  opened: Opened;
  stored: StoredFile | undefined;
};

/** Once the work was rolled back. */
const rethrowFailure = (error: unknown, { deps, endpoint, opened, stored }: Failed) =>
  deleteUploadAndRethrow(error, deps, stored).catch((cause) =>
    rethrowWithDeletion(cause, endpoint, opened),
  );
