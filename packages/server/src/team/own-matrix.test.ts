import { expect, it } from 'vitest';
import { testApi } from '../testing/api.ts';
import { brokenPromisesOf } from '../testing/contract-check.ts';
import { endpoints } from '../testing/endpoints.ts';
import { mismatchesOf } from '../testing/role-check.ts';
import { leaksOf, untriedIdsOf } from '../testing/tenant-check.ts';

const ours = endpoints.filter(({ endpoint }) =>
  /^\/api\/(team|invitations|access-requests|company-profile|organizations?|current-organization)(\/|$)/.test(
    endpoint.path,
  ),
);

it('roles', async () => {
  expect(await mismatchesOf(await testApi(), ours)).toMatchObject({ findings: [] });
}, 600_000);
it('tenants', async () => {
  expect(untriedIdsOf(ours)).toEqual([]);
  expect(await leaksOf(await testApi(), ours)).toEqual([]);
}, 600_000);
it('promises', async () => {
  const api = await testApi();
  expect(await brokenPromisesOf(api, ours, api.beside({ replies: 'serialised' }))).toEqual([]);
}, 600_000);
