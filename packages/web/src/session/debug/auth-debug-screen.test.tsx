import { organizationsApi } from '@sitewright/domain/organizations/api';
import { cleanup, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { aSessionUser } from '../../testing/a-session-user.ts';
import { answer } from '../../testing/fake-api.ts';
import { fakeEventSource } from '../../testing/fake-event-source.ts';
import { renderWithApi } from '../../testing/render-with-api.tsx';
import { aCompanyProfile, anOrganization } from '../../testing/signed-in-answers.ts';
import { AuthDebugScreen } from './auth-debug-screen.tsx';
import { skewOf } from './checks.ts';

beforeEach(() => {
  fakeEventSource();
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const open = (isOrganizationAdmin: 'yes' | 'no', isForAll = false) =>
  renderWithApi(
    <AuthDebugScreen isForAll={isForAll} />,
    aSessionUser({ isOrganizationAdmin }),
    answer(organizationsApi.current, () => anOrganization()),
    answer(organizationsApi.profile, () => aCompanyProfile()),
  );

it('shows an administrator their own session, their rights, and how the server answers', async () => {
  const { requests } = open('yes');
  await screen.findByRole('heading', { name: 'Session' });
  screen.getByText('dataBackup.restore');
  await screen.findByText('/api/user');
  expect(screen.getAllByText(/^200 in \d+ ms$/)).toHaveLength(3);
  const before = requests.length;
  await userEvent.click(screen.getByRole('button', { name: 'Re-run' }));
  await expect.poll(() => requests.length).toBe(before + 3);
});

it('is not available to others, except where the product is built', async () => {
  const { requests } = open('no');
  await screen.findByText('This page is not available');
  expect(requests).not.toContain('GET /api/current-organization');
  cleanup();
  open('no', true);
  await screen.findByRole('heading', { name: 'Session' });
});

it('copies what others may read: no name and no address', async () => {
  const user = aSessionUser({ isOrganizationAdmin: 'yes' });
  open('yes');
  await userEvent.click(await screen.findByRole('button', { name: 'Copy diagnostics' }));
  const text = await navigator.clipboard.readText();
  expect(text).toContain(`Role: ${user.role}`);
  for (const secret of [user.username, user.email, user.name]) expect(text).not.toContain(secret);
});

it("compares the clocks by the server's own date", () => {
  const now = Date.parse('2026-11-15T10:00:30Z');
  expect(skewOf('Sun, 15 Nov 2026 10:00:00 GMT', now)).toBe(30);
  expect(skewOf(null, now)).toBeNull();
});
