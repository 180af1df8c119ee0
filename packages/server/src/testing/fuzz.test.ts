import { expect, it } from 'vitest';
import { testApi } from './api.ts';
import { endpoints } from './endpoints.ts';
import { fuzz } from './fuzz-check.ts';

const { FUZZ_SEED = '2026', FUZZ_CASES = '20' } = process.env;
const api = await testApi();

it('answers whatever it is sent: as promised, or with a refusal in words', async () => {
  const [seed, cases] = [Number(FUZZ_SEED), Number(FUZZ_CASES)];
  const fuzzed = await fuzz(api, endpoints, { seed, cases });
  const share = fuzzed.reached / fuzzed.fitting;
  process.stdout.write(
    `Fuzz: seed ${seed}, ${fuzzed.cases} requests, ${Math.round(share * 100)} % of those that fit were not 400.\n`,
  );
  expect(fuzzed.findings).toEqual([]);
  expect(share).toBeGreaterThanOrEqual(0.6);
  const { statusCode } = await api.app.inject('/api/live');
  expect(statusCode).toBe(200);
}, 1_200_000);
