import { act, cleanup, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { useSearchText } from './use-search-text.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

/** A search box and a URL, each of which the test can change. */
function start() {
  const write = vi.fn();
  const hook = renderHook(({ given }) => useSearchText(given, write), {
    initialProps: { given: '' },
  });
  return {
    write,
    typed: () => hook.result.current.typed,
    type: (text: string) => act(() => hook.result.current.type(text)),
    forget: () => act(() => hook.result.current.forget()),
    go: (given: string) => hook.rerender({ given }),
  };
}
const wait = (ms: number) => act(() => vi.advanceTimersByTime(ms));

it('shows typed text at once, and writes it to the URL after a pause', () => {
  const { write, typed, type } = start();
  type('m');
  wait(200);
  type('mi');
  wait(200);
  expect(typed()).toBe('mi');
  expect(write).not.toHaveBeenCalled();
  wait(100);
  expect(write.mock.calls).toEqual([['mi']]);
});

it('follows the URL when the user goes back', () => {
  const { typed, go } = start();
  go('quay');
  expect(typed()).toBe('quay');
});

it('loses no letter to a late change of the URL', () => {
  const { typed, type, go } = start();
  type('m');
  wait(300);
  type('mi');
  go('m');
  expect(typed()).toBe('mi');
});

it('drops the typed text on request', () => {
  const { write, typed, type, forget } = start();
  type('mill');
  forget();
  wait(300);
  expect(typed()).toBe('');
  expect(write).not.toHaveBeenCalled();
});
