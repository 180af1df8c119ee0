import { randomBytes } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { costsApi } from '../../packages/domain/src/costs/api.ts';
import { filesApi } from '../../packages/domain/src/files/api.ts';
import { requestFor } from '../../packages/domain/src/kernel/request.ts';
import { projectsApi } from '../../packages/domain/src/projects/api.ts';
import { personAt } from '../../packages/server/production/person.ts';
import { withClient } from '../../packages/server/src/platform/database.ts';
import { signIn } from '../bench/sign-in.ts';
import { percentile } from '../bench/times.ts';
import { fill } from '../fill.ts';
import { type Attack, heldAtOnce, type Name, slowRequests } from './load/attacks.ts';
import { cookieOf } from './load/browser.ts';
import { startAttack } from './load/start-attack.ts';
import { newTally, percentilesOf, type Tally } from './load/tally.ts';
import { makeUsers, type User } from './load/users.ts';
import { workAll } from './load/work.ts';
import { type Figures, type Proof, type ProofResult, scale } from './proof.ts';
import { type ProvedInstallation, withInstallation } from './with-installation.ts';

const servers = 2;
const seconds = Math.round(30 * scale);
/** The limit of the 99th percentile in milliseconds. */
const longest = 300;
const fileBytes = { attacker: 20_000_000, user: 100_000 };
/** Downloads of one user that a server serves at once, and seconds until it closes one that is not read. */
const downloads = { atOnce: 40, unreadFor: 20 };
/** Milliseconds until an attack is at full strength. */
const beforeUsers = 2_000;
const warmUp = 10_000;
const sizeOfEach = {
  contracts: 6,
  rows: 2_000,
  suppliers: 20,
  materials: 100,
  orders: 30,
  costs: 0,
};

type Phase = {
  name: string;
  attacks: Name[];
  hasWorked: string[];
};

/** `hasWorked` lists the answers that prove the attack took place; see `notHeld` for slow requests. */
const phases: Phase[] = [
  { name: 'nothing', attacks: [], hasWorked: [] },
  { name: '200 downloads that are never read', attacks: ['neverRead'], hasWorked: ['200', '503'] },
  { name: `${slowRequests} requests byte by byte`, attacks: ['neverSent'], hasWorked: [] },
  { name: 'a flood of /api/docs', attacks: ['askForDocuments'], hasWorked: ['401'] },
  {
    name: 'all together',
    attacks: ['neverRead', 'neverSent', 'askForDocuments'],
    hasWorked: ['200', '503', '401'],
  },
];

export const hostileLoad: Proof = {
  name: 'hostile-load',
  claim: `Ten users work while one user never reads 200 downloads of each server, ${slowRequests} requests to each arrive byte by byte and the API's documents are asked for as fast as they are answered, each for ${seconds} s and all together: no error, p99 ≤ ${longest} ms`,
  seconds: 300 + 10 * seconds,
  run: withInstallation({ servers, keepAlive: true, hasBucket: false }, async (installation) => {
    const { users, attacker } = await populate(installation);
    const shown: ProofResult = { figures: {}, failures: [] };
    const { signal } = installation;
    await workAll(users, { tally: newTally(), lasts: warmUp, signal });
    for (const phase of phases) await goThrough(phase, { users, attacker, installation }, shown);
    for (const { browser } of users) browser.close();
    return shown;
  }),
};

type Attacker = Pick<Attack, 'tokens' | 'download'>;

