import { Refused, unexpected } from '@sitewright/domain/kernel/problem';
import { organizationsApi } from '@sitewright/domain/organizations/api';
import { projectsApi } from '@sitewright/domain/projects/api';
import { sessionApi } from '@sitewright/domain/session/api';
import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { setSessionUser } from '../platform/session.ts';
import { aSessionUser } from '../testing/a-session-user.ts';
import { answer } from '../testing/fake-api.ts';
import { type FakeEventSource, fakeEventSource } from '../testing/fake-event-source.ts';
import { misnamedControls } from '../testing/label-in-name.ts';
import { renderApp } from '../testing/render-with-api.tsx';
import {
  aCompanyProfile,
  anOrganization,
  aProject,
  signedInAnswers,
} from '../testing/signed-in-answers.ts';

let streams: FakeEventSource[] = [];
beforeEach(() => {
  streams = fakeEventSource();
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

const user = aSessionUser();
const heading = (name: string) => screen.findByRole('heading', { level: 1, name });

describe('the header', () => {
  it('names the company, the tagline and the user', async () => {
    renderApp('/contracts', user, ...signedInAnswers);
    await screen.findByText('Quay Construction');
    const { textContent } = screen.getByRole('banner');
    expect(textContent).toMatch(/^QCQuay ConstructionConstruction Site Management Platform/);
    within(screen.getByRole('banner')).getByRole('button', { name: 'Ann Ray, AR' });
    expect(misnamedControls()).toEqual([]);
  });

  it('has the name of the registration where there is no profile', async () => {
    const none = answer(organizationsApi.profile, () => new Response('', { status: 500 }));
    renderApp('/contracts', user, none, ...signedInAnswers);
    await heading('Contracts');
    const banner = screen.getByRole('banner');
    await waitFor(() => expect(banner.textContent).toMatch(/^QCQuay Construction/));
  });
});

it('asks for the profile only when the organisation is known', async () => {
  const { requests } = renderApp('/auth', null, ...signedInAnswers);
  await screen.findByRole('tab', { name: 'Login' });
  expect(requests).toEqual(['GET /api/user']);
});

it('calls the window after the heading and the company', async () => {
  const { history } = renderApp('/team', user, ...signedInAnswers);
  await waitFor(() => expect(document.title).toBe('Team management · Quay Construction'));
  act(() => history.push('/suppliers'));
  await waitFor(() => expect(document.title).toBe('Suppliers · Quay Construction'));
});

it('puts the focus on the heading of the page that somebody goes to', async () => {
  renderApp('/team', user, ...signedInAnswers);
  await heading('Team management');
  expect(document.activeElement).toBe(document.body);
  const main = within(screen.getByRole('navigation', { name: 'Main' }));
  await userEvent.click(main.getByRole('link', { name: 'Contracts' }));
  const title = await heading('Contracts');
  await waitFor(() => expect(document.activeElement).toBe(title));
});

it('offers to skip to the content', async () => {
  renderApp('/team', user, ...signedInAnswers);
  await heading('Team management');
  await userEvent.tab();
  expect(document.activeElement?.textContent).toBe('Skip to content');
  const target = document.activeElement?.getAttribute('href')?.slice(1) ?? '';
  expect(document.getElementById(target)?.textContent).toContain('Team management');
});

it('offers to skip to the filters where there are some', async () => {
  renderApp('/team', user, ...signedInAnswers);
  await heading('Team management');
  const box = document.createElement('input');
  box.dataset.filterBox = '';
  document.body.append(box);
  await userEvent.click(screen.getByRole('button', { name: 'Skip to filters' }));
  expect(document.activeElement).toBe(box);
  box.remove();
});

it('has one banner, one main and two navigations of different names', async () => {
  renderApp('/contracts', user, ...signedInAnswers);
  await heading('Contracts');
  screen.getByRole('banner');
  screen.getByRole('main');
  const names = screen.getAllByRole('navigation').map((nav) => nav.getAttribute('aria-label'));
  expect(names).toEqual(['Main', 'Quick links']);
});

describe('without signal', () => {
  const loseSignal = () => {
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    act(() => void window.dispatchEvent(new Event('offline')));
  };

  it('says from when the data in sight are', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true, now: new Date('2026-11-15T14:02:30Z') });
    renderApp('/contracts', user, ...signedInAnswers);
    await screen.findByText('Quay Street');
    await act(() => vi.advanceTimersByTimeAsync(120_000));
    loseSignal();
    await screen.findByText('No signal. Showing data from 14:02.');
  });

  it('says that a page was never read', async () => {
    const list = answer(projectsApi.list, () => new Response('', { status: 503 }));
    renderApp('/contracts', user, list, ...signedInAnswers);
    await heading('Contracts');
    loseSignal();
    await screen.findByText('Not saved on this phone yet. It will load when you have signal.');
  });
});

it('says when the organisation cannot be detected, and tries again on request', async () => {
  let isDown = true;
  const current = answer(organizationsApi.current, () => {
    if (isDown) throw new Refused(unexpected);
    return anOrganization();
  });
  renderApp('/contracts', user, current, ...signedInAnswers);
  const banner = await screen.findByRole('alert');
  expect(banner.textContent).toContain('Failed to detect organization');
  isDown = false;
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  await waitFor(() => expect(screen.queryByRole('alert')).toBeNull());
});

