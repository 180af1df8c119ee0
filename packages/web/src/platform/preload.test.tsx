import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { NetworkError } from './call.ts';
import { withRetries } from './preload.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

it('tries a page again after 100 ms and after another 200 ms, then gives up', async () => {
  const start = Date.now();
  const tries: number[] = [];
  const missing = new Error('missing');
  const loading = withRetries(async () => {
    tries.push(Date.now() - start);
    throw missing;
  });
  const outcome = expect(loading).rejects.toBe(missing);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(tries).toEqual([0, 100, 300]);
  await outcome;
});

it('tries no more than it must', async () => {
  let tries = 0;
  const loading = withRetries(async () => {
    tries += 1;
    if (tries === 1) throw new Error('missing');
    return 'page';
  });
  await vi.advanceTimersByTimeAsync(60_000);
  expect(await loading).toBe('page');
  expect(tries).toBe(2);
});

it('says that there is no signal where that is why', async () => {
  vi.stubGlobal('navigator', { onLine: false });
  const outcome = expect(withRetries(() => Promise.reject(new Error('x')))).rejects.toBeInstanceOf(
    NetworkError,
  );
  await vi.advanceTimersByTimeAsync(60_000);
  await outcome;
});
