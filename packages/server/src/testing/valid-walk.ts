import { isCommand } from '@sitewright/domain/kernel/endpoint';
import { requestFor } from '@sitewright/domain/kernel/request';
import { isSuccess } from './answer.ts';
import { callerFor } from './caller-for.ts';
import { chanceOf } from './chance.ts';
import type { Checksum } from './checksum.ts';
import { deletionsLast, type Served } from './endpoints.ts';
import { tried } from './fuzz-faults.ts';
import type { ReadyApi } from './ready-worlds.ts';
import { isMade, recordsBy } from './records.ts';
import { type Success, successOfSample } from './successes.ts';
import { isVariable, variedAsk } from './valid-asks.ts';
import { namedBy } from './world.ts';

/** How many requests that are meant to be valid an endpoint was sent, and how many it accepted. */
export type Tally = { name: string; sent: number; accepted: number };

type ValidWalk = { rounds: number; readsPerRound: number; seed: number; checksum: Checksum };

/**
 * Sends every endpoint its sample where it succeeds, and then variations of it, all of which its own
 * schemas accept: in each further round one to each action and several to each read.
 */
export async function validWalk(
  api: ReadyApi,
  served: Served[],
  { rounds, readsPerRound, seed, checksum }: ValidWalk,
): Promise<{ findings: string[]; tallies: Tally[] }> {
  await api.reset();
  const findings: string[] = [];
  const tallies = new Map(served.map(({ name }) => [name, { name, sent: 0, accepted: 0 }]));
  const { id: theirs } = api.theirs.organization;
  const untouched = await checksum(theirs);
  const stage = stageOf(api);
  const variable = served.filter(({ endpoint }) => isVariable(endpoint));

  async function count(one: Served, answers: Promise<Sent[]>) {
    const tally = tallies.get(one.name);
    for (const { isAccepted, faults } of await answers) {
      if (tally) tally.sent += 1;
      if (tally && isAccepted) tally.accepted += 1;
      findings.push(...faults.map((fault) => `${one.name}, valid request: ${fault}`));
    }
  }

  for (const one of deletionsLast(served)) await count(one, stage.sampleTo(one));
  for (let round = 1; round < rounds; round++) {
    await stage.reset();
    for (const [index, one] of deletionsLast(variable).entries()) {
      const times = isCommand(one.endpoint) ? 1 : readsPerRound;
      for (let time = 0; time < times; time++) {
        const turn = round * times + time;
        const chance = chanceOf(seed + 1000 * turn + index);
        const vary = (ask: Success['ask']) => variedAsk(one.endpoint, ask, { turn, chance });
        await count(one, stage.variationTo(one, vary));
      }
    }
    if ((await checksum(theirs)) !== untouched)
      findings.push(`Valid requests of round ${round} changed what another organisation holds`);
  }
  return { findings, tallies: [...tallies.values()] };
}

type Sent = { isAccepted: boolean; faults: string[] };

/** The worlds in which the walk goes on, and what it has learned of them. */
function stageOf(api: ReadyApi) {
  const { organization: us, director } = api.ours;
  let world = api.ours.world;
  let isSpent = false;
  let sent = 0;
  /** What the actions before it make impossible. */
  const delicate = new Set<string>();

  const reset = async () => {
    await api.reset();
    world = api.ours.world;
    isSpent = false;
  };

  /** New records where they can be made, of a contract of their own; else everything as it was. */
  async function refresh({ sample }: Served) {
    const wanted = namedBy(sample);
    if (!isMade(wanted)) return reset();
    const { id: projectId } = await us.project();
    world = { ...world, ...(await recordsBy(director, projectId, wanted)) };
  }

  async function prepared(one: Served): Promise<Success> {
    const caller = await callerFor(us, director, one.endpoint);
    return successOfSample(api, one, { organization: us, director: caller, world });
  }

  async function send({ endpoint }: Served, { ask, session }: Success): Promise<Sent> {
    sent += 1;
    // Everybody from elsewhere, or all that would be tried is the limit of one address.
    const remoteAddress = `10.${sent % 250}.${Math.floor(sent / 250) % 250}.1`;
    const request = { ...requestFor(endpoint, ask), headers: session, remoteAddress };
    const { answer, faults } = await tried(api, endpoint, { request });
    isSpent ||= isCommand(endpoint);
    return { isAccepted: isSuccess(answer), faults };
  }

  /** What has to happen before may be impossible by now, and that is no request of the walk. */
  const attempt = async (one: Served): Promise<Sent | undefined> =>
    prepared(one).then(
      (success) => send(one, success),
      () => undefined,
    );

  /** Once more with new records, and then in the worlds as they were in the beginning. */
  async function sampleTo(one: Served): Promise<Sent[]> {
    const answers = [await attempt(one)];
    for (const renew of [refresh, reset]) {
      if (answers.at(-1)?.isAccepted || !isSpent) break;
      delicate.add(one.name);
      await renew(one);
      answers.push(await attempt(one));
    }
    return answers.filter((answer) => answer !== undefined);
  }

  async function variationTo(one: Served, vary: (ask: Success['ask']) => Success['ask']) {
    if (isSpent && delicate.has(one.name)) await refresh(one);
    const success = await prepared(one).catch(() => reset().then(() => prepared(one)));
    return [await send(one, { ...success, ask: vary(success.ask) })];
  }

  return { reset, sampleTo, variationTo };
}
