import { expect, it } from 'vitest';
import { testApi } from '../testing/api.ts';
import { brokenPromisesOf } from '../testing/contract-check.ts';
import { endpoints } from '../testing/endpoints.ts';
import { fuzz } from '../testing/fuzz-check.ts';
import { mismatchesOf } from '../testing/role-check.ts';
import { leaksOf, untriedIdsOf } from '../testing/tenant-check.ts';

const ours = endpoints.filter(({ name }) => /risk-assessments|\/rams/.test(name));
const now = new Date();
const api = await testApi({ now: () => now });
const serialised = api.beside({ replies: 'serialised' });
it('untried', () => expect(untriedIdsOf(ours)).toEqual([]));
it.each(ours)('promises $name', async (one) => {
  expect(await brokenPromisesOf(api, [one], serialised)).toEqual([]);
});
it('leaks', async () => expect(await leaksOf(api, ours)).toEqual([]), 300_000);
it('roles', async () => expect((await mismatchesOf(api, ours)).findings).toEqual([]), 300_000);
it('fuzz', async () => {
  const f = await fuzz(api, ours, { seed: 7, cases: 60 });
  console.log(f.reached / f.fitting);
  expect(f.findings).toEqual([]);
}, 300_000);
