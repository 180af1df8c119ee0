import type { Endpoint } from '@sitewright/domain/kernel/endpoint';
import { projectsApi } from '@sitewright/domain/projects/api';
import { siteIssuesApi } from '@sitewright/domain/site-issues/api';
import { QueryClientProvider } from '@tanstack/react-query';
import { act, cleanup, renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { failToConnect, fakeFetch, respondWith } from '../testing/fake-fetch.ts';
import { query } from './query.ts';
import { makeQueryClient } from './query-client.ts';
import { type CommandOptions, useCommand } from './use-command.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

function renderCommand(options?: CommandOptions<typeof siteIssuesApi.present>) {
  const client = makeQueryClient();
  const wrapper = ({ children }: { children: ReactNode }) => (
    <QueryClientProvider client={client}>{children}</QueryClientProvider>
  );
  const { result } = renderHook(() => useCommand(siteIssuesApi.present, options), { wrapper });
  return { client, command: () => result.current };
}

const perform = (command: ReturnType<typeof renderCommand>['command'], ms: number) =>
  act(async () => {
    command().perform({ params: { siteIssueId: 3 }, body: {} });
    await vi.advanceTimersByTimeAsync(ms);
  });
const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));

it.each([
  ['a 500', respondWith(500)],
  ['a 503', respondWith(503)],
  ['no connection', failToConnect],
])('is tried once more 1000 ms after %s', async (_, give) => {
  const requests = fakeFetch(give);
  const { command } = renderCommand();
  await perform(command, 999);
  expect(requests).toHaveLength(1);
  expect(command().isPending).toBe(true);
  await pass(1);
  expect(requests).toHaveLength(2);
  await pass(60_000);
  expect(requests).toHaveLength(2);
  expect(command().error).toBeTruthy();
});

it.each([400, 401, 403, 404, 409, 422, 429])('is not tried again after a %i', async (status) => {
  const requests = fakeFetch(respondWith(status));
  const { command } = renderCommand();
  await perform(command, 60_000);
  expect(requests).toHaveLength(1);
  expect(command().error?.message).toBe(`${status}: No.`);
});

it('is the same action when it is tried again, and another when it is done again', async () => {
  const keys: string[] = [];
  fakeFetch((_, { headers }) => {
    keys.push(new Headers(headers).get('idempotency-key') ?? '');
    return respondWith(500)();
  });
  const { command } = renderCommand();
  await perform(command, 2000);
  await perform(command, 2000);
  const [first, again, second] = keys;
  expect(first).toMatch(/^[0-9a-f]{32}$/);
  expect(again).toBe(first);
  expect(second).not.toBe(first);
});

it('tells what the server replied and makes stale what it changed', async () => {
  fakeFetch(() => Response.json({ id: 3 }));
  const onDone = vi.fn();
  const { client, command } = renderCommand({ onDone });
  const stateOf = (read: Endpoint) => {
    const { queryKey, meta } = query(read, {});
    const cached = client.getQueryCache().build(client, { queryKey, meta });
    cached.setData([]);
    return () => cached.state.isInvalidated;
  };
  const isIssueStale = stateOf(siteIssuesApi.read);
  const isContractStale = stateOf(projectsApi.read);
  await perform(command, 0);
  expect(onDone).toHaveBeenCalledExactlyOnceWith({ id: 3 });
  expect(isIssueStale()).toBe(true);
  expect(isContractStale()).toBe(false);
});

it('makes everything stale where an action changes all that may be seen', async () => {
  fakeFetch(() => Response.json({ id: 3 }));
  const { client, command } = renderCommand({ refreshes: 'everything' });
  client.setQueryData(['/api/projects'], []);
  await perform(command, 0);
  expect(client.getQueryState(['/api/projects'])?.isInvalidated).toBe(true);
});

it('gives the reply to the caller of this very action', async () => {
  fakeFetch(() => Response.json({ id: 3 }));
  const { command } = renderCommand();
  const onDone = vi.fn();
  await act(async () => {
    command().perform({ params: { siteIssueId: 3 }, body: {} }, onDone);
    await vi.advanceTimersByTimeAsync(0);
  });
  await perform(command, 0);
  expect(onDone).toHaveBeenCalledExactlyOnceWith({ id: 3 });
});

it('tells why it was refused, once', async () => {
  fakeFetch(respondWith(500));
  const onRefused = vi.fn();
  await perform(renderCommand({ onRefused }).command, 60_000);
  expect(onRefused).toHaveBeenCalledOnce();
  expect(onRefused.mock.calls[0]?.[0]).toMatchObject({ message: '500: No.' });
});

it('takes no second call while one is pending, and another afterwards', async () => {
  const requests = fakeFetch(respondWith(409));
  const { command } = renderCommand();
  await act(async () => {
    command().perform({ params: { siteIssueId: 3 }, body: {} });
    command().perform({ params: { siteIssueId: 3 }, body: {} });
    await vi.advanceTimersByTimeAsync(100);
  });
  expect(requests).toHaveLength(1);
  await perform(command, 100);
  expect(requests).toHaveLength(2);
});
