import { expect, it } from 'vitest';
import { testApi } from '../testing/api.ts';
import { brokenPromisesOf } from '../testing/contract-check.ts';
import { nameOf } from '@sitewright/domain/kernel/endpoint';
import { contract } from '../contract.ts';
import { samples } from './samples.ts';
import { fuzz } from '../testing/fuzz-check.ts';
import { mismatchesOf } from '../testing/role-check.ts';
import { leaksOf, untriedIdsOf } from '../testing/tenant-check.ts';

const now = new Date();
const api = await testApi({ now: () => now });
const served = Object.entries(contract.carbon).map(([key, endpoint]) => ({ name: nameOf(endpoint), endpoint, sample: (samples as any)[key] })) as any[];

it('ids', () => expect(untriedIdsOf(served)).toEqual([]));
it('promises', async () => {
  const serialised = api.beside({ replies: 'serialised' });
  expect(await brokenPromisesOf(api, served, serialised)).toEqual([]);
}, 600_000);
it('tenants', async () => expect(await leaksOf(api, served)).toEqual([]), 600_000);
it('roles', async () => expect((await mismatchesOf(api, served)).findings).toEqual([]), 600_000);
it('fuzz', async () => {
  const { findings } = await fuzz(api, served, { seed: 2026, cases: 20 });
  expect(findings.map((one) => one.slice(0, 400))).toEqual([]);
}, 600_000);
