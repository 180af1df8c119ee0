import { QueryClientProvider } from '@tanstack/react-query';
import { act, cleanup, renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterEach, expect, it, vi } from 'vitest';
import { aSessionUser } from '../testing/a-session-user.ts';
import { fakeFetch, respondWith } from '../testing/fake-fetch.ts';
import { makeQueryClient } from './query-client.ts';
import { setSessionUser, useActor, useSessionUser } from './session.ts';

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

function renderSession<T>(hook: () => T) {
  const client = makeQueryClient();
  const wrapper = ({ children }: { children: ReactNode }) => (
    <QueryClientProvider client={client}>{children}</QueryClientProvider>
  );
  return { client, render: () => renderHook(hook, { wrapper }).result };
}

it('takes a 401 for nobody', async () => {
  const requests = fakeFetch(respondWith(401));
  const { render } = renderSession(useSessionUser);
  const session = render();
  expect(session.current).toMatchObject({ user: null, isLoading: true });
  await vi.waitFor(() => expect(session.current.isLoading).toBe(false));
  expect(session.current).toMatchObject({ user: null, error: null });
  expect(requests).toEqual(['GET /api/user']);
});

it('shows a sign-in and a sign-out to components that already watch', async () => {
  const { client, render } = renderSession(useSessionUser);
  setSessionUser(client, null);
  const session = render();
  await act(async () => setSessionUser(client, aSessionUser()));
  await vi.waitFor(() => expect(session.current.user?.name).toBe('Ann Ray'));
  await act(async () => setSessionUser(client, null));
  await vi.waitFor(() => expect(session.current.user).toBeNull());
});

it('forgets everything that was read when the person changes', () => {
  const { client } = renderSession(useSessionUser);
  const projects = ['/api/projects'];
  const reads = (before: Parameters<typeof setSessionUser>[1]) => {
    setSessionUser(client, before);
    client.setQueryData(projects, []);
  };

  reads(aSessionUser());
  setSessionUser(client, null);
  expect(client.getQueryData(projects)).toBeUndefined();

  reads(null);
  setSessionUser(client, aSessionUser());
  expect(client.getQueryData(projects)).toBeUndefined();

  reads(aSessionUser());
  setSessionUser(client, aSessionUser({ organizationId: 2 }));
  expect(client.getQueryData(projects)).toBeUndefined();

  reads(aSessionUser());
  setSessionUser(client, aSessionUser({ name: 'Ann Ray-Lee' }));
  expect(client.getQueryData(projects)).toEqual([]);
});

it('gives the rules the person with their flags as booleans', () => {
  const { client, render } = renderSession(useActor);
  setSessionUser(client, aSessionUser({ id: 7, isOrganizationAdmin: 'yes' }));
  expect(render().current).toMatchObject({ userId: 7, isOrganizationAdmin: true });
});

it('does not pretend that somebody is signed in', () => {
  vi.spyOn(console, 'error').mockReturnValue();
  const { client, render } = renderSession(useActor);
  setSessionUser(client, null);
  expect(render).toThrow('useActor needs a user signed in to a company');
  setSessionUser(client, aSessionUser({ organizationId: null }));
  expect(render).toThrow('useActor needs a user signed in to a company');
  vi.restoreAllMocks();
});

it('leaves no draft and no search of somebody else behind', () => {
  const client = makeQueryClient();
  const theirs = ['sitewright.contract-draft.1.7', 'recent-searches.1.7'];
  const own = ['recent-searches.1.1', 'sitewright.contract-draft.1.1'];
  for (const key of [...theirs, ...own, 'sitewright.theme']) localStorage.setItem(key, 'x');
  setSessionUser(client, aSessionUser());
  expect(Object.keys(localStorage).sort()).toEqual([...own, 'sitewright.theme']);
  setSessionUser(client, null);
  expect(Object.keys(localStorage)).toEqual(['sitewright.theme']);
  localStorage.clear();
});
