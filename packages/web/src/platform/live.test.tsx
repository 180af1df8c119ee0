import { overviewApi } from '@sitewright/domain/overview/api';
import { projectsApi } from '@sitewright/domain/projects/api';
import { siteIssuesApi } from '@sitewright/domain/site-issues/api';
import type { QueryClient } from '@tanstack/react-query';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { fakeEventSource } from '../testing/fake-event-source.ts';
import { followChanges } from './live.ts';
import { query } from './query.ts';
import { makeQueryClient } from './query-client.ts';
import { userKey } from './session.ts';

beforeEach(() => {
  vi.useFakeTimers();
  vi.spyOn(Math, 'random').mockReturnValue(0);
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

const issues = query(siteIssuesApi.list, { query: { projectId: 1 } });
const project = query(projectsApi.readBySlug, { params: { slug: 'quay-street' } });
const overview = query(overviewApi.contracts);
const reads = [issues, project, overview];

/** Each read is in the cache, as after it was shown. */
function follow() {
  const streams = fakeEventSource();
  const client = makeQueryClient();
  client.setQueryData(userKey, []);
  for (const { queryKey, meta } of reads)
    client.getQueryCache().build(client, { queryKey, meta }).setData([]);
  const stop = followChanges(client);
  const latest = () => {
    const stream = streams.at(-1);
    if (!stream) throw new Error('no stream was opened');
    return stream;
  };
  return { client, streams, latest, stop };
}

async function isStale(client: QueryClient) {
  await vi.advanceTimersByTimeAsync(0);
  return reads.map(({ queryKey }) => client.getQueryState(queryKey)?.isInvalidated);
}

it('makes stale what shows the record type of an event, and nothing else', async () => {
  const { client, latest } = follow();
  expect(latest().url).toBe('/api/events');
  latest().onopen?.();
  latest().emit({ entity: 'siteIssue', id: 3, action: 'close' });
  expect(await isStale(client)).toEqual([true, false, true]);
});

it('makes the contract and what counts its records stale when a contract changes', async () => {
  const { client, latest } = follow();
  latest().emit({ entity: 'project', id: 1, action: 'edit' });
  expect(await isStale(client)).toEqual([false, true, true]);
});

it('makes stale what was read ahead, whatever has changed', async () => {
  const { client, latest } = follow();
  client.setQueryData(['/api/materials'], []);
  latest().emit({ entity: 'siteIssue', id: 3, action: 'close' });
  await vi.advanceTimersByTimeAsync(0);
  expect(client.getQueryState(['/api/materials'])?.isInvalidated).toBe(true);
});

it('does nothing about an entity that no query shows', async () => {
  const { client, latest } = follow();
  latest().emit({ entity: 'constructor', id: 1, action: 'edit' });
  expect(await isStale(client)).toEqual([false, false, false]);
});

it('makes everything stale when the server lost track', async () => {
  const { client, latest } = follow();
  latest().emit({ entity: '*', id: null, action: 'resync' });
  expect(await isStale(client)).toEqual([true, true, true]);
});

it('connects again ever later, up to half a minute, and at once after a good connection', async () => {
  const { streams, latest } = follow();
  for (const pause of [1000, 2000, 4000, 8000, 16_000, 30_000, 30_000]) {
    const count = streams.length;
    latest().onerror?.();
    expect(latest().isClosed).toBe(true);
    await vi.advanceTimersByTimeAsync(pause - 1);
    expect(streams).toHaveLength(count);
    await vi.advanceTimersByTimeAsync(1);
    expect(streams).toHaveLength(count + 1);
  }
  latest().onopen?.();
  const count = streams.length;
  latest().onerror?.();
  await vi.advanceTimersByTimeAsync(1000);
  expect(streams).toHaveLength(count + 1);
});

it('reads again what may have changed while it was cut off', async () => {
  const { client, latest } = follow();
  latest().onopen?.();
  expect(await isStale(client)).toEqual([false, false, false]);
  latest().onerror?.();
  await vi.advanceTimersByTimeAsync(1000);
  latest().onopen?.();
  expect(await isStale(client)).toEqual([true, true, true]);
});

it('asks who is signed in when the stream ends, once', async () => {
  const { client, latest } = follow();
  latest().onerror?.();
  expect(client.getQueryState(userKey)?.isInvalidated).toBe(true);
  client.setQueryData(userKey, []);
  await vi.advanceTimersByTimeAsync(1000);
  latest().onerror?.();
  expect(client.getQueryState(userKey)?.isInvalidated).toBe(false);
});

it('closes the stream and does not come back once it is stopped', async () => {
  const { streams, latest, stop } = follow();
  latest().onerror?.();
  stop();
  await vi.advanceTimersByTimeAsync(60_000);
  expect(streams).toHaveLength(1);
  const other = follow();
  other.stop();
  expect(other.latest().isClosed).toBe(true);
});
