import { sessionApi } from '@sitewright/domain/session/api';
import { membershipsApi } from '@sitewright/domain/session/memberships-api';
import { cleanup, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it, vi } from 'vitest';
import { aSessionUser } from '../testing/a-session-user.ts';
import { anInvitation } from '../testing/an-invitation.ts';
import { answer } from '../testing/fake-api.ts';
import { renderApp } from '../testing/render-with-api.tsx';
import { signedInAnswers } from '../testing/signed-in-answers.ts';
import { typeIn } from './type-in.fixture.ts';

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

it('reads admin=true from the address', async () => {
  renderApp('/auth?admin=true', null);
  expect(await screen.findByRole('tab', { name: 'Register' })).toBeTruthy();
});

it.each(['aB3-_x', '12345', 'true'])(
  'takes the invitation %s from the address to the server, and lands on the contracts',
  async (invitation) => {
    const { requests, history } = renderApp(
      `/auth?admin=true&tab=register&invitation=${invitation}`,
      null,
      answer(membershipsApi.readInvitation, () => anInvitation()),
      answer(sessionApi.register, () => aSessionUser()),
      ...signedInAnswers,
    );
    const panel = within(await screen.findByRole('tabpanel', { name: 'Register' }));
    const user = userEvent.setup({ delay: null });
    const type = (label: string, text: string) => typeIn(user, panel.getByLabelText(label), text);
    await panel.findByLabelText('Full name');
    await type('Full name', 'Ann Ray');
    await type('Password', 'secret');
    await type('Confirm password', 'secret');
    await user.click(panel.getByRole('button', { name: 'Accept invitation' }));
    await vi.waitFor(() => expect(history.location.href).toBe('/contracts'));
    expect(requests).toContain(`GET /api/invitations/acceptance?invitation=${invitation}`);
    expect(requests).toContain(`POST /api/register?invitation=${invitation}`);
  },
);

it('keeps the invitation on the way to the log in of an account that is there', async () => {
  const { history } = renderApp(
    '/auth?admin=true&tab=register&invitation=2.secret',
    null,
    answer(membershipsApi.readInvitation, () => anInvitation({ acceptance: 'sign_in' })),
  );
  await userEvent.click(await screen.findByRole('button', { name: 'Log in' }));
  await vi.waitFor(() => expect(history.location.search).toContain('tab=login'));
  expect(history.location.search).toContain('invitation=2.secret');
});

it('opens without failing at a tab that does not exist', async () => {
  renderApp('/auth?tab=nonsense', null);
  const tab = await screen.findByRole('tab', { name: 'Login' });
  expect(tab.getAttribute('aria-selected')).toBe('true');
});

it('keeps the tab in the address, and the rest of it', async () => {
  const { history } = renderApp('/auth?admin=true', null);
  await userEvent.click(await screen.findByRole('tab', { name: 'Request Access' }));
  await vi.waitFor(() => expect(history.location.search).toContain('tab=request'));
  expect(history.location.search).toContain('admin=true');
});

it('lands on the contracts after Tab, Tab and Enter', async () => {
  const { history } = renderApp(
    '/auth',
    null,
    answer(sessionApi.login, () => aSessionUser()),
  );
  (await screen.findByRole('tab', { name: 'Login' })).focus();
  await userEvent.tab();
  await userEvent.keyboard('ann@quay.example');
  await userEvent.tab();
  await userEvent.keyboard('Quay-1234{Enter}');
  await vi.waitFor(() => expect(history.location.pathname).toBe('/contracts'));
});
