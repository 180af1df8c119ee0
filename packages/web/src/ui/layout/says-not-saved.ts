import { useLayoutEffect, useSyncExternalStore } from 'react';

// Apart from the panel: every page has this, so that it is in the first file.

export const notSavedYet = 'Not saved on this phone yet. It will load when you have signal.';

let count = 0;
const listeners = new Set<() => void>();

function change(by: number): void {
  count += by;
  for (const listener of listeners) listener();
}

/** While it is on the screen, the banner above the page does not say the same again. */
export const useSaysNotSaved = (): void =>
  useLayoutEffect(() => {
    change(1);
    return () => change(-1);
  }, []);

function watch(listener: () => void) {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
}

/** Whether a part of the page says so itself. */
export const useIsNotSavedShown = (): boolean => useSyncExternalStore(watch, () => count > 0);
