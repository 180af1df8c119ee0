import { act, cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { NetworkError } from '../platform/call.ts';
import { lazyScreen } from '../platform/preload.ts';
import { fakeFetch } from '../testing/fake-fetch.ts';
import { RetryBoundary } from './retry-boundary.tsx';

beforeEach(() => {
  fakeFetch(() => Response.json({}));
  vi.spyOn(console, 'error').mockReturnValue();
});
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

const Part = () => 'The part';
const noSignal = () => Promise.reject(new NetworkError('no signal'));

/** Beside something else, a part that comes, or fails to, as `load` says. */
async function show(load: () => Promise<{ Part: typeof Part }>, onClose?: () => void) {
  const LatePart = lazyScreen(load, 'Part');
  await act(async () => {
    render(
      <>
        <p>The rest</p>
        <RetryBoundary part={LatePart} className="grid" {...(onClose && { onClose })}>
          <LatePart />
        </RetryBoundary>
      </>,
    );
  });
}

it('says that it is loading, and then shows the part', async () => {
  let arrive = () => {};
  await show(
    () =>
      new Promise((resolve) => {
        arrive = () => resolve({ Part });
      }),
  );
  expect(screen.getByText('Loading').tagName).toBe('OUTPUT');
  await act(async () => arrive());
  expect(await screen.findByText('The part')).toBeTruthy();
});

it('says when it cannot be fetched, tries again on request, and keeps the rest', async () => {
  const load = vi.fn<() => Promise<{ Part: typeof Part }>>(noSignal);
  await show(load);
  expect((await screen.findByRole('alert')).textContent).toContain('Unable to connect');
  expect(screen.getByText('The rest')).toBeTruthy();
  load.mockResolvedValue({ Part });
  await act(async () => screen.getByRole('button', { name: 'Try again' }).click());
  expect(await screen.findByText('The part')).toBeTruthy();
});

it('can be dismissed where it covers the page', async () => {
  const onClose = vi.fn();
  await show(noSignal, onClose);
  await userEvent.click(await screen.findByRole('button', { name: 'Close' }));
  expect(onClose).toHaveBeenCalledOnce();
});
