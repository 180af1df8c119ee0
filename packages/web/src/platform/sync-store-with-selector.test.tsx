import { act, cleanup, renderHook } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { useSyncExternalStoreWithSelector } from './sync-store-with-selector.ts';

afterEach(cleanup);

function aStore<S>(state: S) {
  const listeners = new Set<() => void>();
  return {
    read: () => state,
    set: (next: S) =>
      act(() => {
        state = next;
        for (const listener of listeners) listener();
      }),
    subscribe: (listener: () => void) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

it('draws again when what it selects has changed, and keeps what is equal', () => {
  const store = aStore({ crews: ['Bower'], hour: 7 });
  let draws = 0;
  const { result, rerender } = renderHook(
    ({ first }) => {
      draws += 1;
      return useSyncExternalStoreWithSelector(
        store.subscribe as never,
        store.read,
        undefined,
        ({ crews }) => crews.slice(0, first),
        (one, other) => String(one) === String(other),
      );
    },
    { initialProps: { first: 1 } },
  );
  const before = result.current;
  store.set({ crews: ['Bower', 'Harkness'], hour: 8 });
  expect(result.current).toBe(before);
  expect(draws).toBe(1);
  store.set({ crews: ['Harkness'], hour: 8 });
  expect(result.current).toEqual(['Harkness']);
  // Another selector counts at once.
  store.set({ crews: ['Harkness', 'Bower'], hour: 9 });
  rerender({ first: 2 });
  expect(result.current).toEqual(['Harkness', 'Bower']);
});
