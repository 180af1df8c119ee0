import { expect, it } from 'vitest';
import { testApi } from '../testing/api.ts';
import { endpoints } from '../testing/endpoints.ts';
import { fuzz } from '../testing/fuzz-check.ts';
import { mismatchesOf } from '../testing/role-check.ts';
import { leaksOf, untriedIdsOf } from '../testing/tenant-check.ts';

const now = new Date();
const api = await testApi({ now: () => now });
const ours = endpoints.filter(({ name }) => name.includes('supplier'));
it('tenant', async () => {
  expect(ours.length).toBe(19);
  expect(untriedIdsOf(ours)).toEqual([]);
  expect(await leaksOf(api, ours)).toEqual([]);
}, 300_000);
it('roles', async () => {
  expect((await mismatchesOf(api, ours)).findings).toEqual([]);
}, 300_000);
it('fuzz', async () => {
  const fuzzed = await fuzz(api, ours, { seed: 7, cases: 40 });
  process.stdout.write(`reached ${fuzzed.reached} of ${fuzzed.fitting}\n`);
  expect(fuzzed.findings).toEqual([]);
}, 300_000);
