import { Page } from '@sitewright/domain/kernel/page';
import { Refused, unexpected } from '@sitewright/domain/kernel/problem';
import { organizationsApi } from '@sitewright/domain/organizations/api';
import { overviewApi } from '@sitewright/domain/overview/api';
import { anOverview } from '@sitewright/domain/overview/overview.fixture';
import { projectsApi } from '@sitewright/domain/projects/api';
import { cleanup, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { aSessionUser } from '../testing/a-session-user.ts';
import { type Answer, answer } from '../testing/fake-api.ts';
import { fakeEventSource } from '../testing/fake-event-source.ts';
import { renderApp } from '../testing/render-with-api.tsx';
import { anOrganization, aProject, aStart, signedInAnswers } from '../testing/signed-in-answers.ts';

beforeEach(async () => {
  fakeEventSource();
  // What the screen fetches late is at hand, so that nothing has to wait for a busy machine.
  const late = [import('./getting-started.tsx'), import('./delete-contract.tsx')];
  await Promise.all([...late, import('./change-status.tsx')]);
});
afterEach(() => {
  cleanup();
  localStorage.clear();
  vi.unstubAllGlobals();
});

const wharf = aProject({
  id: 4,
  name: 'Kestrel Wharf',
  slug: 'kestrel-wharf',
  code: 'NC-2041',
  clientName: 'Tidewater Living',
  division: 'North',
  status: 'active',
  contractValue: '8420000.00',
  startDate: '2026-01-01',
  finishDate: '2126-01-01',
  updatedAt: '2026-03-03T09:00:00.000Z',
});
const mill = aProject({ id: 2, name: 'Mill Lane', slug: 'mill-lane', contractValue: '0.99' });
const done = aProject({ id: 3, name: 'St Oswin', slug: 'st-oswin', status: 'completed' });

type Scenario = { address?: string; role?: 'Director' | 'Viewer' | 'Site Manager' };

const lastDiary = {
  date: '2026-10-23',
  enteredAt: '2026-10-23T16:05:00.000Z',
  author: 'Sam Whitlow',
};

function open({ address = '/contracts', role = 'Director' }: Scenario, ...answers: Answer[]) {
  return renderApp(
    address,
    aSessionUser({ role }),
    ...answers,
    answer(projectsApi.list, () => [wharf, mill, done]),
    answer(overviewApi.contracts, () => [
      anOverview({
        projectId: 4,
        openIssues: 7,
        overdueIssues: 2,
        spent: '4690000.00',
        ...{ revisedBudget: '8420000.00', revisedValue: '8466200.00' },
        lastDiary,
      }),
    ]),
    ...signedInAnswers,
  );
}

const names = () =>
  screen
    .queryAllByRole('rowheader')
    .filter((head) => !head.closest('tfoot'))
    .map(({ textContent }) => textContent);

const row = async (name: RegExp) => screen.findByRole('row', { name });

const menuOf = async (name: string) => {
  await userEvent.click(await screen.findByRole('button', { name: `Actions for ${name}` }));
  return screen.findByRole('menu');
};

it.each(['/', '/projects', '/contracts'])('lists the contracts at %s', async (address) => {
  open({ address });
  const link = await screen.findByRole('link', { name: 'Kestrel Wharf' });
  expect(link.getAttribute('href')).toBe('/project/kestrel-wharf');
  expect(names()).toEqual(['Kestrel WharfTidewater Living', 'Mill Lane', 'St Oswin']);
  screen.getByText(/^3 contracts, 1 active\./);
});

it('shows status, money and what is overdue, and adds up what is on show', async () => {
  open({});
  await screen.findByText('2 overdue');
  const { textContent } = await row(/Kestrel Wharf/);
  for (const text of ['NC-2041', 'Active', '01/01/2126', '£8,466,200.00', '2 overdue7'])
    expect(textContent).toContain(text);
  expect((await row(/^Total of 3/)).textContent).toContain('£8,466,200.99');
});

it('has no money, not even a column of it, for who may not see it', async () => {
  open({ role: 'Viewer' });
  await row(/Kestrel Wharf/);
  expect(screen.queryByRole('columnheader', { name: /value/i })).toBeNull();
  expect(document.body.textContent).not.toContain('£');
});

it('finds a contract by its client, which has no column of its own on show', async () => {
  open({ address: '/contracts?q=tidewater' });
  await row(/Kestrel Wharf/);
  expect(names()).toEqual(['Kestrel WharfTidewater Living']);
});

it('is narrowed by what the address says', async () => {
  open({ address: '/contracts?status=Open|completed' });
  await row(/Mill Lane/);
  expect(names()).toEqual(['Mill Lane', 'St Oswin']);
});

it('remembers that the user prefers cards, in the address and in the browser', async () => {
  const { history } = open({});
  await userEvent.click(await screen.findByRole('button', { name: 'Cards' }));
  const diary = await screen.findByRole('link', { name: 'Open diary, Mill Lane' });
  expect(diary.getAttribute('href')).toBe('/project/mill-lane');
  expect(history.location.search).toBe('?view=cards');
  cleanup();
  open({});
  await screen.findByRole('link', { name: 'Open diary, Mill Lane' });
});

it('logs the diary of an active contract for a user who may write in it, and else opens it', async () => {
  open({ address: '/contracts?view=cards', role: 'Site Manager' });
  const log = await screen.findByRole('link', { name: 'Log diary, Kestrel Wharf' });
  expect(log.getAttribute('href')).toBe('/project/kestrel-wharf?entry=new');
  expect(screen.getByRole('link', { name: 'Open diary, St Oswin' })).toBeTruthy();
  cleanup();
  open({ address: '/contracts?view=cards', role: 'Viewer' });
  const read = await screen.findByRole('link', { name: 'Open diary, Kestrel Wharf' });
  expect(read.getAttribute('href')).toBe('/project/kestrel-wharf');
});

it('opens a contract by the Enter key', async () => {
  const { history } = open({});
  (await row(/Kestrel Wharf/)).focus();
  await userEvent.keyboard('{Enter}');
  await expect.poll(() => history.location.pathname).toBe('/project/kestrel-wharf');
});

it('offers what can be done to a contract, and says of the rest why not', async () => {
  open({ role: 'Site Manager' });
  const menu = await menuOf('St Oswin');
  const items = within(menu).getAllByRole('menuitem');
  expect(items.map(({ textContent }) => textContent)).toEqual([
    'OpenEnter',
    'EditE',
    'Change status…This contract is completed. Its status can no longer change.',
    'Site issues',
    'DeleteOnly a Managing Director, a Director or an administrator can delete a contract.Del',
  ]);
});

it('asks for the new status, and before something is deleted', async () => {
  open({});
  await userEvent.click(
    within(await menuOf('Kestrel Wharf')).getByRole('menuitem', { name: 'Change status…' }),
  );
  await screen.findByRole('dialog', { name: 'Change status' });
  await userEvent.keyboard('{Escape}');
  await userEvent.click(
    within(await menuOf('Kestrel Wharf')).getByRole('menuitem', { name: /^Delete/ }),
  );
  await screen.findByRole('alertdialog', { name: 'Delete Kestrel Wharf?' });
});

it('reads a contract ahead as soon as it is pointed at', async () => {
  const { requests } = open({});
  await userEvent.hover(await row(/Kestrel Wharf/));
  await expect.poll(() => requests).toContain('GET /api/projects/by-slug/kestrel-wharf');
});

it('reads all pages of the list', async () => {
  const paged = answer(projectsApi.list, ({ searchParams }) =>
    searchParams.get('cursor') ? [mill] : new Page([wharf], 4),
  );
  open({}, paged);
  await row(/Mill Lane/);
  expect(names()).toHaveLength(2);
});

it('creates contracts for users who may, and shows the others who may', async () => {
  open({});
  const link = await screen.findByRole('link', { name: 'Create contract' });
  expect(link.getAttribute('href')).toBe('/create-contract');
  cleanup();
  open({ role: 'Viewer' });
  const button = await screen.findByRole('button', { name: 'Create contract' });
  expect(button.getAttribute('aria-disabled')).toBe('true');
  screen.getByText(
    'Only a Managing Director, a Director, a Contracts Manager or an administrator can create a contract.',
  );
});

it('says how much of the plan is used once it is nearly full', async () => {
  open({ address: '/contracts' });
  await row(/Kestrel Wharf/);
  expect(screen.queryByText(/on the Basic plan/)).toBeNull();
  cleanup();
  const small = answer(organizationsApi.current, () => anOrganization({ maxProjects: 2 }));
  open({}, small);
  await screen.findByText('2 of 2 contracts on the Basic plan');
  expect(screen.getByRole('link', { name: 'View plan' }).getAttribute('href')).toBe('/company');
  screen.getByRole('link', { name: 'Create contract' });
  cleanup();
  open(
    {},
    answer(organizationsApi.current, () => anOrganization({ maxProjects: 1 })),
  );
  await screen.findByText('You have 2 open contracts, 1 more than the Basic plan includes.');
});

it('says that there are none yet, and how to begin', async () => {
  open(
    {},
    answer(projectsApi.list, () => []),
  );
  await screen.findByRole('heading', { name: 'No contracts yet' });
  expect(screen.getAllByRole('link', { name: 'Create contract' })).toHaveLength(2);
});

it('says what went wrong, and tries again on request', async () => {
  let isDown = true;
  const list = answer(projectsApi.list, () => {
    if (isDown) throw new Refused(unexpected);
    return [wharf];
  });
  open({}, list);
  const alert = await screen.findByRole('alert');
  expect(alert.textContent).toBe('Contracts did not load500: Something went wrong on our side.');
  isDown = false;
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  await row(/Kestrel Wharf/);
});

it('claims nothing about issues as long as they are not known', async () => {
  const down = answer(overviewApi.contracts, () => {
    throw new Refused(unexpected);
  });
  open({}, down);
  expect((await row(/Kestrel Wharf/)).textContent).toContain('–');
  expect(screen.getAllByText('Not known yet')).toHaveLength(2);
});

it('says once to an administrator that everything is set up', async () => {
  localStorage.clear();
  const admin = aSessionUser({ isOrganizationAdmin: 'yes' });
  for (const [step, text] of [
    [{ supplier: false }, '5 of 6 done'],
    [{}, 'Everything is set up. You can hide this list.'],
  ] as const) {
    const start = answer(overviewApi.gettingStarted, () => aStart(step));
    renderApp('/contracts', admin, start, ...signedInAnswers);
    await screen.findByText(text);
    cleanup();
  }
  localStorage.clear();
});

it('shows an administrator the first steps of a new company, until they hide them', async () => {
  const admin = aSessionUser({ isOrganizationAdmin: 'yes' });
  const start = answer(overviewApi.gettingStarted, () => aStart({ supplier: false }));
  renderApp('/contracts', admin, start, ...signedInAnswers);
  const steps = within(await screen.findByRole('region', { name: 'Getting started' }));
  steps.getByText('5 of 6 done');
  expect(steps.getAllByRole('link').map(({ textContent }) => textContent)).toEqual([
    'Add supplier',
  ]);
  await userEvent.click(steps.getByRole('button', { name: 'Hide' }));
  expect(screen.queryByRole('region', { name: 'Getting started' })).toBeNull();
});
