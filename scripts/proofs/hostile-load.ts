import { randomBytes } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { Client } from 'pg';
import { filesApi } from '../../packages/domain/src/files/api.ts';
import { requestFor } from '../../packages/domain/src/kernel/request.ts';
import { projectsApi } from '../../packages/domain/src/projects/api.ts';
import { personAt } from '../../packages/server/production/person.ts';
import { signIn } from '../bench/sign-in.ts';
import { percentile } from '../bench/times.ts';
import { fill } from '../fill.ts';
import type { Attack, Name } from './load/attacks.ts';
import { cookieOf } from './load/browser.ts';
import { startAttack } from './load/start-attack.ts';
import { inPercentiles, newTally, type Tally } from './load/tally.ts';
import { makeUsers, type User } from './load/users.ts';
import { workAll } from './load/work.ts';
import { type Figures, type Proof, type Shown, scale } from './proof.ts';
import { type ProvedInstallation, withInstallation } from './with-installation.ts';

const seconds = 30 * scale;
/** In milliseconds: 99 of 100 take no longer. */
const longest = 300;
const fileBytes = 20_000_000;
/** Milliseconds until an attack has begun in earnest. */
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

/** `hasWorked` are the answers without which the attack was none. */
const phases: Phase[] = [
  { name: 'nothing', attacks: [], hasWorked: [] },
  { name: '200 downloads that are never read', attacks: ['neverRead'], hasWorked: ['200', '503'] },
  { name: '200 requests byte by byte', attacks: ['neverSent'], hasWorked: [] },
  { name: 'a flood of /api/docs', attacks: ['askForDocuments'], hasWorked: ['401'] },
  {
    name: 'all together',
    attacks: ['neverRead', 'neverSent', 'askForDocuments'],
    hasWorked: ['200', '503', '401'],
  },
];

export const hostileLoad: Proof = {
  name: 'hostile-load',
  claim: `Ten users work while one user never reads 200 downloads, 200 requests arrive byte by byte and the API's documents are asked for as fast as they are answered, each for ${seconds} s and all together: no error, p99 ≤ ${longest} ms`,
  seconds: 300 + 10 * seconds,
  run: withInstallation({ servers: 2, keepAlive: true, hasBucket: false }, async (installation) => {
    const { users, attacker } = await populate(installation);
    const shown: Shown = { figures: {}, failures: [] };
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
  const client = new Client({ ...superuser, database: 'sitewright' });
  await client.connect();
  const users = await makeUsers(client, url, { organizations: 10, ...sizeOfEach });
  const [one] = await fill(client, { organizations: 1, contracts: 1, rows: 1 });
  const tokens = one ? await signIn(client, Array(5).fill(one)) : [];
  await client.end();
  const person = personAt(url, cookieOf(tokens[0] ?? ''));
  const [contract] = await person.call(projectsApi.list, { query: {} });
  const params = { projectId: contract?.id ?? 0 };
  const text = randomBytes(fileBytes / 2).toString('hex');
  const file = new File([text], 'log.txt', { type: 'text/plain' });
  const { id: fileId } = await person.call(filesApi.add, { params, query: {}, file });
  const download = requestFor(filesApi.content, { params: { fileId } }).url;
  return { users, attacker: { tokens, download } };
}

type Scene = { users: User[]; attacker: Attacker; installation: ProvedInstallation };

async function goThrough(phase: Phase, scene: Scene, { figures, failures }: Shown): Promise<void> {
  const { users, attacker, installation } = scene;
  const { servers, signal } = installation;
  const attack = { ...attacker, ports: servers.map(({ port }) => port) };
  const begun = phase.attacks.map((name) => startAttack({ name, attack }));
  const tally = newTally();
  try {
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
  [`${name}: users, ms`]: inPercentiles(tally.all()),
  ...(answers.length > 0 && {
    [`${name}: answers to the attack`]: answers
      .map(([status, times]) => `${times} × ${status}`)
      .join(', '),
  }),
});

function failuresOf({ name, hasWorked }: Phase, tally: Tally, answers: [string, number][]) {
  const p99 = percentile(tally.all(), 0.99);
  const missing = hasWorked.filter((status) => !answers.some(([answer]) => answer === status));
  return [
    ...tally.errors(),
    ...(tally.count() === 0 ? ['Nobody did anything.'] : []),
    ...(p99 > longest ? [`p99 of users is ${p99} ms.`] : []),
    ...missing.map((status) => `The attack was never answered with ${status}.`),
  ].map((failure) => `During ${name}: ${failure}`);
}
