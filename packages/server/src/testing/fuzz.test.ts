import { expect, it } from 'vitest';
import { endpoints } from './endpoints.ts';
import { fuzz } from './fuzz-check.ts';
import { apiWithWorlds } from './ready-worlds.ts';
import { walkSize } from './walk-size.ts';

const { FUZZ_SEED = '2026' } = process.env;
const api = await apiWithWorlds();

const percent = (share: number) => `${Math.round(share * 100)} %`;

it('answers whatever it is sent: as promised, or with a refusal in words', async () => {
  const seed = Number(FUZZ_SEED);
  const b = performance.now();
  const { findings, requests, valid, accepted, tallies } = await fuzz(api, endpoints, {
    ...walkSize,
    seed,
  });
  process.stdout.write(
    `Fuzz: seed ${seed}, ${requests} requests, ${percent(valid / requests)} meant to be valid, ` +
      `${percent(accepted / valid)} of those answered 2xx ${performance.now() - b}.\n`,
  );
  process.stdout.write(tallies.filter(t => t.accepted / t.sent < 0.7).map(t => `${t.name} ${t.accepted}/${t.sent}\n`).join(''));
  expect(findings).toEqual([]);
  expect(valid / requests).toBeGreaterThanOrEqual(0.5);
  expect(accepted / valid).toBeGreaterThanOrEqual(0.6);
  expect(tallies.filter((tally) => tally.accepted === 0)).toEqual([]);
  const { statusCode } = await api.app.inject('/api/live');
  expect(statusCode).toBe(200);
}, 1_200_000);
