import { type Endpoint, isCommand } from '@sitewright/domain/kernel/endpoint';
import { requestFor } from '@sitewright/domain/kernel/request';
import { isSuccess } from './answer.ts';
import { chanceOf } from './chance.ts';
import type { Checksum } from './checksum.ts';
import { deletionsLast, type Served } from './endpoints.ts';
import { tried } from './fuzz-faults.ts';
import type { ReadyApi } from './ready-worlds.ts';
import { type Success, successOfSample } from './successes.ts';
import { isVariable, variedAsk } from './valid-asks.ts';

/** How many requests that are meant to be valid an endpoint was sent, and how many it accepted. */
export type Tally = { name: string; sent: number; accepted: number };

type ValidWalk = { rounds: number; seed: number; checksum: Checksum };

/**
 * Sends every endpoint its sample in a world where it succeeds, then one variation of it per round,
 * all of which its own schemas accept. What the actions before made impossible is tried once more
 * in the worlds as they were in the beginning; both requests count.
 */
export async function validWalk(
  api: ReadyApi,
  served: Served[],
  { rounds, seed, checksum }: ValidWalk,
): Promise<{ findings: string[]; tallies: Tally[] }> {
  const walk = stagesOf(api);
  const findings: string[] = [];
  const tallies = new Map(served.map(({ name }) => [name, { name, sent: 0, accepted: 0 }]));
  const variable = served.filter(({ endpoint }) => isVariable(endpoint));
  const { id: theirs } = api.theirs.organization;
  await walk.reset();
  const untouched = await checksum(theirs);
  for (let round = 0; round < rounds; round++) {
    if (round > 0) await walk.reset();
    for (const [turn, one] of deletionsLast(round === 0 ? served : variable).entries()) {
      const vary = variationOf(one.endpoint, { round, seed: seed + 1000 * round + turn });
      for (const { isAccepted, faults } of await walk.answersTo(one, vary)) {
        const tally = tallies.get(one.name);
        if (tally) tally.sent += 1;
        if (tally && isAccepted) tally.accepted += 1;
        findings.push(...faults.map((fault) => `${one.name}, valid case ${round}: ${fault}`));
      }
    }
    if ((await checksum(theirs)) !== untouched)
      findings.push(`round ${round} of the valid requests changed what another organisation holds`);
  }
  return { findings, tallies: [...tallies.values()] };
}

type Vary = (ask: Success['ask']) => Success['ask'];

/** Always the same variation, so that it can be tried again. */
const variationOf =
  (endpoint: Endpoint, { round, seed }: { round: number; seed: number }): Vary =>
  (ask) =>
    round === 0 ? ask : variedAsk(endpoint, ask, { turn: round, chance: chanceOf(seed) });

type Sent = { isAccepted: boolean; faults: string[] };

/** The worlds in which the walk goes on, until something is refused that an action may be to blame for. */
function stagesOf(api: ReadyApi) {
  let isSpent = true;
  let sent = 0;
  /** Those that succeed only in fresh worlds, once that has been seen. */
  const delicate = new Set<string>();

  const reset = async () => {
    await api.reset();
    isSpent = false;
  };

  async function send({ endpoint }: Served, { ask, session }: Success): Promise<Sent> {
    sent += 1;
    // Everybody from elsewhere, or all that would be tried is the limit of one address.
    const remoteAddress = `10.${sent % 250}.${Math.floor(sent / 250) % 250}.1`;
    const request = { ...requestFor(endpoint, ask), headers: session, remoteAddress };
    const { answer, faults } = await tried(api, endpoint, { request });
    isSpent ||= isCommand(endpoint);
    return { isAccepted: isSuccess(answer), faults };
  }

  /** What has to happen before may be impossible by now as well. */
  const prepared = (one: Served): Promise<Success | undefined> =>
    isSpent
      ? successOfSample(api, one, api.ours).catch(() => undefined)
      : successOfSample(api, one, api.ours);

  async function answersTo(one: Served, vary: Vary): Promise<Sent[]> {
    if (isSpent && delicate.has(one.name)) await reset();
    const wasSpent = isSpent;
    const success = await prepared(one);
    const first = success && (await send(one, { ...success, ask: vary(success.ask) }));
    const answers = first ? [first] : [];
    if (first?.isAccepted || !wasSpent) return answers;
    await reset();
    const again = await successOfSample(api, one, api.ours);
    const second = await send(one, { ...again, ask: vary(again.ask) });
    if (second.isAccepted) delicate.add(one.name);
    return [...answers, second];
  }

  return { reset, answersTo };
}
