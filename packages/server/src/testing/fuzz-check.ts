import { checksumOf } from './checksum.ts';
import type { Served } from './endpoints.ts';
import { hostileWalk } from './hostile-walk.ts';
import type { ReadyApi } from './ready-worlds.ts';
import { type Tally, validWalk } from './valid-walk.ts';
import type { WalkSize } from './walk-size.ts';

type Fuzzed = {
  findings: string[];
  requests: number;
  /** The number of requests meant to be valid, and how many of them were answered 2xx. */
  valid: number;
  accepted: number;
  tallies: Tally[];
};

type FuzzSize = Pick<
  WalkSize,
  | 'validRounds'
  | 'readsPerRound'
  | 'hostileCases'
  | 'sweptOneIn'
  | 'worstValues'
  | 'worstSteps'
  | 'endpointsPerChecksum'
>;

/** Sends valid requests and then hostile ones to each endpoint; lists what went wrong. */
export async function fuzz(
  api: ReadyApi,
  served: Served[],
  { seed, ...size }: FuzzSize & { seed: number },
): Promise<Fuzzed> {
  const checksum = await checksumOf(api);
  const { findings, tallies } = await validWalk(api, served, {
    rounds: size.validRounds,
    readsPerRound: size.readsPerRound,
    seed,
    checksum,
  });
  const hostile = await hostileWalk(api, served, { ...size, seed, checksum });
  const valid = sumOf(tallies.map(({ sent }) => sent));
  return {
    findings: [...findings, ...hostile.findings],
    requests: valid + hostile.requests,
    valid,
    accepted: sumOf(tallies.map(({ accepted }) => accepted)),
    tallies,
  };
}

const sumOf = (counts: number[]) => counts.reduce((sum, count) => sum + count, 0);
