import { type Endpoint, isCommand } from '@sitewright/domain/kernel/endpoint';
import type { InjectOptions } from 'fastify';
import { type Answer, answerTo, isSuccess, jsonOf } from './answer.ts';
import type { Caller } from './caller.ts';
import { chanceOf } from './chance.ts';
import { checksumOf } from './checksum.ts';
import { faultsOfReply } from './contract-check.ts';
import type { Served } from './endpoints.ts';
import { type FuzzCase, fuzzDealer, sweepOf } from './fuzz-cases.ts';
import type { Organization } from './organization.ts';
import { leavesOf, valueAt } from './places.ts';
import type { ReadyApi } from './ready-worlds.ts';
import { isMade, recordsBy } from './records.ts';
import type { WalkSize } from './walk-size.ts';
import { namedBy, type World } from './world.ts';

const slowest = 30_000;
/** A closed record refuses everything: every so often there is a fresh one, if anything was done. */
const casesPerRecord = 10;

export type Fuzzed = { findings: string[]; cases: number; fitting: number; reached: number };

type FuzzSize = Pick<WalkSize, 'fuzzCases' | 'worstValues' | 'worstSteps'>;

type Run = {
  api: ReadyApi;
  us: Organization;
  author: Caller;
  stranger: number;
  size: FuzzSize;
  worlds: Worlds;
};

type Worlds = ReturnType<typeof worldsOf>;

/** A world for one request after the other; `spend` says that an action changed it. */
function worldsOf(us: Organization, author: Caller, ours: World) {
  let [world, isSpent] = [ours, true];
  return {
    spend: () => {
      isSpent = true;
    },
    async at(index: number, sample: Served['sample']): Promise<World> {
      if (index % casesPerRecord !== 0 || (!isSpent && index > 0)) return world;
      const wanted = namedBy(sample);
      if (!isMade(wanted)) return world;
      // Of a contract of its own, for that of the world may have been cancelled by now.
      const { id: projectId } = await us.project();
      world = { ...world, ...(await recordsBy(author, projectId, wanted)) };
      isSpent = false;
      return world;
    },
  };
}

/** Sends the worst and then random requests to each endpoint; lists what went wrong. */
export async function fuzz(
  api: ReadyApi,
  served: Served[],
  { seed, ...size }: FuzzSize & { seed: number },
): Promise<Fuzzed> {
  await api.reset();
  const checksum = await checksumOf(api);
  const { organization: us, world: ours } = api.ours;
  const { organization: them } = api.theirs;
  const author = await us.member({ role: 'Managing Director', isOrganizationAdmin: true });
  const worlds = worldsOf(us, author, ours);
  const run = { api, us, author, stranger: them.id, size, worlds };
  const untouched = await checksum(them.id);
  const total: Fuzzed = { findings: [], cases: 0, fitting: 0, reached: 0 };

  for (const [turn, one] of served.entries()) {
    const sent = await fuzzOne(run, one, seed + turn);
    const fitting = sent.filter(({ kind }) => kind === 'fitting');
    total.findings.push(...sent.flatMap(({ findings }) => findings));
    total.cases += sent.length;
    total.fitting += fitting.length;
    total.reached += fitting.filter(({ status }) => status !== 400).length;
    if ((await checksum(them.id)) !== untouched) {
      total.findings.push(`${one.name}: changed what another organisation holds`);
      break;
    }
  }
  return total;
}

async function fuzzOne(run: Run, { name, endpoint, sample }: Served, seed: number) {
  const { api, us, author, stranger, size, worlds } = run;
  const sweep = sweepOf(endpoint, { ...size, seed });
  const deal = fuzzDealer(endpoint, chanceOf(seed));
  const sent: { kind: FuzzCase['kind']; status: number; findings: string[] }[] = [];
  for (let index = 0; index < sweep.length + size.fuzzCases; index++) {
    const base = { endpoint, sample: sample(await worlds.at(index, sample)), stranger };
    const worst = sweep[index];
    // Starts at another kind for each endpoint, so that a few cases still use all kinds.
    const one: FuzzCase = worst
      ? { kind: 'hostile', ...worst(base) }
      : deal(base, seed + index - sweep.length);
    const { session } = await callerFor(us, author, endpoint);
    const headers = { ...session, ...one.request.headers };
    // Everybody from elsewhere, or all that would be tried is the limit of one address.
    const remoteAddress = `10.${seed % 250}.${Math.floor(index / 250)}.${index % 250}`;
    const began = performance.now();
    const answer = await answerTo(api.app, endpoint, { ...one.request, headers, remoteAddress });
    if (isCommand(endpoint) && isSuccess(answer)) worlds.spend();
    const faults = faultsOf(endpoint, one, answer, us);
    if (performance.now() - began > slowest) faults.push('took more than thirty seconds');
    const findings = faults.map((fault) => `${name}, case ${index}: ${fault}${descriptionOf(one)}`);
    sent.push({ kind: one.kind, status: answer.status, findings });
  }
  return sent;
}

/** A user who signs out or changes the password cannot be used again. */
const callerFor = async (us: Organization, author: Caller, endpoint: Endpoint): Promise<Caller> => {
  const isAboutThem = typeof endpoint.needs === 'string' && !endpoint.params;
  if (!isCommand(endpoint) || !isAboutThem) return author;
  const mustChangePassword = endpoint.duringPasswordChange ?? false;
  // Not a role that decides: each decision would notify all of them.
  return us.member({ role: 'Site Supervisor', mustChangePassword });
};

function faultsOf(endpoint: Endpoint, one: FuzzCase, answer: Answer, us: Organization): string[] {
  const faults = isSuccess(answer)
    ? faultsOfSuccess(endpoint, one, answer, us)
    : faultsOfRefusal(answer);
  if ('polluted' in {}) faults.push('polluted every object');
  return faults;
}

function faultsOfSuccess(endpoint: Endpoint, one: FuzzCase, answer: Answer, us: Organization) {
  const faults = one.leadsElsewhere ? [] : faultsOfReply(endpoint, answer);
  const json = jsonOf(answer);
  const foreign = leavesOf(json).filter(
    (place) => place.at(-1) === 'organizationId' && valueAt(json, place) !== us.id,
  );
  // A user who registers gets an organisation of their own.
  if (foreign.length > 0 && endpoint.needs !== 'public') faults.push(`answered ${answer.body}`);
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

const descriptionOf = ({ request: { method, url, headers, payload } }: FuzzCase): string =>
  ` – ${method} ${String(url).slice(0, 200)} ${JSON.stringify(headers ?? {}).slice(0, 200)} ${shown(payload)}`;

const shown = (payload: InjectOptions['payload']) => JSON.stringify(String(payload)).slice(0, 300);
