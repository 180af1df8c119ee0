import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it, vi } from 'vitest';
import { NetworkError } from '../platform/call.ts';
import { lazyScreen } from '../platform/preload.ts';
import { Late } from './late.tsx';

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

/** A part that comes, or fails to, as `load` says. */
function show(load: () => Promise<{ Part: () => string }>, onClose?: () => void) {
  const Part = lazyScreen(load, 'Part');
  render(
    <>
      <p>The rest</p>
      <Late part={Part} className="grid" {...(onClose && { onClose })}>
        <Part />
      </Late>
    </>,
  );
}

it('says that it is loading, and then shows the part', async () => {
  show(async () => ({ Part: () => 'The part' }));
  expect((await screen.findByText('Loading')).tagName).toBe('OUTPUT');
  expect(await screen.findByText('The part')).toBeTruthy();
});

it('says when it cannot be fetched, tries again on request, and keeps the rest', async () => {
  vi.spyOn(console, 'error').mockReturnValue();
  let hasSignal = false;
  show(async () => {
    if (!hasSignal) throw new NetworkError('no signal');
    return { Part: () => 'The part' };
  });
  expect((await screen.findByRole('alert')).textContent).toContain('Unable to connect');
  expect(screen.getByText('The rest')).toBeTruthy();
  hasSignal = true;
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('The part')).toBeTruthy();
});

it('can be done without where it stands in front', async () => {
  vi.spyOn(console, 'error').mockReturnValue();
  const onClose = vi.fn();
  show(() => Promise.reject(new NetworkError('no signal')), onClose);
  await userEvent.click(await screen.findByRole('button', { name: 'Close' }));
  expect(onClose).toHaveBeenCalledOnce();
});
