import { Refused, refusedAt, unexpected } from '@sitewright/domain/kernel/problem';
import { readChoices } from '@sitewright/domain/notifications/preferences';
import { sessionApi } from '@sitewright/domain/session/api';
import { confirmationDue, wrongPassword } from '@sitewright/domain/session/confirmation';
import { membershipsApi } from '@sitewright/domain/session/memberships-api';
import { ownSessionsApi } from '@sitewright/domain/session/own-sessions-api';
import { settingsApi } from '@sitewright/domain/settings/api';
import type { OwnSettings, SettingsChanges } from '@sitewright/domain/settings/own-settings';
import { webhooksApi } from '@sitewright/domain/webhooks/api';
import { act, cleanup, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it, vi } from 'vitest';
import { NetworkError } from '../platform/call.ts';
import { invalidateReadsOf } from '../platform/invalidate.ts';
import { setSignalLost } from '../platform/use-online.ts';
import { aSessionUser } from '../testing/a-session-user.ts';
import { type Answer, answer } from '../testing/fake-api.ts';
import { fillIn } from '../testing/fill-in.ts';
import { renderWithApi } from '../testing/render-with-api.tsx';
import { SettingsScreen } from './settings-screen.tsx';

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  localStorage.clear();
});

const settings = (over: Partial<OwnSettings> = {}): OwnSettings => ({
  name: 'Ann Ray',
  email: 'ann@quay.example',
  username: 'ann@quay.example',
  role: 'Site Manager',
  phone: null,
  jobTitle: null,
  profilePicture: null,
  notifications: readChoices({}),
  hasCalendar: false,
  hasApiAccess: false,
  ...over,
});

function open(section: string | undefined, over: Partial<OwnSettings>, ...answers: Answer[]) {
  const sent: SettingsChanges[] = [];
  const own = answer(settingsApi.read, () => settings(over));
  const change = answer(settingsApi.change, (_, body) => {
    sent.push(body as SettingsChanges);
    return settings(over);
  });
  const app = renderWithApi(
    <SettingsScreen section={section} />,
    aSessionUser({ role: 'Managing Director' }),
    ...answers,
    own,
    change,
  );
  return { ...app, sent };
}

const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));

it('saves the profile alone, and says so', async () => {
  const { sent } = open(undefined, {});
  const name = await screen.findByLabelText('Name');
  await userEvent.clear(name);
  await fillIn(name, 'Ann Rae');
  await press('Save profile');
  await screen.findByText('Saved');
  expect(sent).toEqual([{ name: 'Ann Rae', phone: null, jobTitle: null }]);
});

it('says without signal what needs it, and opens what does not', async () => {
  setSignalLost(true);
  const network = new NetworkError('No signal');
  const fails = answer(settingsApi.read, () => {
    throw network;
  });
  open('profile', {}, fails);
  expect(await screen.findByText('Needs signal')).toBeTruthy();
  expect(screen.queryByText(/did not load/)).toBeNull();
  expect(screen.getByRole('link', { name: 'Offline' })).toBeTruthy();
  act(() => setSignalLost(false));
});

it('says on the field what is wrong with it', async () => {
  const { sent } = open('profile', {});
  await fillIn(await screen.findByLabelText(/^Phone/), 'call me');
  await press('Save profile');
  await screen.findByText('Phone must be a number such as 0113 496 0123');
  expect(sent).toEqual([]);
});

it('shows programs their place only where they are let in', async () => {
  open('tokens', { hasApiAccess: false });
  const list = await screen.findByRole('navigation', { name: 'Settings' });
  expect(within(list).queryByText('API tokens')).toBeNull();
  // What is not there is not shown: the profile is.
  await screen.findByRole('heading', { name: 'Profile' });
});

it('opens what is on this device also where the settings cannot be read', async () => {
  const read = answer(settingsApi.read, () => {
    throw new Refused(unexpected);
  });
  renderWithApi(<SettingsScreen section="appearance" />, aSessionUser(), read);
  await screen.findByRole('heading', { name: 'Appearance' });
  expect(screen.queryByText('Settings did not load')).toBeNull();
});

