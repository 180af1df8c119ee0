import { type Endpoint, endpointName } from '@sitewright/domain/kernel/endpoint';
import { membershipsApi } from '@sitewright/domain/session/memberships-api';
import type { InjectOptions } from 'fastify';
import { type Answer, answerTo, isSuccess, jsonOf } from './answer.ts';
import { replyFaults } from './contract-check.ts';
import { leavesOf, valueAt } from './places.ts';
import type { ReadyApi } from './ready-worlds.ts';

/** One request to send. `leadsElsewhere`: the path may match another endpoint, or none. */
export type FuzzCase = { request: InjectOptions; leadsElsewhere?: boolean };

const slowest = 30_000;

/** The answer of an endpoint, and everything that is wrong with it. */
export async function tryCase(api: ReadyApi, endpoint: Endpoint, one: FuzzCase) {
  const began = performance.now();
  const answer = await answerTo(api.app, one.request);
  const faults = isSuccess(answer)
    ? faultsOfSuccess(endpoint, one, answer, api.ours.organization.id)
    : faultsOfRefusal(answer);
  if ('polluted' in {}) faults.push('polluted every object');
  if (performance.now() - began > slowest) faults.push('took more than thirty seconds');
  return { answer, faults: faults.map((fault) => `${fault}${descriptionOf(one)}`) };
}

/** Endpoints that switch to another organisation: one's own, that of an invitation, or none. */
const leadingAway = [
  membershipsApi.createOrganization,
  membershipsApi.joinOrganization,
  membershipsApi.leaveOrganization,
].map(endpointName);

const mayShowAnother = (endpoint: Endpoint) =>
  endpoint.needs === 'public' || leadingAway.includes(endpointName(endpoint));

function faultsOfSuccess(endpoint: Endpoint, one: FuzzCase, answer: Answer, ours: number) {
  const faults = one.leadsElsewhere ? [] : replyFaults(endpoint, answer);
  const json = jsonOf(answer);
  const foreign = leavesOf(json).filter(
    (place) => place.at(-1) === 'organizationId' && valueAt(json, place) !== ours,
  );
  if (foreign.length > 0 && !mayShowAnother(endpoint)) faults.push(`answered ${answer.body}`);
  return faults;
}

const innards = /node_modules|\/packages\/|\n\s+at |\bpg_|syntax error|\bsql\b/i;

function faultsOfRefusal(answer: Answer): string[] {
  const { status, body } = answer;
  const { message, code } = (jsonOf(answer) ?? {}) as { message?: unknown; code?: unknown };
  const isDeliberate = status < 500 || (status === 503 && code === 'busy');
  const isExplained = typeof message === 'string' && message !== '' && typeof code === 'string';
  return [
    !isDeliberate && `answered ${status} ${body.slice(0, 200)}`,
    !isExplained && `answered ${status} without a message and a code: ${body.slice(0, 200)}`,
    innards.test(body) && `shows its innards: ${body.slice(0, 200)}`,
  ].filter((fault) => fault !== false);
}

const descriptionOf = ({ request: { method, url, headers, payload, body } }: FuzzCase): string =>
  ` – ${method} ${String(url).slice(0, 200)} ${JSON.stringify(headers ?? {}).slice(0, 200)} ${shown(payload ?? body)}`;

const shown = (payload: InjectOptions['payload']) =>
  (typeof payload === 'string' ? payload : (JSON.stringify(payload) ?? '')).slice(0, 300);
