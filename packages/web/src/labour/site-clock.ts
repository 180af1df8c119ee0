import { createContext, useContext, useSyncExternalStore } from 'react';

/** How far the server's clock is ahead of this browser's, in milliseconds. */
export const ClockOffset = createContext(0);

/** The server's current time, for an action that happens now. */
export function useSiteClock(): () => string {
  const ahead = useContext(ClockOffset);
  return () => new Date(Date.now() + ahead).toISOString();
}

/**
 * The value of `read` for the current time. The component renders again only when the value changes,
 * so `read` returns a text or a number.
 */
export function useEveryMinute<T extends string | number>(read: (now: string) => T): T {
  const clock = useSiteClock();
  return useSyncExternalStore(watch, () => read(clock()));
}

const watchers = new Set<() => void>();
let timer: ReturnType<typeof setInterval> | undefined;

/** One timer for all. It only triggers a read of the clock, so a tab that slept shows the right time. */
function watch(notify: () => void): () => void {
  watchers.add(notify);
  if (watchers.size === 1) {
    timer = setInterval(notifyAll, 1000);
    document.addEventListener('visibilitychange', notifyAll);
  }
  return () => {
    watchers.delete(notify);
    if (watchers.size > 0) return;
    clearInterval(timer);
    document.removeEventListener('visibilitychange', notifyAll);
  };
}

const notifyAll = () => {
  for (const notify of watchers) notify();
};
