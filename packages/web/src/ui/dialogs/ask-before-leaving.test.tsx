import {
  createBrowserHistory,
  createMemoryHistory,
  createRootRoute,
  createRouter,
  RouterProvider,
} from '@tanstack/react-router';
import { act, cleanup, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ComponentProps } from 'react';
import { afterEach, expect, it, vi } from 'vitest';
import { UnsavedChangesDialog } from './ask-before-leaving.tsx';

afterEach(cleanup);

type Given = Omit<ComponentProps<typeof UnsavedChangesDialog>, 'where'>;

/** A page with a form at `/form`, and a link to leave it. */
async function open(given: Given, history = createMemoryHistory({ initialEntries: ['/form'] })) {
  const page = () => <UnsavedChangesDialog where="in this entry" {...given} />;
  const routeTree = createRootRoute({ component: page, notFoundComponent: page });
  const router = createRouter({ routeTree, history });
  await act(async () => render(<RouterProvider router={router as never} />));
  const go = (to: string) => act(async () => history.push(to));
  return { go, path: () => router.state.location.pathname };
}
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));

it('asks before unsaved input is lost, and leaves only if confirmed', async () => {
  const { go, path } = await open({ isDirty: true });
  await go('/elsewhere');
  await screen.findByRole('alertdialog', { name: 'Leave without saving?' });
  screen.getByText('Your changes in this entry are not saved.');
  await press('Stay');
  expect(path()).toBe('/form');
  await go('/elsewhere');
  await press('Leave');
  await waitFor(() => expect(path()).toBe('/elsewhere'));
});

it.each([
  ['nothing was typed', '/elsewhere', false],
  ['only the search changes', '/form?part=2', true],
])('asks nothing where %s', async (_, to, isDirty) => {
  const { go } = await open({ isDirty });
  await go(to);
  expect(screen.queryByRole('alertdialog')).toBeNull();
});

it('makes the browser ask before it closes', async () => {
  const history = createBrowserHistory();
  await open({ isDirty: true }, history);
  const closing = new Event('beforeunload', { cancelable: true });
  dispatchEvent(closing);
  expect(closing.defaultPrevented).toBe(true);
  history.destroy();
});

it('also asks for a form that is only closed', async () => {
  const [onLeave, onStay] = [vi.fn(), vi.fn()];
  await open({ isDirty: true, isClosing: true, onLeave, onStay });
  await press('Stay');
  expect([onStay.mock.calls.length, onLeave.mock.calls.length]).toEqual([1, 0]);
  await press('Leave');
  expect([onStay.mock.calls.length, onLeave.mock.calls.length]).toEqual([1, 1]);
});
