import { projectsApi } from '@sitewright/domain/projects/api';
import { sessionApi } from '@sitewright/domain/session/api';
import { cleanup, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { aSessionUser } from '../testing/a-session-user.ts';
import { answer } from '../testing/fake-api.ts';
import { fakeEventSource } from '../testing/fake-event-source.ts';
import { renderApp } from '../testing/render-with-api.tsx';
import { aProject, signedInAnswers } from '../testing/signed-in-answers.ts';

// happy-dom draws nothing, so there is nothing to scroll to.
beforeAll(() => {
  Element.prototype.scrollIntoView = () => {};
});
beforeEach(() => {
  fakeEventSource();
});
afterEach(() => {
  cleanup();
  delete document.documentElement.dataset.theme;
  localStorage.clear();
  vi.unstubAllGlobals();
});

const mill = aProject({ id: 2, name: 'Mill Lane', slug: 'mill-lane' });
const list = answer(projectsApi.list, () => [aProject(), mill]);
const bye = answer(sessionApi.logout, () => ({ message: 'Bye.' }));
const options = () => screen.getAllByRole('option').map(({ textContent }) => textContent);

async function openPalette(user = aSessionUser(), address = '/team') {
  const app = renderApp(address, user, list, bye, ...signedInAnswers);
  await screen.findByRole('heading', { level: 1, name: 'Team management' });
  await userEvent.keyboard('{Control>}k{/Control}');
  await screen.findByRole('dialog', { name: 'Search or jump to' });
  return app;
}

const find = (words: string) => userEvent.keyboard(words);

it('opens at Ctrl K and by the button of the header, ready to be typed in', async () => {
  await openPalette();
  expect(document.activeElement).toBe(screen.getByRole('combobox'));
  await userEvent.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await userEvent.click(screen.getByRole('button', { name: 'Search or jump to' }));
  await screen.findByRole('dialog', { name: 'Search or jump to' });
});

it.each([
  ['ent', '/entries'],
  ['risk', '/risk-assessment'],
  ['team', '/team'],
  ['activ', '/activity-logs'],
  ['email', '/email-templates'],
  ['mill', '/project/mill-lane'],
  ['create', '/create-contract'],
])('leads from %s to %s', async (words, address) => {
  const { history } = await openPalette();
  await find(`${words}{Enter}`);
  await waitFor(() => expect(history.location.pathname).toBe(address));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

it('offers the pages for trying things out to who runs the organisation only', async () => {
  await openPalette();
  await find('test con');
  expect(screen.queryByRole('option')).toBeNull();
  screen.getByText('Nothing is called that.');
  cleanup();
  await openPalette(aSessionUser({ isOrganizationAdmin: 'yes' }));
  await find('test con');
  expect(options()).toEqual(['Test ConfirmationsPage']);
});

describe('its actions', () => {
  it.each([
    ['new diary', 'New Diary Entry'],
    ['report', 'Report an Issue'],
    ['keyboard', 'Keyboard shortcuts'],
  ])('%s opens %s', async (words, dialog) => {
    await openPalette();
    await find(`${words}{Enter}`);
    await screen.findByRole('dialog', { name: dialog });
  });

  it('switch the theme', async () => {
    await openPalette();
    await find('dark{Enter}');
    expect(document.documentElement.dataset.theme).toBe('dark');
  });

  it('log out', async () => {
    await openPalette();
    await find('log out{Enter}');
    await screen.findByRole('tab', { name: 'Login' });
  });
});

it('gives the focus back to who opened what it led to', async () => {
  await openPalette();
  await userEvent.keyboard('{Escape}');
  const button = screen.getByRole('button', { name: 'Search or jump to' });
  await userEvent.click(button);
  await screen.findByRole('combobox');
  await find('keyboard{Enter}');
  await screen.findByRole('dialog', { name: 'Keyboard shortcuts' });
  await userEvent.keyboard('{Escape}');
  await waitFor(() => expect(document.activeElement).toBe(button));
});

it('can be opened where an address leads nowhere', async () => {
  const { history } = renderApp('/nowhere', aSessionUser(), list, ...signedInAnswers);
  await userEvent.click(await screen.findByRole('button', { name: 'Search or jump to' }));
  await screen.findByRole('combobox');
  await find('suppliers{Enter}');
  await waitFor(() => expect(history.location.pathname).toBe('/suppliers'));
});
