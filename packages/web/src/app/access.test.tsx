import { Refused, unexpected } from '@sitewright/domain/kernel/problem';
import { sessionApi } from '@sitewright/domain/session/api';
import type { SessionUser } from '@sitewright/domain/session/session-user';
import { createMemoryHistory } from '@tanstack/react-router';
import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { makeQueryClient } from '../platform/query-client.ts';
import { aSessionUser } from '../testing/a-session-user.ts';
import { answer } from '../testing/fake-api.ts';
import { fakeEventSource } from '../testing/fake-event-source.ts';
import { fakeFetch, respondWith } from '../testing/fake-fetch.ts';
import { renderApp } from '../testing/render-with-api.tsx';
import { signedInAnswers } from '../testing/signed-in-answers.ts';
import { Providers } from './providers.tsx';
import { makeRouter } from './router.tsx';

beforeEach(() => {
  fakeEventSource();
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const heading = (name: string | RegExp) => screen.findByRole('heading', { level: 1, name });
const open = (address: string, user = aSessionUser()) =>
  renderApp(address, user, ...signedInAnswers);
const openSignedOut = (address: string) => renderApp(address, null);

it('shows a spinner while the user is loading, and then the page that was asked for', async () => {
  let arrive = (_: SessionUser) => {};
  const user = new Promise<SessionUser>((resolve) => {
    arrive = resolve;
  });
  const session = answer(sessionApi.user, () => user);
  // With the page itself at hand, the user is all that is waited for.
  await import('./shell.tsx');
  const { history } = renderApp('/team', null, session, ...signedInAnswers);
  const loading = await screen.findByText('Loading');
  expect(loading.tagName).toBe('OUTPUT');
  expect(screen.getByRole('main').contains(loading)).toBe(true);
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Sitewright');
  expect(history.location.pathname).toBe('/team');
  arrive(aSessionUser());
  await heading('Team management');
  expect(history.location.pathname).toBe('/team');
});

it.each(['/auth', '/auth/', '/AUTH', '/auth?admin=true', '/auth?tab=request'])(
  'sends a user who is signed in from %s to /contracts',
  async (address) => {
    const { history } = open(address);
    await heading('Contracts');
    expect(history.location.pathname).toBe('/contracts');
  },
);

it('shows /auth to a user who is signed out', async () => {
  const { history } = openSignedOut('/auth?tab=request');
  const tab = await screen.findByRole('tab', { name: 'Request Access' });
  expect(tab.getAttribute('aria-selected')).toBe('true');
  expect(history.location.href).toBe('/auth?tab=request');
});

it('takes /login for /auth, and a user who is signed in on to /contracts', async () => {
  const signedOut = openSignedOut('/login');
  await screen.findByRole('tab', { name: 'Login' });
  expect(signedOut.history.location.pathname).toBe('/auth');
  cleanup();
  const signedIn = open('/login');
  await heading('Contracts');
  expect(signedIn.history.location.pathname).toBe('/contracts');
});

describe('an unknown path', () => {
  it.each(['/nowhere', '/nowhere/at/all', '/team/7', '/project', '/login/now'])(
    '%s is not found by a user who is signed in, who may go to the contracts',
    async (address) => {
      const { history } = open(address);
      await heading('404 Page Not Found');
      screen.getByText('Did you forget to add the page to the router?');
      expect(screen.getByRole('link').getAttribute('href')).toBe('/contracts');
      await waitFor(() => expect(document.title).toBe('404 Page Not Found · Quay Construction'));
      expect(history.location.pathname).toBe(address);
    },
  );

  it('is not found by a user who is signed out, who may go to /auth', async () => {
    const { history } = openSignedOut('/nowhere');
    await heading('404 Page Not Found');
    screen.getByText('Did you forget to add the page to the router?');
    expect(screen.getByRole('link').getAttribute('href')).toBe('/auth');
    expect(document.title).toBe('404 Page Not Found · Sitewright');
    expect(history.location.pathname).toBe('/nowhere');
  });

  it('is not found either when it cannot be read', async () => {
    vi.spyOn(console, 'warn').mockReturnValue();
    openSignedOut('/%E0%A4%A');
    await heading('404 Page Not Found');
    expect(screen.getByRole('link').getAttribute('href')).toBe('/auth');
  });
});

it('keeps the place of a visitor of whom nobody could say who they are', async () => {
  const fails = answer(sessionApi.user, () => new Response('', { status: 500 }));
  const { history } = renderApp('/team', null, fails);
  await screen.findByRole('button', { name: 'Try again' });
  expect(history.location.pathname).toBe('/team');
});

it('shows a sentence where a proxy answers with a page', async () => {
  const page = () => new Response('<html>nginx</html>', { status: 502, statusText: 'Bad Gateway' });
  renderApp('/team', null, answer(sessionApi.user, page));
  expect((await screen.findByRole('alert')).textContent).toBe('502: Bad Gateway');
});

describe('at /auth, when nobody says who the visitor is', () => {
  it.each([
    [500, 3],
    [403, 1],
  ])('a %i is asked for %i times at most, and the form shows', async (status, most) => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    const requests = fakeFetch(respondWith(status));
    const history = createMemoryHistory({ initialEntries: ['/auth'] });
    render(<Providers client={makeQueryClient()} router={makeRouter(history)} />);
    await act(() => vi.advanceTimersByTimeAsync(30_000));
    expect(screen.getByRole('button', { name: 'Log in' })).toBeTruthy();
    expect(requests).toEqual(Array(most).fill('GET /api/user'));
    vi.useRealTimers();
  });

  it('keeps what was typed while it is asked again', async () => {
    let isFirst = true;
    const session = answer(sessionApi.user, () => {
      if (!isFirst) return new Promise<SessionUser>(() => {});
      isFirst = false;
      throw new Refused(unexpected);
    });
    const { client, requests } = renderApp('/auth', null, session);
    const email = (await screen.findAllByLabelText<HTMLInputElement>('Email'))[0];
    fireEvent.change(email as HTMLElement, { target: { value: 'ann' } });
    act(() => void client.refetchQueries({ queryKey: ['/api/user'] }));
    await waitFor(() => expect(requests).toHaveLength(2));
    await act(() => new Promise((resolve) => setTimeout(resolve, 20)));
    expect(screen.queryByText('Loading')).toBeNull();
    expect(screen.getAllByLabelText<HTMLInputElement>('Email')[0]?.value).toBe('ann');
  });
});
