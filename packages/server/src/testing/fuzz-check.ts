import type { CheckSize } from './check-size.ts';
import { checksumOf } from './checksum.ts';
import type { Served } from './endpoints.ts';
import type { ReadyApi } from './ready-worlds.ts';
import { sendHostileRequests } from './send-hostile-requests.ts';
import { sendValidRequests, type Tally } from './send-valid-requests.ts';

type Fuzzed = {
  findings: string[];
  requests: number;
  /** The number of requests meant to be valid, and how many of them were answered 2xx. */
  valid: number;
  accepted: number;
  tallies: Tally[];
};

type FuzzSize = Pick<
  CheckSize,
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
  const { findings, tallies } = await sendValidRequests(api, served, {
    rounds: size.validRounds,
    readsPerRound: size.readsPerRound,
    seed,
    checksum,
  });
  const hostile = await sendHostileRequests(api, served, { ...size, seed, checksum });
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