it('makes a token, and shows it once', async () => {
  const token = {
    id: 3,
    name: 'Payroll',
    scopes: ['read' as const],
    createdAt: '2026-11-16T08:00:00.000Z',
    lastUsedAt: null,
    expiresAt: '2027-02-14T08:00:00.000Z',
  };
  open(
    'tokens',
    { hasApiAccess: true },
    answer(settingsApi.makeToken, () => ({ ...token, token: 'swt_secret' })),
    answer(settingsApi.tokens, () => ({ tokens: [token] })),
  );
  await userEvent.click(await screen.findByRole('button', { name: 'New token' }));
  const dialog = await screen.findByRole('dialog', { name: 'New API token' });
  await fillIn(within(dialog).getByLabelText('Name'), 'Payroll');
  await userEvent.click(within(dialog).getByRole('button', { name: 'Create token' }));
  expect(await screen.findByLabelText('Your new token')).toHaveProperty('value', 'swt_secret');
  await press('Copy: Your new token');
  await screen.findByText('Your new token copied');
  expect(await navigator.clipboard.readText()).toBe('swt_secret');
});

it('makes a link to the calendar once the password was given again', async () => {
  let isConfirmed = false;
  open(
    'calendar',
    {},
    answer(settingsApi.makeCalendar, () => {
      if (!isConfirmed) throw new Refused(confirmationDue);
      return { url: 'https://quay.example/api/calendar/1.secret' };
    }),
    answer(sessionApi.confirm, () => {
      isConfirmed = true;
      return { confirmedUntil: '2026-11-17T09:05:00.000Z' };
    }),
  );
  await screen.findByRole('heading', { name: 'Calendar' });
  await press('Create link');
  const password = await screen.findByLabelText('Your password');
  expect(document.activeElement).toBe(password);
  await fillIn(password, 'Secret123');
  expect(screen.queryByRole('alert')).toBeNull();
  await userEvent.type(password, '{Enter}');
  const link = await screen.findByLabelText('Your calendar link');
  expect(link).toHaveProperty('value', 'https://quay.example/api/calendar/1.secret');
  expect(screen.queryByLabelText('Your password')).toBeNull();
});

it('asks before the link to the calendar is withdrawn', async () => {
  let isThere = true;
  open(
    'calendar',
    { hasCalendar: true },
    answer(settingsApi.removeCalendar, () => {
      isThere = false;
      return new Response(null, { status: 204 });
    }),
  );
  await userEvent.click(await screen.findByRole('button', { name: 'Withdraw link' }));
  const question = await screen.findByRole('alertdialog', { name: 'Withdraw calendar link?' });
  expect(isThere).toBe(true);
  await userEvent.click(within(question).getByRole('button', { name: 'Withdraw' }));
  await screen.findByText('Link withdrawn');
  expect(isThere).toBe(false);
});

it('saves the choice of notifications', async () => {
  const { sent } = open('notifications', {});
  await userEvent.click(await screen.findByLabelText('Site issues: Instant email'));
  await press('Save notifications');
  await screen.findByText('Saved');
  expect(sent[0]?.notifications?.categories.issues).toEqual({
    inApp: true,
    email: true,
    digest: true,
  });
});

it('stops the daily digest by one press', async () => {
  const { sent } = open('notifications', {});
  await userEvent.click(await screen.findByRole('button', { name: 'Stop the daily digest' }));
  await screen.findByText('Saved');
  const digests = Object.values(sent[0]?.notifications?.categories ?? {}).map(
    (category) => category.digest,
  );
  expect(digests.length).toBeGreaterThan(1);
  expect(digests).not.toContain(true);
});

const webhook = {
  id: 4,
  name: 'Payroll',
  url: 'https://payroll.example/hook',
  entities: ['diary' as const],
  isActive: true,
  createdAt: '2026-11-16T08:00:00.000Z',
  version: 1,
};

