import { act, render, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { lazyComponent } from './lazy-component.tsx';
import { LazyTab } from './lazy-tab.tsx';

afterEach(() => {
  vi.restoreAllMocks();
});

it('offers another try where the file of a tab cannot be fetched', async () => {
  vi.stubGlobal('fetch', async () => Response.json({}));
  vi.spyOn(console, 'error').mockReturnValue();
  const Weeks = () => 'Cost by week';
  const load = vi.fn(() => Promise.reject<{ Weeks: typeof Weeks }>(new TypeError('not fetched')));
  const Tab = lazyComponent(load, 'Weeks');
  await act(async () => {
    render(
      <LazyTab what="the tab">
        <Tab />
      </LazyTab>,
    );
  });
  expect((await screen.findByRole('alert')).textContent).toContain('The tab did not load');
  load.mockResolvedValue({ Weeks });
  await act(async () => screen.getByRole('button', { name: 'Try again' }).click());
  expect(await screen.findByText('Cost by week')).toBeTruthy();
});
