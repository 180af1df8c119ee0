import { sessionApi } from '@sitewright/domain/session/api';
import { cleanup, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it, vi } from 'vitest';
import { aSessionUser } from '../testing/a-session-user.ts';
import { answer } from '../testing/fake-api.ts';
import { renderApp } from '../testing/render-with-api.tsx';

afterEach(cleanup);

it('reads admin=true from the address', async () => {
  renderApp('/auth?admin=true', null);
  expect(await screen.findByRole('tab', { name: 'Register' })).toBeTruthy();
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
