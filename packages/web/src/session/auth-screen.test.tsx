import { cleanup, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it, vi } from 'vitest';
import { aSessionUser } from '../testing/a-session-user.ts';
import { renderWithApi } from '../testing/render-with-api.tsx';
import { AuthScreen } from './auth-screen.tsx';
import type { AuthSearch } from './auth-search.ts';

afterEach(cleanup);

const nothing = () => {};

async function show(
  search: AuthSearch,
  { user = null, onSearch = async () => {} }: Partial<Props> = {},
) {
  renderWithApi(
    <AuthScreen search={search} user={user} onSearch={onSearch} onSignedIn={nothing} />,
    null,
  );
  await screen.findByRole('main');
}
type Props = Parameters<typeof AuthScreen>[0];

const tabs = () => screen.getAllByRole('tab').map(({ textContent }) => textContent);
const selected = () => screen.getByRole('tab', { selected: true }).textContent;

it('shows Login and Request Access, and Login first', async () => {
  await show({});
  expect(tabs()).toEqual(['Login', 'Request Access']);
  expect(selected()).toBe('Login');
  expect(document.title).toBe('Log in · Sitewright');
});

it('shows Register when admin is true in the address', async () => {
  await show({ admin: 'true', tab: 'register' });
  expect(tabs()).toEqual(['Login', 'Register', 'Request Access']);
  expect(selected()).toBe('Register');
  expect(document.title).toBe('Register · Sitewright');
});

it('shows Register to the administrator who may register others', async () => {
  await show({}, { user: aSessionUser({ canRegister: true }) });
  expect(tabs()).toContain('Register');
});

it('goes to Login where the address names Register but it is not shown', async () => {
  await show({ admin: 'false', tab: 'register' });
  expect(tabs()).toEqual(['Login', 'Request Access']);
  expect(selected()).toBe('Login');
});

it('opens the tab in the address, and updates it for another', async () => {
  const onSearch = vi.fn();
  await show({ tab: 'request' }, { onSearch });
  expect(selected()).toBe('Request Access');
  expect(document.title).toBe('Request access · Sitewright');
  await userEvent.click(screen.getByRole('tab', { name: 'Login' }));
  expect(onSearch).toHaveBeenCalledWith({ tab: 'login' });
});

it('advertises the eight capabilities and cites DEFRA 2024', async () => {
  await show({});
  const about = screen.getByRole('region', { name: 'About Sitewright' });
  expect(about.querySelectorAll('li')).toHaveLength(8);
  const example = within(about).getByRole('group', { name: 'Example of a live contract' });
  expect(example.textContent).toContain('DEFRA 2024');
  expect(about.textContent).toContain('Live labour');
  expect(about.textContent).toContain('Weather, 30 days');
});
