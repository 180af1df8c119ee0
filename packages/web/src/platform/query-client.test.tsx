import { sessionApi } from '@sitewright/domain/session/api';
import { focusManager, QueryObserver } from '@tanstack/react-query';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { aSessionUser } from '../testing/a-session-user.ts';
import { failToConnect, fakeFetch, respondWith } from '../testing/fake-fetch.ts';
import { makeQueryClient } from './query-client.ts';
import { userKey } from './session.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const projects = { queryKey: ['/api/projects'] };

/** How often it was asked after so many milliseconds. */
async function askedAt(requests: string[], ...moments: number[]): Promise<number[]> {
  const counts = [];
  let now = 0;
  for (const moment of moments) {
    await vi.advanceTimersByTimeAsync(moment - now);
    now = moment;
    counts.push(requests.length);
  }
  return counts;
}

describe('a read without a function of its own', () => {
  it('asks the path that its key begins with', async () => {
    const requests = fakeFetch(() => Response.json([1]));
    const client = makeQueryClient();
    expect(await client.fetchQuery({ queryKey: ['/api/projects', 'more'] })).toEqual([1]);
    expect(requests).toEqual(['GET /api/projects']);
  });

  it('finds nothing where the answer is 401', async () => {
    fakeFetch(respondWith(401));
    expect(await makeQueryClient().fetchQuery(projects)).toBeNull();
  });

  it('asks again who is signed in when it is told that nobody is', async () => {
    const requests = fakeFetch(respondWith(401));
    const client = makeQueryClient();
    client.setQueryData(userKey, aSessionUser());
    const watching = new QueryObserver(client, { queryKey: userKey }).subscribe(() => {});
    await client.fetchQuery(projects);
    await vi.advanceTimersByTimeAsync(0);
    watching();
    expect(requests).toEqual(['GET /api/projects', `GET ${sessionApi.user.path}`]);
    expect(client.getQueryData(userKey)).toBeNull();
  });
});

describe('a failed read', () => {
  it.each([
    ['a 404', respondWith(404)],
    ['a 500', respondWith(500)],
    ['no connection', failToConnect],
  ])('is tried twice more after %s, 1 s and then 2 s later', async (_, give) => {
    const requests = fakeFetch(give);
    const reading = makeQueryClient().fetchQuery(projects);
    reading.catch(() => {});
    expect(await askedAt(requests, 999, 1000, 2999, 3000, 60_000)).toEqual([1, 2, 2, 3, 3]);
    await expect(reading).rejects.toThrow();
  });

  it.each([401, 403])('is not tried again after a %i', async (status) => {
    const requests = fakeFetch(respondWith(status));
    makeQueryClient()
      .fetchQuery(projects)
      .catch(() => {});
    expect(await askedAt(requests, 60_000)).toEqual([1]);
  });

  it('never waits longer than 5 s', () => {
    const { retryDelay } = makeQueryClient().getDefaultOptions().queries ?? {};
    if (typeof retryDelay !== 'function') throw new Error('a function is expected');
    expect([0, 1, 2, 3, 9].map((n) => retryDelay(n, new Error('x')))).toEqual([
      1000, 2000, 4000, 5000, 5000,
    ]);
  });
});

describe('what was read', () => {
  it('is fresh for 180000 ms', async () => {
    const requests = fakeFetch(() => Response.json([]));
    const client = makeQueryClient();
    await client.prefetchQuery(projects);
    await vi.advanceTimersByTimeAsync(179_999);
    await client.prefetchQuery(projects);
    expect(requests).toHaveLength(1);
    await vi.advanceTimersByTimeAsync(1);
    await client.prefetchQuery(projects);
    expect(requests).toHaveLength(2);
  });

  it('is forgotten 600000 ms after its last use', async () => {
    fakeFetch(() => Response.json([]));
    const client = makeQueryClient();
    await client.prefetchQuery(projects);
    await vi.advanceTimersByTimeAsync(599_999);
    expect(client.getQueryData(projects.queryKey)).toEqual([]);
    await vi.advanceTimersByTimeAsync(1);
    expect(client.getQueryData(projects.queryKey)).toBeUndefined();
  });

  it('is read again neither by the clock nor when the window gets the focus', async () => {
    const requests = fakeFetch(() => Response.json([]));
    const client = makeQueryClient();
    client.mount();
    const watching = new QueryObserver(client, projects).subscribe(() => {});
    await vi.advanceTimersByTimeAsync(3_600_000);
    focusManager.setFocused(false);
    focusManager.setFocused(true);
    await vi.advanceTimersByTimeAsync(0);
    watching();
    client.unmount();
    focusManager.setFocused(undefined);
    expect(requests).toHaveLength(1);
  });
});
