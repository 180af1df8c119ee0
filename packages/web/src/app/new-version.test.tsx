import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';

const postMessage = vi.fn();
const reload = vi.fn();
let newer: EventTarget & { state: string };
let workers: EventTarget & { controller: object };
let registration: EventTarget & { waiting: object | null; installing: EventTarget | null };
let keptBuilds: number[] = [];
/** Its installation has failed. */
const incomplete = 'sitewright-9';
let stop = () => {};
let NewVersion: typeof import('./new-version.tsx').NewVersion;
let useUnsaved: typeof import('../platform/unsaved.ts').useUnsaved;
let announceSending: typeof import('../platform/outbox/outbox.ts').announceSending;

/** A page just opened knows of no other version: its modules are loaded for each test. */
beforeEach(async () => {
  vi.resetModules();
  ({ NewVersion } = await import('./new-version.tsx'));
  ({ useUnsaved } = await import('../platform/unsaved.ts'));
  ({ announceSending } = await import('../platform/outbox/outbox.ts'));
});

/** A browser where the worker of a new version waits beside the one in charge. */
beforeEach(async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  vi.stubEnv('PROD', true);
  newer = Object.assign(new EventTarget(), { postMessage, state: 'installed' });
  registration = Object.assign(new EventTarget(), {
    ...{ waiting: null, installing: newer },
    update: async () => {},
  });
  workers = Object.assign(new EventTarget(), {
    controller: {},
    register: async () => registration,
  });
  vi.stubGlobal('navigator', { ...navigator, serviceWorker: workers });
  vi.spyOn(document, 'querySelector').mockReturnValue(startOf(1));
  keptBuilds = [1, 2];
  vi.stubGlobal('caches', {
    keys: async () => [...keptBuilds.map((build) => `sitewright-${build}`), incomplete],
    match: async (_: string, { cacheName }: { cacheName: string }) =>
      cacheName === incomplete
        ? undefined
        : new Response(startOf(Number(cacheName.slice(-1))).outerHTML),
  });
  vi.spyOn(window.location, 'reload').mockImplementation(reload);
  const { keepSiteScreens } = await import('../platform/service-worker.ts');
  stop = keepSiteScreens(async () => () => {});
  await vi.advanceTimersByTimeAsync(3_100);
  registration.dispatchEvent(new Event('updatefound'));
});

/** The script that a page of this build starts with. */
function startOf(build: number): HTMLScriptElement {
  const script = document.createElement('script');
  script.setAttribute('src', `/assets/index-${build}.js`);
  return script;
}

/** The new worker is installed, or has taken over. */
const change = (state: string) =>
  act(async () => {
    newer.state = state;
    registration.waiting = state === 'installed' ? newer : null;
    newer.dispatchEvent(new Event('statechange'));
  });

afterEach(() => {
  stop();
  cleanup();
  vi.useRealTimers();
  vi.unstubAllEnvs();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  for (const mock of [postMessage, reload]) mock.mockClear();
});

function Form({ isDirty }: { isDirty: boolean }) {
  useUnsaved(isDirty);
  return null;
}

const page = (isDirty: boolean) => (
  <QueryClientProvider client={new QueryClient()}>
    <Form isDirty={isDirty} />
    <NewVersion />
  </QueryClientProvider>
);

const clickReload = () => userEvent.click(screen.getByRole('button', { name: 'Reload' }));

it('is offered as soon as its files are kept; a reload shows it', async () => {
  render(page(false));
  expect(screen.queryByText('New version')).toBeNull();
  await change('installed');
  screen.getByText('New version');
  await clickReload();
  expect(reload).toHaveBeenCalledOnce();
  expect(postMessage).not.toHaveBeenCalled();
});

it('is not offered on a page that is of it already, whose worker takes over once the page has loaded', async () => {
  keptBuilds = [1];
  render(page(false));
  await change('installed');
  expect(screen.queryByText('New version')).toBeNull();
  expect(postMessage).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(30_000);
  expect(postMessage).toHaveBeenCalledExactlyOnceWith('take over');
});

it('is offered where another tab let the new version take over', async () => {
  render(page(false));
  workers.controller = { state: 'activated', postMessage };
  await act(async () => workers.dispatchEvent(new Event('controllerchange')));
  await clickReload();
  expect(reload).toHaveBeenCalledOnce();
  expect(postMessage).not.toHaveBeenCalled();
});

it('waits while a form has input that is not saved', async () => {
  const { rerender } = render(page(true));
  await change('installed');
  expect(screen.queryByText('New version')).toBeNull();
  act(() => rerender(page(false)));
  screen.getByText('New version');
});

it('waits while the outbox is being sent', async () => {
  announceSending(new Set([1]));
  render(page(false));
  await change('installed');
  expect(screen.queryByText('New version')).toBeNull();
  act(() => announceSending(new Set()));
  await screen.findByText('New version');
});
