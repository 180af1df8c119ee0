import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { announceSending } from '../platform/outbox/outbox.ts';
import { keepSiteScreens } from '../platform/service-worker.ts';
import { useUnsaved } from '../platform/unsaved.ts';
import { NewVersion } from './new-version.tsx';

const postMessage = vi.fn();
const postToOld = vi.fn();
let registration: EventTarget & { waiting: object | null; installing: EventTarget | null };
let stop = () => {};

/** A browser where the worker of a new version waits beside the one in charge. */
beforeEach(async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  vi.stubEnv('PROD', true);
  const installing = Object.assign(new EventTarget(), { postMessage });
  registration = Object.assign(new EventTarget(), {
    ...{ waiting: null, installing },
    update: async () => {},
  });
  vi.stubGlobal('navigator', {
    ...navigator,
    serviceWorker: Object.assign(new EventTarget(), {
      controller: { postMessage: postToOld },
      register: async () => registration,
    }),
  });
  stop = keepSiteScreens(async () => () => {});
  await vi.advanceTimersByTimeAsync(3_100);
  registration.dispatchEvent(new Event('updatefound'));
  setWaiting(installing);
});

/** The new worker is installed, or has taken over. */
function setWaiting(worker: object | null) {
  registration.waiting = worker;
  registration.installing?.dispatchEvent(new Event('statechange'));
}

afterEach(() => {
  stop();
  cleanup();
  vi.useRealTimers();
  vi.unstubAllEnvs();
  vi.unstubAllGlobals();
  postMessage.mockClear();
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

it('offers the new version, and asks its worker to take over', async () => {
  render(page(false));
  screen.getByText('New version');
  await userEvent.click(screen.getByRole('button', { name: 'Reload' }));
  expect(postMessage).toHaveBeenCalledExactlyOnceWith('take over');
  expect(postToOld).toHaveBeenCalledExactlyOnceWith('step aside');
});

it('stays where another tab has let the new version take over', () => {
  render(page(false));
  act(() => setWaiting(null));
  screen.getByText('New version');
});

it('waits while a form has input that is not saved', () => {
  const { rerender } = render(page(true));
  expect(screen.queryByText('New version')).toBeNull();
  act(() => rerender(page(false)));
  screen.getByText('New version');
});

it('waits while the outbox is being sent', async () => {
  announceSending(new Set([1]));
  render(page(false));
  expect(screen.queryByText('New version')).toBeNull();
  act(() => announceSending(new Set()));
  await screen.findByText('New version');
});