/** Ten users of ten organisations, and one of another with five sessions and a large file. */
async function populate({ url, superuser }: ProvedInstallation) {
  return withClient({ ...superuser, database: 'sitewright' }, async (client) => {
    const size = { organizations: 10, ...sizeOfEach };
    const users = await makeUsers(client, url, size);
    for (const user of users) {
      user.files.push(await upload(url, user.token, fileBytes.user));
      // The first read of a company's costs posts everything that is due, once.
      await personAt(url, cookieOf(user.token)).call(costsApi.list, { query: {} });
    }
    const [one] = await fill(client, { organizations: 1, contracts: 1, rows: 1 });
    const tokens = one ? await signIn(client, Array(5).fill(one)) : [];
    const fileId = await upload(url, tokens[0] ?? '', fileBytes.attacker);
    const download = requestFor(filesApi.content, { params: { fileId } }).url;
    return { users, attacker: { tokens, download } };
  });
}

/** Uploads a text that compresses badly; returns its id. */
async function upload(url: string, token: string, bytes: number): Promise<number> {
  const person = personAt(url, cookieOf(token));
  const [contract] = await person.call(projectsApi.list, { query: {} });
  const params = { projectId: contract?.id ?? 0 };
  const text = randomBytes(bytes / 2).toString('hex');
  const file = new File([text], 'log.txt', { type: 'text/plain' });
  return (await person.call(filesApi.add, { params, query: {}, file })).id;
}

type Scene = { users: User[]; attacker: Attacker; installation: ProvedInstallation };

async function goThrough(
  phase: Phase,
  scene: Scene,
  { figures, failures }: ProofResult,
): Promise<void> {
  const { users, attacker, installation } = scene;
  const { servers: attacked, signal } = installation;
  const attack = { ...attacker, ports: attacked.map(({ port }) => port) };
  const begun = phase.attacks.map((name) => startAttack({ name, attack }));
  const tally = newTally();
  try {
    await Promise.all(begun.map(({ hasBegun }) => hasBegun));
    await pause(beforeUsers);
    await workAll(users, { tally, lasts: seconds * 1000, signal });
  } catch (error) {
    for (const { stop } of begun) stop();
    throw error;
  }
  const answers = (await Promise.all(begun.map(({ end }) => end()))).flat();
  Object.assign(figures, figuresOf(phase, tally, answers));
  failures.push(...failuresOf(phase, tally, answers));
}

const figuresOf = ({ name }: Phase, tally: Tally, answers: [string, number][]): Figures => ({
  [`${name}: users, ms`]: percentilesOf(tally.all()),
  [`${name}: longest, ms`]: tally.longestWaits(),
  ...(answers.length > 0 && {
    [`${name}: answers to the attack`]: answers
      .map(([status, times]) => `${times} × ${status}`)
      .join(', '),
  }),
});

function failuresOf(phase: Phase, tally: Tally, answers: [string, number][]) {
  const { name, hasWorked } = phase;
  const p99 = percentile(tally.all(), 0.99);
  const missing = hasWorked.filter((status) => !answers.some(([answer]) => answer === status));
  return [
    ...tally.errors(),
    ...(tally.count() === 0 ? ['Nobody did anything.'] : []),
    ...(p99 > longest ? [`p99 of users is ${p99} ms.`] : []),
    ...(areClosed(phase, answers) ? [] : ['No download that is not read was closed.']),
    ...missing.map((status) => `The attack was never answered with ${status}.`),
    ...notHeld(phase, answers),
  ].map((failure) => `During ${name}: ${failure}`);
}

/** Whether all slow requests were open at the same time. */
function notHeld({ attacks }: Phase, answers: [string, number][]): string[] {
  if (!attacks.includes('neverSent')) return [];
  const [, held] = answers.find(([answer]) => answer === heldAtOnce) ?? ['', 0];
  const all = servers * slowRequests;
  return held < all ? [`Only ${held} of ${all} slow requests were under way at once.`] : [];
}

/** Whether more were served than there are slots. */
function areClosed({ attacks }: Phase, answers: [string, number][]): boolean {
  if (!attacks.includes('neverRead') || seconds < downloads.unreadFor) return true;
  const served = answers.filter(([status]) => status === '200').map(([, times]) => times);
  return served.reduce((sum, times) => sum + times, 0) > servers * downloads.atOnce;
}
