import { isDeepStrictEqual } from 'node:util';
import { accessMatrix } from '@sitewright/domain/kernel/access';
import {
  type Endpoint,
  endpointName,
  isCommand,
  successStatus,
} from '@sitewright/domain/kernel/endpoint';
import { paramsOf } from '@sitewright/domain/kernel/path-params';
import { sessionApi } from '@sitewright/domain/session/api';
import type { FastifyInstance } from 'fastify';
import * as z from 'zod';
import { systemPaths } from '../platform/http/system-routes.ts';
import { type Answer, describeAnswer, jsonOf, replyTo } from './answer.ts';
import type { TestApi } from './api.ts';
import { superuserPool } from './database.ts';
import type { Served } from './endpoints.ts';
import { leavesOf, valueAt } from './places.ts';
import type { ReadyApi } from './ready-worlds.ts';
import { successOfSample } from './successes.ts';
import { waitsInTransactions } from './transaction-watch.ts';

/** Routes that are missing, double, or outside the contract. */
export function routeMismatches({ routes }: TestApi, served: Served[]): string[] {
  const promised = [...served.map(({ name }) => name), ...systemPaths.map((path) => `GET ${path}`)];
  const twice = promised.filter((name, index) => promised.indexOf(name) !== index);
  return [
    ...promised.filter((name) => !routes.includes(name)).map((name) => `not served: ${name}`),
    ...routes.filter((name) => !promised.includes(name)).map((name) => `not promised: ${name}`),
    ...twice.map((name) => `promised twice: ${name}`),
  ];
}

/** Endpoints that do not declare who may call them, what they do, or what they return. */
export const incompleteEndpoints = (served: Served[]): string[] =>
  served.flatMap(({ name, endpoint }) =>
    faultsOfDeclaration(endpoint).map((fault) => `${name} ${fault}`),
  );

function faultsOfDeclaration(endpoint: Endpoint): string[] {
  const { needs, summary, reply, path } = endpoint;
  const params = paramsOf(endpoint);
  const inPath = [...path.matchAll(/:(\w+)/g)].map(([, name]) => name);
  const declared = params instanceof z.ZodObject ? Object.keys(params.shape) : [];
  return [
    !isPermission(needs) && 'needs something that nobody holds',
    !/^[A-Z].*[^.]$/.test(summary ?? '') && 'has no summary',
    !(reply instanceof z.ZodType) && 'has no reply',
    !isDeepStrictEqual(inPath, declared) && `has the path ${path} but the params ${declared}`,
  ].filter((fault) => fault !== false);
}

const openTo = ['account', 'self', 'anyone', 'public'];

/** One of the keywords, or a permission that at least one column of the access table has. */
function isPermission(needs: Endpoint['needs'] | undefined): boolean {
  if (typeof needs === 'string') return openTo.includes(needs);
  const [resource, action] = needs ?? [];
  if (!resource || !action || !Object.hasOwn(accessMatrix, resource)) return false;
  return accessMatrix[resource].some((cell) => cell.toUpperCase().includes(action));
}

/** Two servers on one database that should return the same. */
type Servers = {
  api: ReadyApi;
  serialised: FastifyInstance;
  logEntries: () => Promise<number>;
};

export function serversOf(api: ReadyApi, serialised: FastifyInstance): Servers {
  const superuser = superuserPool(api.connections);
  const logEntries = async () => {
    const { rows } = await superuser.query('select count(*)::int as count from activity_logs');
    return rows[0].count;
  };
  return { api, serialised, logEntries };
}

/**
 * Responses that differ from the endpoint's schema, parsed by zod or written by the serialiser;
 * actions without an entry in the log; transactions held while waiting. A refusal may be caused by
 * earlier actions: it is tried again in the initial worlds, where at least the first must succeed.
 */
