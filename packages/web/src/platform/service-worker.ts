import { useSyncExternalStore } from 'react';

const anHour = 3_600_000;
let hasNewVersion = false;
const listeners = new Set<() => void>();

/** How long the first screen has for itself; without signal what is kept is needed at once. */
const pause = () => (navigator.onLine ? 3_000 : 0);

/** A browser that lets a newer worker take over may end requests of the one before: the page loads first. */
const untilTakeOver = 30_000;

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
 * A worker waits while pages of the build before are open; the first one has nobody to wait for. Where another tab let
 * it take over, this page is still of the build before. A page that was opened while it waits is of its build already.
 */
function watch(registration: ServiceWorkerRegistration): void {
  const workers = navigator.serviceWorker;
  const note = async (worker: ServiceWorker | null) => {
    if (!workers.controller || !worker) return;
    if (await isOfNewestBuild()) {
      setTimeout(() => worker.postMessage('take over'), untilTakeOver);
      return;
    }
    hasNewVersion = true;
    for (const listener of listeners) listener();
  };
  registration.addEventListener('updatefound', () =>
    registration.installing?.addEventListener('statechange', () => void note(registration.waiting)),
  );
  let hasOwnWorker = workers.controller !== null;
  workers.addEventListener('controllerchange', () => {
    if (hasOwnWorker) void note(workers.controller);
    hasOwnWorker = true;
  });
  void note(registration.waiting);
}

/** Whether this page starts with the same file as the page of the build that was kept last. */
async function isOfNewestBuild(): Promise<boolean> {
  const own = document.querySelector('script[type="module"][src]')?.getAttribute('src');
  // A build without its page is not complete yet, or its installation has failed.
  for (const cacheName of (await caches.keys()).toReversed()) {
    const page = cacheName.startsWith('sitewright-') && (await caches.match(start, { cacheName }));
    if (page) return !!own && (await page.text()).includes(own);
  }
  return false;
}

const start = '/signed-in.html';

function subscribe(listener: () => void) {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
}

/** Whether a reload shows a newer version than this page. */
export const useHasNewVersion = (): boolean => useSyncExternalStore(subscribe, () => hasNewVersion);
