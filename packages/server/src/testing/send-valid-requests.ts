import { isCommand } from '@sitewright/domain/kernel/endpoint';
import { requestFor } from '@sitewright/domain/kernel/request';
import { isSuccess } from './answer.ts';
import { callerFor } from './caller-for.ts';
import { seededChance } from './chance.ts';
import type { Checksum } from './checksum.ts';
import { deletionsLast, type Served } from './endpoints.ts';
import { tryCase } from './fuzz-faults.ts';
import type { ReadyApi } from './ready-worlds.ts';
import { type Success, successOfSample } from './successes.ts';
import { isVariable, variedRequest } from './valid-requests.ts';

/** How many requests that are meant to be valid an endpoint was sent, and how many it accepted. */
export type Tally = { name: string; sent: number; accepted: number };

type ValidWalk = { rounds: number; readsPerRound: number; seed: number; checksum: Checksum };

/**
 * Sends every endpoint its sample where it succeeds, and then variations of it that its own schemas
 * accept: in each further round one to each action and several to each read.
 */
export async function sendValidRequests(
  api: ReadyApi,
  served: Served[],
  { rounds, readsPerRound, seed, checksum }: ValidWalk,
): Promise<{ findings: string[]; tallies: Tally[] }> {
  await api.reset();
  const findings: string[] = [];
  const tallies = new Map(served.map(({ name }) => [name, { name, sent: 0, accepted: 0 }]));
  const { id: theirs } = api.theirs.organization;
  const untouched = await checksum(theirs);
  const scenario = scenarioOf(api, {
    note: ({ name }, { isAccepted, faults }) => {
      const { sent, accepted } = tallies.get(name) ?? { sent: 0, accepted: 0 };
      tallies.set(name, { name, sent: sent + 1, accepted: accepted + (isAccepted ? 1 : 0) });
      findings.push(...faults.map((fault) => `${name}, valid request: ${fault}`));
    },
    beforeReset: async (visited) => {
      if ((await checksum(theirs)) === untouched) return;
      findings.push(`${[...visited].join(' or ')}: changed what another organisation holds`);
    },
  });
  const groups = await scenario.sendSamples(deletionsLast(served));
  await scenario.reset();
  for (let round = 1; round < rounds; round++) {
    for (const group of groups) {
      for (const one of group.filter(({ endpoint }) => isVariable(endpoint))) {
        const times = isCommand(one.endpoint) ? 1 : readsPerRound;
        for (let time = 0; time < times; time++) {
          // Starts at another field and value for each endpoint, so that a few cases use all kinds.
          const turn = seed + served.indexOf(one) + (round - 1) * times + time;
          const chance = seededChance(turn);
          await scenario.send(one, (ask) => variedRequest(one.endpoint, ask, { turn, chance }));
        }
      }
      await scenario.reset();
    }
  }
  return { findings, tallies: [...tallies.values()] };
}

type Sent = { isAccepted: boolean; faults: string[] };
type Vary = (ask: Success['ask']) => Success['ask'];

type Watch = {
  note: (one: Served, sent: Sent) => void;
  /** `visited`: the endpoints since the last reset. */
  beforeReset: (visited: ReadonlySet<string>) => Promise<void>;
};

/** The worlds that the requests run in. */
function scenarioOf(api: ReadyApi, { note, beforeReset }: Watch) {
  const visited = new Set<string>();
  let requests = 0;

  async function reset() {
    if (visited.size === 0) return;
    await beforeReset(visited);
    await api.reset();
    visited.clear();
  }

  async function prepared(one: Served): Promise<Success> {
    visited.add(one.name);
    const { organization, director, world } = api.ours;
    const caller = await callerFor(organization, director, one.endpoint);
    return successOfSample(api, one, { organization, director: caller, world });
  }

  async function submit(one: Served, { ask, session }: Success): Promise<boolean> {
    const { endpoint } = one;
    requests += 1;
    // Each request from another address, or the limit per address would refuse them.
    const remoteAddress = `10.${requests % 250}.${Math.floor(requests / 250) % 250}.1`;
    const request = { ...requestFor(endpoint, ask), headers: session, remoteAddress };
    const { answer, faults } = await tryCase(api, endpoint, { request });
    note(one, { isAccepted: isSuccess(answer), faults });
    return isSuccess(answer);
  }

  /**
   * Which of them are accepted in sequence: the refused ones are tried again in the initial worlds.
   */
  async function sendSamples(served: Served[]): Promise<Served[][]> {
    const refused = new Set<Served>();
    for (const one of served) {
      const isFresh = visited.size === 0;
      const preparing = prepared(one);
      // The preparation may no longer be possible; in fresh worlds it must be.
      const success = await (isFresh ? preparing : preparing.catch(() => undefined));
      const isAccepted = success !== undefined && (await submit(one, success));
      if (!isAccepted && !isFresh) refused.add(one);
    }
    const group = served.filter((one) => !refused.has(one));
    if (refused.size === 0) return [group];
    await reset();
    return [group, ...(await sendSamples([...refused]))];
  }

  async function send(one: Served, vary: Vary): Promise<void> {
    const success = await prepared(one).catch(async () => {
      await reset();
      return prepared(one);
    });
    await submit(one, { ...success, ask: vary(success.ask) });
  }

  return { reset, sendSamples, send };
}