export async function contractBreaches(
  servers: Servers,
  served: Served[],
  isFresh = false,
): Promise<string[]> {
  const findings: string[] = [];
  const refused: Served[] = [];
  for (const [index, one] of served.entries()) {
    const isFirst = isFresh && index === 0;
    if (isFirst) findings.push(...(await faultsOf(servers, one)));
    if (isFirst || (await keepsPromise(servers, one))) continue;
    // After two failures in a row the worlds themselves are broken, and the following checks would
    // fail too.
    if (refused.at(-1) === served[index - 1]) await servers.api.reset();
    refused.push(one);
  }
  if (refused.length === 0) return findings;
  await servers.api.reset();
  return [...findings, ...(await contractBreaches(servers, refused, true))];
}

/** In the worlds after the earlier requests, where the action may no longer be possible. */
const keepsPromise = (servers: Servers, one: Served): Promise<boolean> =>
  faultsOf(servers, one).then(
    (faults) => faults.length === 0,
    () => false,
  );

async function faultsOf(servers: Servers, one: Served): Promise<string[]> {
  const { api, serialised, logEntries } = servers;
  waitsInTransactions();
  const parsed = await successOfSample(api, one, api.ours);
  const isRead = !isCommand(one.endpoint);
  const before = isRead ? 0 : await logEntries();
  const first = await replyTo(api.app, one.endpoint, parsed.ask, parsed.session);
  const added = isRead ? 0 : (await logEntries()) - before;
  // An action happens once; the other server does it in another organisation.
  const again = isRead ? parsed : await successOfSample(api, one, api.theirs);
  const second = await replyTo(serialised, one.endpoint, again.ask, again.session);
  const isSame = isRead ? first.body === second.body : hasSameShape(first, second);
  const says = describeAnswer(one.endpoint, first);
  return [
    ...replyFaults(one.endpoint, first),
    ...replyFaults(one.endpoint, second),
    ...(isSame ? [] : [`${says}, serialised ${second.body}`]),
    ...(isRead || added === entriesDue(one)
      ? []
      : [`${says} and left ${added} entries in the log`]),
    ...waitsInTransactions().map(
      (query) => `${one.name} held a transaction while it waited, after ${query}`,
    ),
  ];
}

/** By visitors without an organisation: there is no log to write to. */
const byStrangers = [sessionApi.forgotPassword, sessionApi.requestAccess].map(endpointName);

/** One entry, or none where the action is private. */
const entriesDue = ({ name, endpoint }: Served): number =>
  endpoint.isPrivate || byStrangers.includes(name) ? 0 : 1;

export function replyFaults(endpoint: Endpoint, answer: Answer): string[] {
  if (answer.status !== successStatus(endpoint)) return [describeAnswer(endpoint, answer)];
  if (endpoint.stream) {
    const isIt = String(answer.headers['content-type']).startsWith(endpoint.stream);
    return isIt ? [] : [`${describeAnswer(endpoint, answer)}, which is no ${endpoint.stream}`];
  }
  if (endpoint.sends) return faultsOfFile(endpoint, answer);
  if (endpoint.status === 204) {
    return answer.body === '' ? [] : [`${describeAnswer(endpoint, answer)}, which is not nothing`];
  }
  const json = jsonOf(answer);
  const { success, data } = endpoint.reply.safeParse(json);
  const isKept = success && isDeepStrictEqual(data, json);
  return isKept ? [] : [`${describeAnswer(endpoint, answer)}, which is not what it promised`];
}

/** A file must not be executed, sniffed, or cached for the next user of the machine. */
function faultsOfFile(endpoint: Endpoint, { status, headers, body }: Answer): string[] {
  const isSafe =
    headers['x-content-type-options'] === 'nosniff' &&
    String(headers['content-security-policy']).startsWith('sandbox;') &&
    String(headers['cache-control']).startsWith('private, max-age=0');
  return isSafe && body !== ''
    ? []
    : [`${describeAnswer(endpoint, { status, headers, body })}, unsafely`];
}

/** The same fields of the same types; ids and times differ between two organisations. */
const hasSameShape = (a: Answer, b: Answer): boolean =>
  isDeepStrictEqual(shapeOf(jsonOf(a)), shapeOf(jsonOf(b)));

const shapeOf = (value: unknown) =>
  leavesOf(value).map((place) => `${place.join('.')}: ${typeof valueAt(value, place)}`);
