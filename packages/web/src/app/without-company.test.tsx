import { noOrganization, Refused } from '@sitewright/domain/kernel/problem';
import { organizationsApi } from '@sitewright/domain/organizations/api';
import { sessionApi } from '@sitewright/domain/session/api';
import { membershipsApi } from '@sitewright/domain/session/memberships-api';
import { act, cleanup, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { typeIn } from '../session/type-in.fixture.ts';
import { aSessionUser } from '../testing/a-session-user.ts';
import { anInvitation } from '../testing/an-invitation.ts';
import { answer } from '../testing/fake-api.ts';
import { type FakeEventSource, fakeEventSource } from '../testing/fake-event-source.ts';
import { renderApp } from '../testing/render-with-api.tsx';
import { signedInAnswers } from '../testing/signed-in-answers.ts';

let streams: FakeEventSource[];
beforeEach(() => {
  streams = fakeEventSource();
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const alone = aSessionUser({ organizationId: null, role: 'Viewer' });
const none = answer(membershipsApi.organizations, () => ({ organizations: [], invitations: [] }));
const heading = (name: string) => screen.findByRole('heading', { level: 1, name });

it.each(['/contracts', '/settings?section=password', '/project/quay-street', '/auth'])(
  'a user without a company comes from %s to their companies',
  async (address) => {
    const { history } = renderApp(address, alone, none);
    await heading('Your companies');
    expect(history.location.pathname).toBe('/organizations');
  },
);

it('asks the server for nothing that belongs to a company', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  const { requests } = renderApp('/contracts', alone, none);
  await heading('Your companies');
  await act(() => vi.advanceTimersByTimeAsync(10_000));
  expect(requests.toSorted()).toEqual(['GET /api/organizations', 'GET /api/user']);
  expect(streams).toEqual([]);
});

it('lets them log out', async () => {
  const bye = answer(sessionApi.logout, () => ({ message: 'Bye.' }));
  const { history } = renderApp('/organizations', alone, none, bye);
  await userEvent.click(await screen.findByRole('button', { name: 'Log out' }));
  await screen.findByRole('tab', { name: 'Login' });
  expect(history.location.pathname).toBe('/auth');
});

it('finds out that they left their company in another window', async () => {
  let user = aSessionUser();
  renderApp(
    '/company',
    user,
    answer(sessionApi.user, () => user),
    answer(organizationsApi.profile, () => {
      user = alone;
      throw new Refused(noOrganization);
    }),
    none,
    ...signedInAnswers,
  );
  await heading('Your companies');
});

it('keeps an invitation over the sign-in', async () => {
  const { history } = renderApp(
    '/organizations?invitation=2.secret',
    null,
    answer(sessionApi.login, () => alone),
    answer(membershipsApi.readInvitation, () => anInvitation()),
    none,
  );
  const user = userEvent.setup({ delay: null });
  await screen.findByRole('tab', { name: 'Login' });
  const [email] = screen.getAllByLabelText('Email');
  await typeIn(user, email as HTMLElement, 'ann@quay.example');
  await typeIn(user, screen.getByLabelText('Password'), 'Quay-1234');
  await user.keyboard('{Enter}');
  await screen.findByRole('button', { name: 'Accept invitation' });
  expect(history.location.href).toBe('/organizations?invitation=2.secret');
});

it('takes a user who is signed in from the link of an invitation to where they accept it', async () => {
  const { history } = renderApp(
    '/auth?admin=true&tab=register&invitation=2.secret',
    aSessionUser(),
    answer(membershipsApi.readInvitation, () => anInvitation()),
    none,
    ...signedInAnswers,
  );
  await screen.findByRole('button', { name: 'Accept invitation' });
  expect(history.location.href).toBe('/organizations?invitation=2.secret');
});

it('offers no search to them where an address is unknown', async () => {
  renderApp('/nowhere', alone, none);
  await heading('404 Page Not Found');
  await waitFor(() => expect(screen.getByRole('link').getAttribute('href')).toBe('/organizations'));
  expect(screen.queryByRole('button')).toBeNull();
});
