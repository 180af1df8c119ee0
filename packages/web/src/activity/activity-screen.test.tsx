import type { Verification } from '@sitewright/domain/activity/activity-log';
import {
  anActivityDetail,
  anActivityLog,
  anActivitySummary,
} from '@sitewright/domain/activity/activity-log.fixture';
import { activityApi } from '@sitewright/domain/activity/api';
import { Page } from '@sitewright/domain/kernel/page';
import { busy, Refused } from '@sitewright/domain/kernel/problem';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { aSessionUser } from '../testing/a-session-user.ts';
import { type Answer, answer } from '../testing/fake-api.ts';
import { fakeEventSource } from '../testing/fake-event-source.ts';
import { fillIn } from '../testing/fill-in.ts';
import { renderApp } from '../testing/render-with-api.tsx';
import { signedInAnswers } from '../testing/signed-in-answers.ts';

// Loads the lazy parts before the timeout of the first test starts.
beforeAll(async () => {
  await import('./activity-screen.tsx');
  await import('./activity-sheet.tsx');
  await import('./bars-chart.tsx');
});
beforeEach(() => {
  fakeEventSource();
  localStorage.clear();
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const verification: Verification = {
  verified: 1204,
  hash: 'b1c2d3e4f5a6b7c8',
  waiting: 0,
  broken: null,
};
const signIn = anActivityLog({
  id: 6,
  description: 'Sign in',
  entityType: 'self',
  entityId: null,
  entityName: null,
  category: 'auth',
});
const director = aSessionUser({ role: 'Managing Director' });

const reading = [
  answer(activityApi.list, () => [anActivityLog(), signIn]),
  answer(activityApi.summary, () => anActivitySummary()),
  answer(activityApi.verification, () => verification),
  answer(activityApi.read, () => anActivityDetail()),
];

const open = (address = '/activity-logs', user = director, ...answers: Answer[]) =>
  renderApp(address, user, ...answers, ...reading, ...signedInAnswers);
const press = async (name: string | RegExp) =>
  userEvent.click(await screen.findByRole('button', { name }));
const lists = (requests: string[]) =>
  requests
    .filter((request) => request.startsWith('GET /api/activity-logs?'))
    .map(decodeURIComponent);

it('lists who did what to what, with today in figures above', async () => {
  open();
  const row = (await screen.findByText('Edit a contract')).closest('tr') as HTMLElement;
  expect(row.textContent).toContain('12/11/2026 09:05');
  expect(row.textContent).toContain('Ann Rayann@quay.example');
  const link = within(row).getByRole('link', { name: 'Contract · Quay Street' });
  expect(link.getAttribute('href')).toBe('/project/quay-street');
  await waitFor(() =>
    expect(
      screen.getByText('Failed logins', { selector: 'dt *' }).closest('div')?.textContent,
    ).toContain('2'),
  );
});

it('calls an invitation by its name, not a member by the number of their letter', async () => {
  const invited = anActivityLog({
    id: 7,
    action: 'POST /api/invitations',
    description: 'Invite a person to the organisation',
    entityType: 'team',
    entityId: 3,
    entityName: null,
  });
  open(
    undefined,
    undefined,
    answer(activityApi.list, () => [invited, { ...invited, id: 8, entityName: 'Sal Ode' }]),
  );
  await screen.findByText('Invitation · Sal Ode');
  screen.getByText('Invitation');
  expect(screen.queryByText(/Team member/)).toBeNull();
});

it('opens an entry: field by field before and after, and its place in the chain', async () => {
  const { history } = open();
  await userEvent.click(await screen.findByText('Edit a contract'));
  const sheet = await screen.findByRole('dialog', { name: 'Edit a contract' });
  const changes = await within(sheet).findByRole('region', { name: 'Changes' });
  expect(changes.textContent).toContain('Contract 1 · Contract value');
  expect(changes.textContent).toContain('Before: 100000.00');
  expect(changes.textContent).toContain('After: 125000.00');
  within(sheet).getByText('b1c2d3e4f5');
  expect(history.location.search).toContain('entry=');
});

it('does not show the value of a secret field', async () => {
  const hidden = {
    record: 'Company profile',
    recordId: 1,
    field: 'Bank account',
    before: null,
    after: null,
    isHidden: true,
  };
  const detail = answer(activityApi.read, () => anActivityDetail({ changes: [hidden] }));
  open('/activity-logs?entry=7', director, detail);
  await screen.findByText('Changed; the value is not recorded');
});

it('asks the server for what the address says', async () => {
  const { requests } = open('/activity-logs?category=auth&severity=warning&from=2026-11-01&q=sign');
  await waitFor(() => expect(lists(requests).length).toBeGreaterThan(0));
  for (const part of ['category=auth', 'severity=warning', 'from=2026-11-01', 'q=sign'])
    expect(lists(requests)[0]).toContain(part);
});

it('takes one category at a time, and keeps it in the address', async () => {
  const { requests, history } = open();
  await screen.findByText('Edit a contract');
  await press(/^Category any/);
  await userEvent.click(await screen.findByRole('menuitemcheckbox', { name: 'Sign-in' }));
  await waitFor(() => expect(lists(requests).at(-1)).toContain('category=auth'));
  expect(history.location.search).toBe('?category=auth');
});

it('loads more where there is more', async () => {
  const more = answer(activityApi.list, ({ searchParams }) =>
    searchParams.get('cursor') ? [signIn] : new Page([anActivityLog()], 7),
  );
  open('/activity-logs', director, more);
  await screen.findByText('Edit a contract');
  await press('Load more');
  await screen.findByText('Sign in');
});

it('says that the chain is whole', async () => {
  open();
  await press('Verify chain');
  await screen.findByText('1,204 entries verified to b1c2d3e4f5a6.');
});

it('names the first broken row, and opens it', async () => {
  const broken = { activityLogId: 7, position: 41, why: 'changed' } as const;
  const torn = answer(activityApi.verification, () => ({ ...verification, verified: 40, broken }));
  open('/activity-logs', director, torn);
  await press('Verify chain');
  await screen.findByText('Entry 7 has been altered. The 40 entries before it are intact.');
  await press('View entry 7');
  await screen.findByRole('dialog', { name: 'Edit a contract' });
});

it.each([
  [
    { activityLogId: 7, position: 2, why: 'changed' },
    1,
    /altered. The entry before it is intact.$/,
  ],
  [{ activityLogId: null, position: 0, why: 'end' }, 0, /^The end of the log has been changed.$/],
  [{ activityLogId: null, position: 0, why: 'anchor' }, 0, /database. It is now empty.$/],
] as const)('of %o after %i entries it says %s', async (broken, verified, sentence) => {
  const torn = answer(activityApi.verification, () => ({ ...verification, verified, broken }));
  open('/activity-logs', director, torn);
  await press('Verify chain');
  await screen.findByText(sentence);
});

it('shows the events of each day as a table too', async () => {
  open();
  await press('View as table');
  const table = await screen.findByRole('table', { name: 'Events per day' });
  expect(within(table).getAllByRole('row')[1]?.textContent).toBe('12/11/202630830');
});

it('lets a contracts manager read, but neither export nor verify', async () => {
  open('/activity-logs', aSessionUser({ role: 'Contracts Manager' }));
  await screen.findByText('Your activity, and activity on contracts you created');
  expect(screen.queryByRole('button', { name: 'Verify chain' })).toBeNull();
});

it('says who may read it to those who may not', async () => {
  open('/activity-logs', aSessionUser({ role: 'Buyer' }));
  await screen.findByText('Your role does not allow viewing the log');
});

it('says why there is nothing, and when it did not load', async () => {
  const none = answer(activityApi.list, () => []);
  open('/activity-logs', director, none);
  await screen.findByText('No activity yet');
  cleanup();
  open('/activity-logs?category=auth', director, none);
  await screen.findByText('Nothing matches 1 filter.');
  cleanup();
  const fails = answer(activityApi.list, () => {
    throw new Refused(busy);
  });
  open('/activity-logs', director, fails);
  await screen.findByText('Activity did not load');
});

const onPhone = () =>
  vi.stubGlobal('matchMedia', (query: string) => ({
    matches: query.includes('width < 48rem'),
    addEventListener: () => {},
    removeEventListener: () => {},
  }));

it('has its days among the filters of a phone, and counts them there', async () => {
  onPhone();
  const { history } = open('/activity-logs?from=2026-11-01');
  await press('Filter (1)');
  const sheet = await screen.findByRole('dialog', { name: 'Filter' });
  within(sheet).getByRole('button', { name: 'Show 2 activity entries' });
  await fillIn(within(sheet).getByLabelText('To'), '12/11/2026');
  await userEvent.tab();
  await waitFor(() => expect(history.location.search).toContain('to=2026-11-12'));
});

it('is a list of cards on a phone', async () => {
  onPhone();
  open();
  await userEvent.click(await screen.findByRole('button', { name: /^Edit a contract/ }));
  await screen.findByRole('dialog', { name: 'Edit a contract' });
});
