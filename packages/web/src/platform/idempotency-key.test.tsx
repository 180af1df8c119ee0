import { type Endpoint, endpointName, isCommand } from '@sitewright/domain/kernel/endpoint';
import { QueryClientProvider } from '@tanstack/react-query';
import { act, cleanup, renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { fakeFetch, respondWith } from '../testing/fake-fetch.ts';
import { fakeXhr } from '../testing/fake-xhr.ts';
import { call } from './call.ts';
import { makeQueryClient } from './query-client.ts';
import { uploadFile } from './upload.ts';
import { useCommand } from './use-command.ts';

type Apis = Record<string, Record<string, Endpoint>>;
const apiFiles = import.meta.glob<Apis>('../../../domain/src/*/*api.ts', { eager: true });

/** Every POST of the contract that changes something; what a question asks makes no second row. */
const creating = Object.values(apiFiles)
  .flatMap((file) => Object.values(file).flatMap((api) => Object.values(api)))
  .filter((endpoint) => endpoint.method === 'POST' && isCommand(endpoint))
  .map((endpoint) => [endpointName(endpoint), endpoint] as const);
const withFile = creating.filter(([, { upload }]) => upload);
const withoutFile = creating.filter(([, { upload }]) => !upload);

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

it('knows the whole contract', () => {
  expect(withoutFile.length).toBeGreaterThan(60);
  expect(withFile.length).toBeGreaterThan(5);
});

/** The keys of what is sent; the server stumbles each time. */
function keysSent(): string[] {
  const keys: string[] = [];
  fakeFetch((_, { headers }) => {
    keys.push(new Headers(headers).get('idempotency-key') ?? '');
    return respondWith(503)();
  });
  return keys;
}

const aKey = /^[0-9a-f]{32}$/;
const nothing = {} as never;

it.each(withoutFile)(
  '%s has one key for its tries, and the next action another',
  async (_, one) => {
    const keys = keysSent();
    const client = makeQueryClient();
    const wrapper = ({ children }: { children: ReactNode }) => (
      <QueryClientProvider client={client}>{children}</QueryClientProvider>
    );
    const { result } = renderHook(() => useCommand(one), { wrapper });
    const perform = () =>
      act(async () => {
        result.current.perform(nothing);
        await vi.advanceTimersByTimeAsync(2_000);
      });
    await perform();
    await perform();
    const [first, again, second, secondAgain] = keys;
    expect(keys).toEqual(keys.filter((key) => aKey.test(key)));
    expect([again, secondAgain]).toEqual([first, second]);
    expect(second).not.toBe(first);
    // Outside a form too: nothing that changes something leaves without one.
    await call(one, nothing).catch(() => {});
    expect(keys[4]).toMatch(aKey);
    expect(keys.indexOf(keys[4] ?? '')).toBe(4);
  },
);

it.each(withFile)('%s sends a file under a key of its own', async (_, endpoint) => {
  const made = fakeXhr();
  const file = new File(['x'], 'photo.jpg');
  for (const _time of [1, 2]) {
    void uploadFile(endpoint, nothing, file).catch(() => {});
    made.at(-1)?.answer(503);
  }
  const [first, second] = made.map(({ sentHeaders }) => sentHeaders['idempotency-key']);
  expect([first, second]).toEqual([expect.stringMatching(aKey), expect.stringMatching(aKey)]);
  expect(second).not.toBe(first);
});
