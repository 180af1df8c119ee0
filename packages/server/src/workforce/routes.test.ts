import { workforceApi } from '@sitewright/domain/workforce/api';
import { expect, it } from 'vitest';
import { testApi } from '../testing/api.ts';

const api = await testApi();
const us = await api.organization();
const viewer = await us.member({ role: 'Viewer' });

it('lists the workers, in pages, each with a verdict and nothing of what is private', async () => {
  await us.project();
  const [first, second] = [await us.worker(), await us.worker()];
  await (await api.organization()).worker();
  const page = (query: { limit?: number; cursor?: number }) =>
    viewer.call(workforceApi.list, { query });
  expect((await page({})).map(({ id }) => id)).toEqual([second.id, first.id]);
  const [oldest, ...rest] = await page({ cursor: second.id, limit: 1 });
  expect(rest).toEqual([]);
  expect(oldest).toMatchObject({
    id: first.id,
    workerId: first.workerId,
    firstName: 'Dan',
    verdict: { state: 'can', reason: null },
    mobilePhone: null,
  });
});
