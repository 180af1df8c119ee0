import { isCommand } from '@sitewright/domain/kernel/endpoint';
import { isSuccess } from './answer.ts';
import type { Caller } from './caller.ts';
import { callerFor } from './caller-for.ts';
import { seededChance } from './chance.ts';
import type { CheckSize } from './check-size.ts';
import type { Checksum } from './checksum.ts';
import type { Served } from './endpoints.ts';
import { hostileWaysOf, sweepOf } from './fuzz-cases.ts';
import { tryCase } from './fuzz-faults.ts';
import type { Organization } from './organization.ts';
import type { ReadyApi } from './ready-worlds.ts';
import { makesAnyOf, recordsBy } from './records.ts';
import { namedBy, type World } from './world.ts';

/** A closed record refuses everything, so it is replaced from time to time after actions. */
const casesPerRecord = 10;

type HostileSize = Pick<
  CheckSize,
  'hostileCases' | 'sweptOneIn' | 'worstValues' | 'worstSteps' | 'endpointsPerChecksum'
> & { seed: number; checksum: Checksum };

type Run = { api: ReadyApi; author: Caller; size: HostileSize; worlds: Worlds };

type Worlds = ReturnType<typeof worldsOf>;

/** A world for consecutive requests; `spend` records that an action changed it. */
function worldsOf(us: Organization, author: Caller, ours: World) {
  let [world, isUntouched] = [ours, true];
  /** Records made since the last action. */
  const fresh = new Set<string>();
  return {
    spend: () => {
      isUntouched = false;
      fresh.clear();
    },
    async at(index: number, sample: Served['sample']): Promise<World> {
      if (index % casesPerRecord !== 0 || isUntouched) return world;
      const names = namedBy(sample);
      if (!makesAnyOf(names) || [...names].every((name) => fresh.has(name))) return world;
      // On its own contract, because that of the world may have been cancelled.
      const { id: projectId } = await us.project();
      world = { ...world, ...(await recordsBy(author, projectId, names)) };
      for (const name of names) fresh.add(name);
      return world;
    },
  };
}

/** Sends the worst values and then random faults to each endpoint. */
export async function sendHostileRequests(api: ReadyApi, served: Served[], size: HostileSize) {
  await api.reset();
  const { checksum, endpointsPerChecksum, seed } = size;
  const { organization: us, world: ours } = api.ours;
  const { id: theirs } = api.theirs.organization;
  const untouched = await checksum(theirs);
  const findings: string[] = [];
  let requests = 0;

  for (let turn = 0; turn < served.length; turn += endpointsPerChecksum) {
    const together = served.slice(turn, turn + endpointsPerChecksum);
    // A request may end the session that it came with, such as one that leaves the company.
    const author = await us.member({ role: 'Managing Director', isOrganizationAdmin: true });
    const run = { api, author, size, worlds: worldsOf(us, author, ours) };
    for (const [index, one] of together.entries()) {
      const sent = await attack(run, one, seed + turn + index);
      requests += sent.length;
      findings.push(...sent.flat());
    }
    if ((await checksum(theirs)) === untouched) continue;
    const names = together.map(({ name }) => name).join(' or ');
    findings.push(`${names}: changed what another organisation holds`);
    break;
  }
  return { findings, requests };
}

/** The findings of each request. */
async function attack({ api, author, size, worlds }: Run, one: Served, seed: number) {
  const { name, endpoint, sample } = one;
  const { organization: us } = api.ours;
  const ways = [
    ...sweepOf(endpoint, { ...size, seed }),
    ...hostileWaysOf(endpoint, size.hostileCases, seededChance(seed)),
  ];
  const sent: string[][] = [];
  for (const [index, way] of ways.entries()) {
    const stranger = api.theirs.organization.id;
    const made = way({ endpoint, sample: sample(await worlds.at(index, sample)), stranger });
    const { session } = await callerFor(us, author, endpoint);
    const headers = { ...session, ...made.request.headers };
    // Each request from another address, or the limit per address would refuse them.
    const remoteAddress = `10.${seed % 250}.${Math.floor(index / 250)}.${index % 250}`;
    const request = { ...made.request, headers, remoteAddress };
    const { answer, faults } = await tryCase(api, endpoint, { ...made, request });
    if (isCommand(endpoint) && isSuccess(answer)) worlds.spend();
    sent.push(faults.map((fault) => `${name}, hostile case ${index}: ${fault}`));
  }
  return sent;
}
