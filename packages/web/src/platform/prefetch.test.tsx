import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { prefetchPlan } from '../app/prefetch-plan.ts';
import { fakeFetch } from '../testing/fake-fetch.ts';
import { type PrefetchPlan, startPrefetch } from './prefetch.ts';
import { makeQueryClient } from './query-client.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

const sixReads: PrefetchPlan = {
  reads: ['/api/a', '/api/b', '/api/c', '/api/d', '/api/e', '/api/f'],
  slugs: () => ['quay', 'mill', 'dock', 'yard'],
  readsOf: (slug) => [`/api/projects/by-slug/${slug}`, `/api/projects/by-slug/${slug}/entries`],
};

/** Every request of the first minute, with the millisecond at which it left. */
async function timetable(plan: PrefetchPlan, client = makeQueryClient()): Promise<string[]> {
  const start = Date.now();
  const log: string[] = [];
  fakeFetch((path) => {
    log.push(`${Date.now() - start} ${path}`);
    return Response.json([]);
  });
  startPrefetch(client, plan);
  await vi.advanceTimersByTimeAsync(60_000);
  return log;
}

it('starts 1 s after load, reads 200 ms apart from 500 ms, then three projects 1 s apart', async () => {
  expect(await timetable(sixReads)).toEqual([
    '1500 /api/a',
    '1700 /api/b',
    '1900 /api/c',
    '2100 /api/d',
    '2300 /api/e',
    '2500 /api/f',
    '5000 /api/projects/by-slug/quay',
    '5000 /api/projects/by-slug/quay/entries',
    '6000 /api/projects/by-slug/mill',
    '6000 /api/projects/by-slug/mill/entries',
    '7000 /api/projects/by-slug/dock',
    '7000 /api/projects/by-slug/dock/entries',
  ]);
});

it('reads what the specification names, and the projects that the list names', async () => {
  const client = makeQueryClient();
  client.setQueryData(['/api/projects'], [{ slug: 'quay-street' }]);
  expect(await timetable(prefetchPlan, client)).toEqual([
    '1500 /api/diary-entries',
    '1700 /api/carbon-entries',
    '1900 /api/materials',
    '2100 /api/suppliers',
    '2500 /api/company-profile',
    '5000 /api/projects/by-slug/quay-street',
    '5000 /api/projects/by-slug/quay-street/diary-entries',
    '5000 /api/projects/by-slug/quay-street/carbon-entries',
  ]);
});

it.each([
  ['the visitor saves data', { connection: { saveData: true, effectiveType: '4g' } }],
  ['the signal is 2g', { connection: { effectiveType: '2g' } }],
  ['the signal is slower than 2g', { connection: { effectiveType: 'slow-2g' } }],
  ['there is no signal', { onLine: false }],
])('reads nothing while %s', async (_, state) => {
  vi.stubGlobal('navigator', { onLine: true, ...state });
  expect(await timetable(sixReads)).toEqual([]);
});

it('reads ahead on a good connection', async () => {
  vi.stubGlobal('navigator', { onLine: true, connection: { effectiveType: '4g' } });
  expect(await timetable(sixReads)).toHaveLength(12);
});

it('reads nothing more once it is stopped', async () => {
  const requests = fakeFetch(() => Response.json([]));
  const stop = startPrefetch(makeQueryClient(), sixReads);
  await vi.advanceTimersByTimeAsync(1500);
  stop();
  await vi.advanceTimersByTimeAsync(60_000);
  expect(requests).toEqual(['GET /api/a']);
});
