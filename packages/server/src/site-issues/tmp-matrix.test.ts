import { expect, it } from 'vitest';
import { testApi } from '../testing/api.ts';
import { endpoints } from '../testing/endpoints.ts';
import { mismatchesOf } from '../testing/role-check.ts';
import { leaksOf, untriedIdsOf } from '../testing/tenant-check.ts';
const api = await testApi();
const ours = endpoints.filter(({ endpoint }) => endpoint.path.includes('site-issues'));
it('roles', async () => {
  const { findings, cases } = await mismatchesOf(api, ours);
  process.stdout.write(`Role matrix: ${cases} cases.\n${JSON.stringify(findings, null, 1)}\n`);
  expect(findings).toEqual([]);
}, 300_000);

it('tenants', async () => {
  expect(untriedIdsOf(ours)).toEqual([]);
  const leaks = await leaksOf(api, ours);
  process.stdout.write(JSON.stringify(leaks, null, 1));
  expect(leaks).toEqual([]);
}, 300_000);
