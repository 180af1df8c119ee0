import { Refused } from '@sitewright/domain/kernel/problem';
import { twoFactorResetSpent } from '@sitewright/domain/session/two-factor-rules';
import { teamApi } from '@sitewright/domain/team/api';
import { cleanup, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it, vi } from 'vitest';
import { answer } from '../../testing/fake-api.ts';
import { renderApp } from '../../testing/render-with-api.tsx';

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const press = async () =>
  userEvent.click(await screen.findByRole('button', { name: 'Remove two-factor sign-in' }));

it('removes nothing before the button is pressed, then says how to sign in', async () => {
  const sent: unknown[] = [];
  const { requests } = renderApp(
    '/confirm-two-factor-reset?token=aB3-_x',
    null,
    answer(teamApi.confirmTwoFactorReset, (_, body) => {
      sent.push(body);
      return { email: 'ann@quay.example' };
    }),
  );
  await screen.findByRole('heading', { level: 1, name: 'Remove two-factor sign-in' });
  expect(requests).toEqual(['GET /api/user']);
  await press();
  await screen.findByText(/Sign in as ann@quay\.example with your password/);
  expect(sent).toEqual([{ token: 'aB3-_x' }]);
  expect(screen.getByRole('link', { name: 'Go to sign in' }).getAttribute('href')).toBe('/auth');
});

it('says that the link has expired, and what to do', async () => {
  const over = answer(teamApi.confirmTwoFactorReset, () => {
    throw new Refused(twoFactorResetSpent);
  });
  renderApp('/confirm-two-factor-reset?token=aB3-_x', null, over);
  await press();
  expect((await screen.findByRole('alert')).textContent).toBe(
    'This link has expired or has already been used. Ask your company administrator to send the link again.',
  );
});
