import { useSyncExternalStore } from 'react';

const anHour = 3_600_000;
let waiting: ServiceWorker | null = null;
const listeners = new Set<() => void>();

/** Keeps the site screens on this phone, once the first one is drawn; looks for a new version now and then. */
export function keepSiteScreens(): () => void {
  const workers = import.meta.env.PROD ? navigator.serviceWorker : undefined;
  if (!workers) return () => {};
  let registration: ServiceWorkerRegistration | undefined;
  const look = () => {
    if (document.visibilityState === 'visible') registration?.update().catch(() => {});
  };
  const start = setTimeout(async () => {
    // Where a browser refuses, everything works as without one.
    registration = await workers.register('/service-worker.js').catch(() => undefined);
    if (registration) watch(registration);
  }, 3_000);
  const hourly = setInterval(look, anHour);
  document.addEventListener('visibilitychange', look);
  return () => {
    clearTimeout(start);
    clearInterval(hourly);
    document.removeEventListener('visibilitychange', look);
  };
}

/** A worker waits while pages of the build before are open; the first one has nobody to wait for. */
function watch(registration: ServiceWorkerRegistration): void {
  const note = () => {
    waiting = navigator.serviceWorker.controller && registration.waiting;
    for (const listener of listeners) listener();
  };
  registration.addEventListener('updatefound', () =>
    registration.installing?.addEventListener('statechange', note),
  );
  note();
}

function subscribe(listener: () => void) {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
}

/** The worker of a new version, while one waits to take over. */
export const useWaitingWorker = (): ServiceWorker | null =>
  useSyncExternalStore(subscribe, () => waiting);
