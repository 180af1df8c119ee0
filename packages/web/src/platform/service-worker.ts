import { useSyncExternalStore } from 'react';

const anHour = 3_600_000;
let newer: ServiceWorker | null = null;
const listeners = new Set<() => void>();

/** How long the first screen has for itself; without signal what is kept is needed at once. */
const pause = () => (navigator.onLine ? 3_000 : 0);

type Start = () => Promise<() => void>;

/**
 * Keeps the site screens, and by `startOffline` what they show, on this phone, once the first one is drawn; looks for a
 * new version now and then.
 */
export function keepSiteScreens(startOffline: Start): () => void {
  const workers = import.meta.env.PROD && navigator.serviceWorker;
  if (!workers) return () => {};
  let registration: ServiceWorkerRegistration | undefined;
  let stop = () => {};
  let isStopped = false;
  const look = () => {
    if (document.visibilityState === 'visible') registration?.update().catch(() => {});
  };
  const start = setTimeout(async () => {
    // Where a browser refuses, everything works as without one.
    registration = await workers.register('/service-worker.js').catch(() => undefined);
    if (!registration) return;
    watch(registration);
    await workers.ready;
    // The user may have signed out while the worker was being installed.
    if (isStopped) return;
    stop = await startOffline();
    if (isStopped) stop();
  }, pause());
  const hourly = setInterval(look, anHour);
  document.addEventListener('visibilitychange', look);
  return () => {
    isStopped = true;
    clearTimeout(start);
    stop();
    clearInterval(hourly);
    document.removeEventListener('visibilitychange', look);
  };
}

/**
 * A worker waits while pages of the build before are open; the first one has nobody to wait for. Where it took over
 * all the same, because another tab let it or after this page was reloaded, this page is still of the build before.
 */
function watch(registration: ServiceWorkerRegistration): void {
  const workers = navigator.serviceWorker;
  const note = (worker: ServiceWorker | null) => {
    if (workers.controller && worker) newer = worker;
    for (const listener of listeners) listener();
  };
  registration.addEventListener('updatefound', () =>
    registration.installing?.addEventListener('statechange', () => note(registration.waiting)),
  );
  let hasOwnWorker = workers.controller !== null;
  workers.addEventListener('controllerchange', () => {
    if (hasOwnWorker) note(workers.controller);
    hasOwnWorker = true;
  });
  note(registration.waiting);
}

function subscribe(listener: () => void) {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
}

/** The worker of a newer version than this page. */
export const useNewerWorker = (): ServiceWorker | null =>
  useSyncExternalStore(subscribe, () => newer);
