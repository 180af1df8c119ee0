import { projectsApi } from '@sitewright/domain/projects/api';
import { sessionApi } from '@sitewright/domain/session/api';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { aSessionUser } from '../testing/a-session-user.ts';
import { answer } from '../testing/fake-api.ts';
import { fakeEventSource } from '../testing/fake-event-source.ts';
import { renderApp } from '../testing/render-with-api.tsx';
import { aProject, signedInAnswers } from '../testing/signed-in-answers.ts';

beforeEach(() => {
  fakeEventSource();
});
afterEach(() => {
  cleanup();
  delete document.documentElement.dataset.theme;
  localStorage.clear();
  vi.unstubAllGlobals();
});

const projects = Array.from({ length: 7 }, (_, n) =>
  aProject({ id: n + 1, name: `Plot ${n + 1}`, slug: `plot-${n + 1}` }),
);
const list = answer(projectsApi.list, () => projects);
const bye = answer(sessionApi.logout, () => ({ message: 'Bye.' }));

async function openMenu(address = '/team') {
  const app = renderApp(address, aSessionUser(), list, bye, ...signedInAnswers);
  const opener = await screen.findByRole('button', { name: 'Menu' });
  await userEvent.click(opener);
  const menu = await screen.findByRole('dialog', { name: 'Menu' });
  const links = () =>
    within(menu)
      .getAllByRole('link')
      .map((link) => `${link.textContent} ${link.getAttribute('href')}`);
  return { ...app, opener, menu, links };
}

const isClosed = () => waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());

it('has the two groups of the specification', async () => {
  const { menu } = await openMenu();
  const group = (name: string) =>
    within(within(menu).getByRole('list', { name }))
      .getAllByRole('link')
      .map((link) => `${link.textContent} ${link.getAttribute('href')}`);
  expect(group('Main Menu')).toEqual([
    'Suppliers /suppliers',
    'Materials /materials',
    'Contracts /projects',
    'Cost Analysis /cost-analysis',
    'Wellbeing /wellbeing',
    'Carbon Standards /carbon-settings',
  ]);
  expect(group('Settings')).toEqual(['Company Profile /company', 'Data Backup /data-backup']);
});

it('is the drawer with five contracts inside one of them, that one first', async () => {
  const { links } = await openMenu('/project/plot-6');
  await screen.findByRole('link', { name: 'Plot 4' });
  expect(links()).toEqual([
    'Suppliers /suppliers',
    'Materials /materials',
    'Workforce /workforce',
    'Projects /projects',
    ...[6, 1, 2, 3, 4].map((n) => `Plot ${n} /project/plot-${n}`),
    'Settings /settings',
  ]);
});

describe('closes', () => {
  it('when a link is taken', async () => {
    const { history } = await openMenu();
    await userEvent.click(within(screen.getByRole('dialog')).getByText('Suppliers'));
    await screen.findByRole('heading', { level: 1, name: 'Suppliers' });
    await isClosed();
    expect(history.location.pathname).toBe('/suppliers');
  });

  it('when a contract of the drawer is taken', async () => {
    const { history } = await openMenu('/project/plot-1');
    await userEvent.click(await screen.findByRole('link', { name: 'Plot 2' }));
    await isClosed();
    expect(history.location.pathname).toBe('/project/plot-2');
  });

  it('at Escape, and gives the focus back', async () => {
    const { opener } = await openMenu();
    await userEvent.keyboard('{Escape}');
    await isClosed();
    await waitFor(() => expect(document.activeElement).toBe(opener));
  });

  it('at a tap on the dimmed page', async () => {
    await openMenu();
    const backdrop = document.querySelector('.bg-scrim') as HTMLElement;
    await userEvent.setup({ pointerEventsCheck: 0 }).click(backdrop);
    await isClosed();
  });

  it('when somebody signs out', async () => {
    const { history } = await openMenu();
    await userEvent.click(screen.getByRole('button', { name: 'Sign Out' }));
    await screen.findByRole('tab', { name: 'Login' });
    await isClosed();
    expect(history.location.pathname).toBe('/auth');
  });
});

it('keeps the page from scrolling, and the focus inside', async () => {
  const { menu } = await openMenu();
  expect(document.body.hasAttribute('data-scroll-locked')).toBe(true);
  for (let n = 0; n < 20; n++) {
    await userEvent.tab();
    expect(menu.contains(document.activeElement)).toBe(true);
  }
});

it('changes the theme', async () => {
  await openMenu();
  await userEvent.click(screen.getByRole('radio', { name: 'Dark' }));
  expect(document.documentElement.dataset.theme).toBe('dark');
});
