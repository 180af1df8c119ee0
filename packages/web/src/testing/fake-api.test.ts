import {
  anActivityDetail,
  anActivitySummary,
} from '@sitewright/domain/activity/activity-log.fixture';
import { activityApi } from '@sitewright/domain/activity/api';
import { afterEach, expect, it, vi } from 'vitest';
import { answer, fakeApi } from './fake-api.ts';

afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

const get = async (path: string) => (await fetch(path)).json();
const detail = anActivityDetail({ id: 7 });

it('takes no word of an address for the number of a record', async () => {
  fakeApi(
    answer(activityApi.read, () => detail),
    answer(activityApi.summary, () => anActivitySummary()),
  );
  expect(await get('/api/activity-logs/7')).toEqual(detail);
  expect(await get(activityApi.summary.path)).toEqual(anActivitySummary());
});

it('gives the first of two answers to the same endpoint', async () => {
  fakeApi(
    answer(activityApi.read, () => detail),
    answer(activityApi.read, () => anActivityDetail({ id: 8 })),
  );
  expect(await get('/api/activity-logs/7')).toEqual(detail);
});
