import { expect, it } from 'vitest';
import { endpoints } from './endpoints.ts';
import { fuzz } from './fuzz-check.ts';
import { apiWithWorlds } from './ready-worlds.ts';
import { walkSize } from './walk-size.ts';

const { FUZZ_SEED = '2026' } = process.env;
const api = await apiWithWorlds();

it('answers whatever it is sent: as promised, or with a refusal in words', async () => {
  const seed = Number(FUZZ_SEED);
  const fuzzed = await fuzz(api, endpoints, { ...walkSize, seed });
  const share = fuzzed.reached / fuzzed.fitting;
  process.stdout.write(
    `Fuzz: seed ${seed}, ${fuzzed.cases} requests, ${Math.round(share * 100)} % of those that fit were not 400.\n`,
  );
  expect(fuzzed.findings).toEqual([]);
  expect(share).toBeGreaterThanOrEqual(0.6);
  const { statusCode } = await api.app.inject('/api/live');
  expect(statusCode).toBe(200);
}, 1_200_000);
