import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { aSessionUser } from '../testing/a-session-user.ts';
import { fakeEventSource } from '../testing/fake-event-source.ts';
import { renderApp } from '../testing/render-with-api.tsx';
import { signedInAnswers } from '../testing/signed-in-answers.ts';

beforeEach(() => {
  fakeEventSource();
});
afterEach(() => {
  cleanup();
  localStorage.clear();
  vi.unstubAllGlobals();
});

async function openApp(address = '/team') {
  const app = renderApp(address, aSessionUser(), ...signedInAnswers);
  await screen.findByRole('navigation', { name: 'Main' });
  return app;
}

const press = (keys: string) => userEvent.keyboard(keys);

it.each([
  ['gc', '/contracts'],
  ['ge', '/entries'],
  ['gs', '/suppliers'],
  ['gm', '/materials'],
  ['gw', '/workforce'],
  ['ga', '/cost-analysis'],
  ['gf', '/carbon-footprint'],
])('%s leads to %s', async (keys, address) => {
  const { history } = await openApp();
  await press(keys);
  await waitFor(() => expect(history.location.pathname).toBe(address));
});

it('opens a new diary entry at N', async () => {
  await openApp();
  await press('n');
  await screen.findByRole('dialog', { name: 'New Diary Entry' });
});

it('leads at I to a new site issue of the contract that somebody is in', async () => {
  const { history } = await openApp('/project/quay-street');
  await press('i');
  const address = '/project/quay-street/site-issues/new';
  await waitFor(() => expect(history.location.pathname).toBe(address));
  act(() => history.push('/team'));
  await screen.findByRole('heading', { level: 1, name: 'Team management' });
  await press('i');
  expect(history.location.pathname).toBe('/team');
});

it('goes to the box that filters at /', async () => {
  await openApp();
  const box = document.createElement('input');
  box.dataset.filterBox = '';
  document.body.append(box);
  await press('/');
  expect(document.activeElement).toBe(box);
  expect(box.value).toBe('');
  box.remove();
});

it('lists at ? every key that works', async () => {
  await openApp();
  await press('?');
  const list = await screen.findByRole('dialog', { name: 'Keyboard shortcuts' });
  const [anywhere] = within(list).getAllByRole('region', { name: 'Anywhere' });
  expect(anywhere?.textContent).toContain('New diary entryN');
  expect(list.textContent).toContain('SuppliersGS');
  expect(list.textContent).toContain('SubmitCtrlEnter');
});

it('is deaf while a password change is due', async () => {
  // Its dialog hides the rest of the page.
  renderApp('/team', aSessionUser({ mustChangePassword: true }), ...signedInAnswers);
  await screen.findByRole('dialog', { name: 'Change your password' });
  await press('{Escape}{Control>}k{/Control}');
  expect(screen.queryByRole('dialog', { name: 'Search or jump to' })).toBeNull();
});

it('finds from among the notifications too, and leads back to the bell', async () => {
  await openApp();
  const bell = screen.getByRole('button', { name: /^Notifications/ });
  await userEvent.click(bell);
  await screen.findByRole('dialog', { name: 'Notifications' });
  await press('{Control>}k{/Control}');
  await screen.findByRole('dialog', { name: 'Search or jump to' });
  expect(screen.queryByRole('dialog', { name: 'Notifications' })).toBeNull();
  await press('{Escape}');
  await waitFor(() => expect(document.activeElement).toBe(bell));
});

it('does not take away what somebody is filling in', async () => {
  await openApp();
  await press('n');
  await screen.findByRole('dialog', { name: 'New Diary Entry' });
  await press('{Control>}k{/Control}');
  screen.getByRole('dialog', { name: 'New Diary Entry' });
});