it('says to an administrator that no email leaves, until they hide it', async () => {
  const current = answer(organizationsApi.current, () => anOrganization({ canSendEmail: false }));
  const admin = { ...user, isOrganizationAdmin: 'yes' as const };
  renderApp('/contracts', admin, current, ...signedInAnswers);
  const banner = /^Emails are not sent: no mail server is set up/;
  await screen.findByText(banner);
  await userEvent.click(screen.getByRole('button', { name: 'Hide' }));
  expect(screen.queryByText(banner)).toBeNull();
});

it('clears the cache and lands on /auth after logging out', async () => {
  const bye = answer(sessionApi.logout, () => ({ message: 'Bye.' }));
  const { client, history } = renderApp('/contracts', user, bye, ...signedInAnswers);
  await screen.findByText('Quay Street');
  await userEvent.click(screen.getByRole('button', { name: 'Logout' }));
  await screen.findByRole('tab', { name: 'Login' });
  expect(history.location.pathname).toBe('/auth');
  const kept = client.getQueryCache().getAll();
  expect(JSON.stringify(kept.map(({ state }) => state.data))).not.toContain('Quay Street');
  expect(streams.map(({ isClosed }) => isClosed)).not.toContain(false);
  expect(document.title).toBe('Log in · Sitewright');
});

it('logs out once at a double click', async () => {
  const bye = answer(sessionApi.logout, () => ({ message: 'Bye.' }));
  const { requests } = renderApp('/contracts', user, bye, ...signedInAnswers);
  await screen.findByText('Quay Street');
  const button = screen.getByRole('button', { name: 'Logout' });
  act(() => {
    button.click();
    button.click();
  });
  await screen.findByRole('tab', { name: 'Login' });
  expect(requests.filter((request) => request === 'POST /api/logout')).toHaveLength(1);
});

it('shows what changed elsewhere', async () => {
  let name = 'Quay Street';
  const list = answer(projectsApi.list, () => [aProject({ name })]);
  renderApp('/contracts', user, list, ...signedInAnswers);
  await screen.findByText('Quay Street');
  name = 'Mill Lane';
  act(() => streams.at(-1)?.emit({ entity: 'project', id: 1, action: 'edit' }));
  await screen.findByText('Mill Lane');
});

it('signs out a user who was signed out elsewhere', async () => {
  let isOver = false;
  const session = answer(sessionApi.user, () =>
    isOver ? new Response('', { status: 401 }) : user,
  );
  const { history } = renderApp('/team', null, session, ...signedInAnswers);
  await heading('Team management');
  isOver = true;
  act(() => streams.at(-1)?.onerror?.());
  await screen.findByRole('tab', { name: 'Login' });
  expect(history.location.pathname).toBe('/auth');
});

describe('while a password change is due', () => {
  const due = aSessionUser({ mustChangePassword: true });

  it('asks for the new password and reads nothing ahead, nor follows changes', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    const { requests } = renderApp('/contracts', due, ...signedInAnswers);
    await screen.findByRole('dialog', { name: 'Change your password' });
    await waitFor(() => expect(document.title).toBe('Change your password · Quay Construction'));
    await act(() => vi.advanceTimersByTimeAsync(10_000));
    expect(requests.toSorted()).toEqual([
      'GET /api/company-profile?isOptional=true',
      'GET /api/current-organization',
      'GET /api/user',
    ]);
    expect(streams).toEqual([]);
  });

  it('leads to the heading of the page once it is done', async () => {
    const { client } = renderApp('/team', due, ...signedInAnswers);
    await screen.findByRole('dialog', { name: 'Change your password' });
    act(() => setSessionUser(client, user));
    const title = await heading('Team management');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await act(() => new Promise((resolve) => setTimeout(resolve, 20)));
    expect(document.activeElement).toBe(title);
  });
});

it('reads ahead while signed in, and no longer after', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  const { requests, unmount } = renderApp('/team', user, ...signedInAnswers);
  await heading('Team management');
  await act(() => vi.advanceTimersByTimeAsync(2500));
  expect(requests).toContain('GET /api/projects');
  unmount();
  await vi.advanceTimersByTimeAsync(10_000);
  expect(requests).not.toContain('GET /api/projects/by-slug/quay-street');
});

it('puts the initials of the company of the day beside a notification', async () => {
  let companyName = 'Quay Construction';
  const { client } = renderApp(
    '/contracts',
    user,
    answer(organizationsApi.profile, () => aCompanyProfile({ companyName })),
    answer(sessionApi.logout, () => {
      if (companyName === 'Mill Builders') throw new Refused(unexpected);
      return { message: 'Bye.' };
    }),
    ...signedInAnswers,
  );
  await screen.findByText('Quay Construction');
  await userEvent.click(screen.getByRole('button', { name: 'Logout' }));
  await screen.findByRole('tab', { name: 'Login' });
  companyName = 'Mill Builders';
  act(() => setSessionUser(client, aSessionUser({ id: 2, organizationId: 2 })));
  await screen.findByText('Mill Builders');
  await userEvent.click(screen.getByRole('button', { name: 'Logout' }));
  const [toast] = await screen.findAllByText('Logout failed');
  expect(toast?.closest('li')?.textContent).toMatch(/^MB/);
});