it('asks before a webhook is deleted, for it does not come back', async () => {
  const { requests } = open(
    'webhooks',
    { hasApiAccess: true },
    answer(webhooksApi.list, () => [webhook]),
    answer(webhooksApi.remove, () => new Response(null, { status: 204 })),
  );
  await userEvent.click(await screen.findByRole('button', { name: 'Delete: Payroll' }));
  const dialog = await screen.findByRole('alertdialog');
  expect(requests).not.toContain('DELETE /api/webhooks/4');
  await userEvent.click(within(dialog).getByRole('button', { name: 'Delete' }));
  await screen.findByText('Payroll deleted');
  expect(requests).toContain('DELETE /api/webhooks/4');
});

it('follows a delivery until it has arrived', async () => {
  const delivery = {
    id: 8,
    event: { entity: 'diary', id: 3, action: 'POST' },
    tries: 1,
    answer: null,
    problem: null,
    createdAt: '2026-11-16T08:00:00.000Z',
    triedAt: null,
  };
  let status: 'waiting' | 'delivered' = 'waiting';
  const { client } = open(
    'webhooks',
    { hasApiAccess: true },
    answer(webhooksApi.list, () => [webhook]),
    answer(webhooksApi.deliveries, () => [{ ...delivery, status }]),
  );
  await userEvent.click(await screen.findByRole('button', { name: 'Show deliveries' }));
  await screen.findByText('Waiting');
  status = 'delivered';
  await invalidateReadsOf(client, 'webhookDelivery');
  await screen.findByText('Delivered');
});

const device = (id: number, isCurrent: boolean, name: string) => ({
  id,
  isCurrent,
  device: name,
  ipAddress: '203.0.113.7',
  createdAt: '2026-11-16T08:00:00.000Z',
  lastSeenAt: '2026-11-16T09:00:00.000Z',
});

const twoDevices = answer(ownSessionsApi.sessions, () => ({
  sessions: [device(1, true, 'Chrome on Linux'), device(2, false, 'Safari on iPhone')],
}));

it('says why the other devices could not be signed out', async () => {
  open(
    'sessions',
    {},
    twoDevices,
    answer(ownSessionsApi.endOtherSessions, () => {
      throw new Refused(unexpected);
    }),
  );
  await userEvent.click(await screen.findByRole('button', { name: /^Sign out all others/ }));
  await screen.findByText(/Something went wrong on our side/);
});

it('signs another device out', async () => {
  const { requests } = open(
    'sessions',
    {},
    twoDevices,
    answer(ownSessionsApi.endSession, () => new Response(null, { status: 204 })),
  );
  await userEvent.click(await screen.findByRole('button', { name: 'Sign out: Safari on iPhone' }));
  await screen.findByText('Safari on iPhone signed out');
  expect(requests).toContain('DELETE /api/sessions/2');
  expect(screen.queryByRole('button', { name: 'Sign out: Chrome on Linux' })).toBeNull();
});

it('says that the current password is wrong', async () => {
  open(
    'password',
    {},
    answer(ownSessionsApi.changePassword, () => {
      throw refusedAt('currentPassword', wrongPassword);
    }),
  );
  await fillIn(await screen.findByLabelText('Current password'), 'Wrong1234');
  await fillIn(screen.getByLabelText('New password'), 'Another123');
  await fillIn(screen.getByLabelText('Confirm password'), 'Another123');
  await press('Change password');
  await screen.findByText(wrongPassword.message);
});

it('keeps single keys off on this device', async () => {
  open('keyboard', {});
  await userEvent.click(await screen.findByLabelText('Single-key shortcuts'));
  expect(localStorage.getItem('sitewright.keys')).toBe('off');
});

it('says which companies the user is a member of, and leads to them', async () => {
  const company = { id: 1, name: 'Quay Street Ltd', role: 'Director', isCurrent: true } as const;
  const membership = { ...company, isOrganizationAdmin: 'no', isConfirmed: true } as const;
  open(
    'companies',
    {},
    answer(membershipsApi.organizations, () => ({ organizations: [membership], invitations: [] })),
  );
  await screen.findByText('You are a member of Quay Street Ltd.');
  const link = screen.getByRole('link', { name: 'Your companies' });
  expect(link.getAttribute('href')).toBe('/organizations');
});
