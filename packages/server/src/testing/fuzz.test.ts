import { expect, it } from 'vitest';
import { checkSize } from './check-size.ts';
import { endpoints } from './endpoints.ts';
import { fuzz } from './fuzz-check.ts';
import { apiWithWorlds } from './ready-worlds.ts';
import type { Tally } from './send-valid-requests.ts';

const { FUZZ_SEED = '2026' } = process.env;
const api = await apiWithWorlds({ canSendEmail: false });

const percent = (share: number) => `${Math.round(share * 100)} %`;

/** The endpoints that accepted the smallest share of the valid requests. */
const hardest = (tallies: Tally[]) =>
  tallies
    .toSorted((a, b) => a.accepted / a.sent - b.accepted / b.sent)
    .slice(0, 5)
    .map(({ name, sent, accepted }) => `${name} ${accepted} of ${sent}`);

it('answers every request as declared, or with a refusal that has a message', async () => {
  const seed = Number(FUZZ_SEED);
  const { findings, requests, valid, accepted, tallies } = await fuzz(api, endpoints, {
    ...checkSize,
    seed,
  });
  const reached = tallies.filter((tally) => tally.accepted > 0);
  process.stdout.write(
    `Fuzz: seed ${seed}, ${requests} requests, ${valid} (${percent(valid / requests)}) meant to be ` +
      `valid, ${accepted} (${percent(accepted / valid)}) of those answered 2xx, by ${reached.length} ` +
      `of ${tallies.length} endpoints; the least by ${hardest(tallies).join(', ')}.\n`,
  );
  expect(findings).toEqual([]);
  expect(valid / requests).toBeGreaterThanOrEqual(0.5);
  expect(accepted / valid).toBeGreaterThanOrEqual(0.6);
  expect(tallies.filter((tally) => !reached.includes(tally))).toEqual([]);
  const { statusCode } = await api.app.inject('/api/live');
  expect(statusCode).toBe(200);
}, 3_600_000);
