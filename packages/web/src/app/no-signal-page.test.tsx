import { QueryClientProvider } from '@tanstack/react-query';
import {
  createMemoryHistory,
  createRootRoute,
  createRoute,
  createRouter,
  RouterProvider,
} from '@tanstack/react-router';
import { act, cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { lazyScreen } from '../platform/preload.ts';
import { makeQueryClient } from '../platform/query-client.ts';
import { fakeFetch } from '../testing/fake-fetch.ts';
import { CrashScreen } from './crash-screen.tsx';

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

/** A page whose file comes, or fails to, as `load` says. */
function openPage(load: () => Promise<{ Page: typeof Page }>) {
  const rootRoute = createRootRoute();
  const page = createRoute({
    getParentRoute: () => rootRoute,
    path: '/',
    component: lazyScreen(load, 'Page'),
  });
  const router = createRouter({
    routeTree: rootRoute.addChildren([page]),
    history: createMemoryHistory(),
    defaultErrorComponent: CrashScreen,
  });
  render(
    <QueryClientProvider client={makeQueryClient()}>
      <RouterProvider router={router as never} />
    </QueryClientProvider>,
  );
}

const Page = () => <h1>Here</h1>;

/** What would not load is tried again first, which takes its time. */
const heading = (name: string) =>
  screen.findByRole('heading', { level: 1, name }, { timeout: 5000 });

it('says that there is no signal, and shows the page by itself when there is', async () => {
  vi.spyOn(console, 'error').mockReturnValue();
  fakeFetch(() => Response.json({ id: 1 }, { status: 202 }));
  const onLine = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  const load = vi.fn<() => Promise<{ Page: typeof Page }>>();
  load.mockRejectedValue(new TypeError('Failed to fetch dynamically imported module'));
  openPage(load);
  await heading('No signal');
  screen.getByText('Not saved on this phone yet. It will load when you have signal.');

  // What is on the screen may not listen yet.
  await act(async () => {});
  onLine.mockReturnValue(true);
  load.mockResolvedValue({ Page });
  window.dispatchEvent(new Event('online'));
  expect(await heading('Here')).toBeTruthy();
});
