import { workforceApi } from '@sitewright/domain/workforce/api';
import { expect, it } from 'vitest';
import { testApi } from '../testing/api.ts';

const api = await testApi();
const us = await api.organization();
const viewer = await us.member({ role: 'Viewer' });

it('lists the workers by name, in pages, and nothing of what is private', async () => {
  const [first, second] = [await us.worker(), await us.worker()];
  await (await api.organization()).worker();
  const page = (query: { limit?: number; cursor?: number }) =>
    viewer.call(workforceApi.list, { query });
  expect((await page({})).map(({ id }) => id)).toEqual([second.id, first.id]);
  const [oldest, ...rest] = await page({ cursor: second.id, limit: 1 });
  expect(rest).toEqual([]);
  expect(oldest).toEqual({
    id: first.id,
    workerId: first.workerId,
    firstName: 'Dan',
    lastName: 'Price',
    jobTitle: 'Carpenter',
    company: 'Harkness Formwork',
    employmentType: 'Staff',
    employmentStatus: 'active',
  });
});
