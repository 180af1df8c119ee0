import { useSyncExternalStore } from 'react';

const listeners = new Set<() => void>();

/** A phone may report signal although there is no answer. */
let isLost = false;

export const isOnline = () => navigator.onLine && !isLost;

export function setSignalLost(lost: boolean): void {
  if (lost === isLost) return;
  isLost = lost;
  for (const listener of listeners) listener();
}

function watch(tell: () => void) {
  listeners.add(tell);
  addEventListener('online', tell);
  addEventListener('offline', tell);
  return () => {
    listeners.delete(tell);
    removeEventListener('online', tell);
    removeEventListener('offline', tell);
  };
}

export const useOnline = (): boolean => useSyncExternalStore(watch, isOnline);
