import { Refused } from '@sitewright/domain/kernel/problem';
import { emailChangeSpent } from '@sitewright/domain/session/membership-rules';
import { teamApi } from '@sitewright/domain/team/api';
import { cleanup, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it, vi } from 'vitest';
import { answer } from '../testing/fake-api.ts';
import { renderApp } from '../testing/render-with-api.tsx';

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const press = async () =>
  userEvent.click(await screen.findByRole('button', { name: 'Confirm email address' }));

it('confirms nothing before the button is pressed, for mail scanners open links', async () => {
  const sent: unknown[] = [];
  const { requests } = renderApp(
    '/confirm-email?token=aB3-_x',
    null,
    answer(teamApi.confirmEmail, (_, body) => {
      sent.push(body);
      return { email: 'new@quay.example' };
    }),
  );
  await screen.findByRole('heading', { level: 1, name: 'Confirm your email address' });
  expect(requests).toEqual(['GET /api/user']);
  await press();
  await screen.findByText('From now on, sign in with new@quay.example.');
  expect(sent).toEqual([{ token: 'aB3-_x' }]);
  const link = screen.getByRole('link', { name: 'Go to sign in' });
  expect(link.getAttribute('href')).toBe('/auth');
});

it('says that the link has expired, and what to do', async () => {
  const over = answer(teamApi.confirmEmail, () => {
    throw new Refused(emailChangeSpent);
  });
  renderApp('/confirm-email?token=aB3-_x', null, over);
  await press();
  const alert = await screen.findByRole('alert');
  expect(alert.textContent).toBe(
    'This link has expired or has already been used. Ask your company administrator to start the change again.',
  );
});

it('says that a link without its token is incomplete', async () => {
  renderApp('/confirm-email', null);
  await screen.findByText(/This link is incomplete\./);
  expect(screen.queryByRole('button')).toBeNull();
});
