import { organizationsApi } from '@sitewright/domain/organizations/api';
import { sessionApi } from '@sitewright/domain/session/api';
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { aSessionUser } from '../testing/a-session-user.ts';
import { type Answer, answer } from '../testing/fake-api.ts';
import { fakeEventSource } from '../testing/fake-event-source.ts';
import { renderApp } from '../testing/render-with-api.tsx';
import { aCompanyProfile, signedInAnswers } from '../testing/signed-in-answers.ts';

beforeEach(() => {
  fakeEventSource();
});
afterEach(() => {
  cleanup();
  delete document.documentElement.dataset.theme;
  delete document.documentElement.dataset.density;
  localStorage.clear();
  vi.unstubAllGlobals();
});

const bye = answer(sessionApi.logout, () => ({ message: 'Bye.' }));

async function openHeader(...answers: Answer[]) {
  const app = renderApp('/team', aSessionUser(), ...answers, bye, ...signedInAnswers);
  const header = await screen.findByRole('banner');
  await screen.findByText('Quay Construction');
  return { ...app, header };
}

const press = (name: string) =>
  userEvent.click(within(screen.getByRole('banner')).getByRole('button', { name }));

describe('the logo', () => {
  const uploaded = answer(organizationsApi.profile, () => aCompanyProfile({ logoData: 'yes' }));

  it('is the uploaded one, with the initials where it does not come', async () => {
    const { header } = await openHeader(uploaded);
    const logo = header.querySelector('img') as HTMLElement;
    expect(logo.getAttribute('src')).toMatch(/^\/api\/company-profile\/logo\/1\?t=\d+$/);
    fireEvent.error(logo);
    within(header).getByText('QC');
  });

  it('is two initials where none was uploaded', async () => {
    const { header } = await openHeader();
    within(header).getByText('QC');
    expect(header.querySelector('img')).toBeNull();
  });
});

it('says that there is nothing new, without a count', async () => {
  const { header } = await openHeader();
  const bell = within(header).getByRole('button', { name: 'Notifications' });
  expect(bell.textContent).toBe('');
  await userEvent.click(bell);
  const panel = await screen.findByRole('dialog', { name: 'Notifications' });
  await within(panel).findByText('You are up to date');
  await userEvent.keyboard('{Escape}');
  await waitFor(() => expect(document.activeElement).toBe(bell));
});

it('changes the theme, and shows which is chosen', async () => {
  await openHeader();
  await press('Theme');
  const menu = await screen.findByRole('menu', { name: 'Theme' });
  const names = within(menu).getAllByRole('menuitemradio');
  expect(names.map(({ textContent }) => textContent)).toEqual(['System', 'Light', 'Dark', 'Sun']);
  await userEvent.click(within(menu).getByRole('menuitemradio', { name: 'Sun' }));
  expect(document.documentElement.dataset.theme).toBe('sun');
  within(menu).getByRole('menuitemradio', { name: 'Sun', checked: true });
});

describe('the menu of the user', () => {
  it('says who they are, and changes the density', async () => {
    await openHeader();
    await press('Ann Ray, AR');
    const menu = await screen.findByRole('menu', { name: 'Ann Ray' });
    within(menu).getByText('Site Manager');
    await userEvent.click(within(menu).getByRole('menuitemradio', { name: 'Site' }));
    expect(document.documentElement.dataset.density).toBe('site');
  });

  it('leads to the settings, and to their heading', async () => {
    const { history } = await openHeader();
    await press('Ann Ray, AR');
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Settings' }));
    const title = await screen.findByRole('heading', { level: 1, name: 'User settings' });
    expect(history.location.pathname).toBe('/settings');
    await waitFor(() => expect(document.activeElement).toBe(title));
  });

  it('logs out', async () => {
    await openHeader();
    await press('Ann Ray, AR');
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Log out' }));
    await screen.findByRole('tab', { name: 'Login' });
  });

  it('gives the focus back when it is closed', async () => {
    await openHeader();
    await press('Ann Ray, AR');
    await screen.findByRole('menu');
    await userEvent.keyboard('{Escape}');
    const opener = screen.getByRole('button', { name: 'Ann Ray, AR' });
    await waitFor(() => expect(document.activeElement).toBe(opener));
  });
});
