import { labourApi } from '@sitewright/domain/labour/api';
import { projectsApi } from '@sitewright/domain/projects/api';
import { workforceApi } from '@sitewright/domain/workforce/api';
import type { Worker, WorkforceSummary } from '@sitewright/domain/workforce/worker';
import { aWorker, aWorkerRecord } from '@sitewright/domain/workforce/worker.fixture';
import { cleanup, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { aSessionUser } from '../testing/a-session-user.ts';
import { type Answer, answer } from '../testing/fake-api.ts';
import { fakeEventSource } from '../testing/fake-event-source.ts';
import { fillIn } from '../testing/fill-in.ts';
import { renderApp } from '../testing/render-with-api.tsx';
import { aProject, signedInAnswers } from '../testing/signed-in-answers.ts';

beforeEach(async () => {
  fakeEventSource();
  // What the screen fetches late is at hand, so that nothing has to wait for a busy machine.
  await Promise.all([import('./workforce-screen.tsx'), import('./actions/worker-action.tsx')]);
});
afterEach(() => {
  cleanup();
  localStorage.clear();
  vi.unstubAllGlobals();
});

const manager = aSessionUser({ role: 'Site Manager' });
const viewer = aSessionUser({ role: 'Viewer' });

const summary: WorkforceSummary = {
  active: 3,
  atWork: 1,
  cardsExpired: 1,
  cardsExpiring30: 2,
  cardsExpiring60: 3,
  cardsExpiring90: 4,
  cardsToCheck: 0,
  notInducted: 1,
  rightToWorkDue: 0,
  hoursThisWeek: '41.5',
  fatigueFlags: 2,
  jobTitles: ['Carpenter'],
};

const expired = 'Card expired on 14/11/2026';
const dan = aWorker();
const neil = aWorker({
  id: 2,
  workerId: 'W-002',
  firstName: 'Neil',
  lastName: 'Stubbs',
  jobTitle: 'Site operative',
  cscsCardType: 'Labourer',
  cscsCardExpiry: '2026-11-14',
  inductedProjectIds: [],
  verdict: { state: 'cannot', reason: expired, reasons: [expired] },
});
const kev = aWorker({ id: 3, firstName: 'Kev', lastName: 'Oates', employmentStatus: 'left' });

const show = (address: string, workers: Worker[], user = manager, ...answers: Answer[]) =>
  renderApp(
    address,
    user,
    ...answers,
    answer(workforceApi.summary, () => summary),
    answer(workforceApi.list, () => workers),
    answer(workforceApi.overallScores, () => [{ id: 1, score: '78.7', days: 12 }]),
    ...signedInAnswers,
  );

const names = async () =>
  within(await screen.findByRole('table', { name: 'Workers' }))
    .getAllByRole('link')
    .map(({ textContent }) => textContent);

const press = async (name: RegExp | string) =>
  userEvent.click(await screen.findByRole('button', { name }));

describe('the figures of people', () => {
  it('are a score with its days for who may see it, and the fatigue flags of the week', async () => {
    show('/workforce?columns=name,score', [dan]);
    const table = within(await screen.findByRole('table', { name: 'Workers' }));
    expect(await table.findByText('78.7')).toBeDefined();
    expect(table.getByText('12 days')).toBeDefined();
    const flags = await screen.findByText('Fatigue flags', { selector: 'dt *' });
    expect(flags.closest('div')?.textContent).toContain('2');
    cleanup();
    show(
      '/workforce',
      [dan],
      viewer,
      answer(workforceApi.summary, () => ({ ...summary, fatigueFlags: null })),
    );
    await screen.findByRole('table', { name: 'Workers' });
    await screen.findByText('On site now', { selector: 'dt *' });
    expect(screen.queryByText('Fatigue flags')).toBeNull();
    expect(screen.queryByRole('columnheader', { name: /^Score/ })).toBeNull();
  });

  it('do not keep anybody from starting: one press opens the start with the worker found', async () => {
    show(
      '/workforce',
      [dan, neil],
      manager,
      answer(labourApi.gangs, () => []),
      answer(labourApi.board, () => ({
        serverTime: '2026-11-16T08:00:00.000Z',
        sessions: [],
      })),
    );
    await press(/^Actions for Dan Price/);
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Start labour…' }));
    const sheet = within(await screen.findByRole('dialog', { name: 'Start crew or plant' }));
    expect(await sheet.findByRole('button', { name: /^Dan Price.*Clear.*Start$/ })).toBeDefined();
    expect(sheet.queryByText('Neil Stubbs')).toBeNull();
  });
});

describe('the register', () => {
  it('puts those first who must not start, with the reason, and names the card by its colour', async () => {
    show('/workforce', [dan, neil]);
    const row = await screen.findByRole('row', { name: /Neil Stubbs/ });
    for (const text of ['Cannot work', expired, 'Green Labourer', 'None'])
      expect(row.textContent).toContain(text);
    expect(await names()).toEqual(['Neil Stubbs', 'Dan Price']);
  });

  it('distinguishes an unlimited right to work from one never checked', async () => {
    const mia = aWorker({ id: 4, firstName: 'Mia', lastName: 'Ray', rightToWorkCheckedOn: null });
    const ola = aWorker({
      id: 5,
      firstName: 'Ola',
      lastName: 'Fox',
      rightToWorkExpiresOn: '2098-07-01',
    });
    show('/workforce', [dan, mia, ola]);
    const cells = async (name: RegExp) => (await screen.findByRole('row', { name })).textContent;
    expect(await cells(/Dan Price/)).toContain('No expiry');
    expect(await cells(/Mia Ray/)).toContain('Not checked');
    expect(await cells(/Ola Fox/)).toContain('01/07/2098');
  });

  it('counts who can work, and narrows to those by a chip that the address keeps', async () => {
    const { history } = show('/workforce', [dan, neil]);
    await press(/^Cannot work 1/);
    expect(await names()).toEqual(['Neil Stubbs']);
    expect(history.location.search).toContain('verdict=cannot');
  });

  it('shows workers who left only on request', async () => {
    show('/workforce', [dan, kev]);
    await screen.findByRole('row', { name: /Dan Price/ });
    expect(await names()).toEqual(['Dan Price']);
    cleanup();
    show('/workforce?status=left', [dan, kev]);
    await screen.findByRole('row', { name: /Kev Oates/ });
    expect(await names()).toEqual(['Kev Oates']);
  });

  it('checks every worker for the one contract that is chosen', async () => {
    const there = answer(workforceApi.list, ({ searchParams }) =>
      searchParams.get('projectId') === '7' ? [neil] : [dan],
    );
    show('/workforce?contract=mill-lane', [], manager, millLane, there);
    await screen.findByText('Who can work today on Mill Lane and what is stopping the rest.');
    await screen.findByRole('row', { name: /Neil Stubbs/ });
    expect(await names()).toEqual(['Neil Stubbs']);
  });

  it('links a figure to the workers that it counts', async () => {
    const { history } = show('/workforce', [aWorker()]);
    await userEvent.click(await screen.findByRole('link', { name: /No current induction/ }));
    expect(history.location.search).toBe('?status=active&inducted=no');
  });

  it('finds cards that end within so many days', async () => {
    vi.setSystemTime('2026-11-15T12:00:00Z');
    const ending = (id: number, lastName: string, cscsCardExpiry: string) =>
      aWorker({ id, lastName, cscsCardExpiry });
    const later = ending(5, 'Later', '2027-01-20');
    show('/workforce?card=60', [later, ending(4, 'Soon', '2027-01-10')]);
    await screen.findByRole('row', { name: /Dan Soon/ });
    expect(await names()).toEqual(['Dan Soon']);
    vi.useRealTimers();
  });

  it('shows a viewer why they may not add workers, and hides phone numbers', async () => {
    show('/workforce?columns=name,mobile', [aWorker({ mobilePhone: null })], viewer);
    await screen.findByRole('row', { name: /Dan Price/ });
    const add = screen.getByRole('button', { name: 'Add worker' });
    expect(add.getAttribute('aria-disabled')).toBe('true');
    expect(screen.queryByRole('columnheader', { name: /Mobile/ })).toBeNull();
  });

  it('starts with adding a worker where there are none', async () => {
    show('/workforce', []);
    await screen.findByRole('heading', { name: 'No workers yet' });
  });
});

const millLane = answer(projectsApi.list, () => [
  aProject({ id: 7, slug: 'mill-lane', name: 'Mill Lane' }),
]);

describe('an action on a worker', () => {
  const menuOf = async (name: string) =>
    userEvent.click(await screen.findByRole('button', { name: `Actions for ${name}` }));

  it('writes down who looked at a card and what came of it', async () => {
    const bodies: unknown[] = [];
    show(
      '/workforce',
      [dan],
      manager,
      answer(workforceApi.checkCard, (_, body) => {
        bodies.push(body);
        return aWorkerRecord();
      }),
    );
    await menuOf('Dan Price Carpenter W-001');
    await userEvent.click(await screen.findByRole('menuitem', { name: /Check card/ }));
    await userEvent.selectOptions(await screen.findByLabelText('Result'), 'Verified');
    await press('Save');
    await screen.findByText('Dan Price’s card: verified');
    expect(bodies).toEqual([{ method: 'smart_check', result: 'verified', note: null }]);
  });

  it('inducts a worker only after the pass is confirmed', async () => {
    const bodies: unknown[] = [];
    show(
      '/workforce',
      [dan],
      manager,
      answer(projectsApi.list, () => [aProject({ id: 7, name: 'Quay Street' })]),
      answer(workforceApi.induct, (_, body) => {
        bodies.push(body);
        const { createdAt, updatedAt, createdBy, updatedBy, version } = aWorkerRecord();
        return {
          ...{ id: 1, workerId: dan.id, projectId: 7, projectName: 'Quay Street' },
          ...{ inductedOn: '2026-11-16', inductor: 'Joy Okafor', hasPassed: true },
          ...{ signature: null, expiresOn: null },
          ...{ createdAt, updatedAt, createdBy, updatedBy, version },
        };
      }),
    );
    await menuOf('Dan Price Carpenter W-001');
    await userEvent.click(await screen.findByRole('menuitem', { name: /Induct/ }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Induct Dan Price' }));
    await userEvent.selectOptions(await dialog.findByLabelText('Contract'), 'Quay Street');
    await press('Save');
    await dialog.findByText('Please choose whether they passed');
    await userEvent.selectOptions(dialog.getByLabelText('Induction test'), 'Passed');
    await press('Save');
    await screen.findByText('Dan Price inducted on Quay Street');
    expect(bodies).toMatchObject([{ projectId: 7, hasPassed: true }]);
  });

  it('asks why a worker is suspended', async () => {
    const bodies: unknown[] = [];
    show(
      '/workforce',
      [dan],
      manager,
      answer(workforceApi.setStatus, (_, body) => {
        bodies.push(body);
        return aWorkerRecord({ employmentStatus: 'suspended' });
      }),
    );
    await menuOf('Dan Price Carpenter W-001');
    await userEvent.click(await screen.findByRole('menuitem', { name: /Suspend/ }));
    const suspend = await screen.findByRole('button', { name: 'Suspend' });
    expect(suspend.getAttribute('aria-disabled')).toBe('true');
    await fillIn(screen.getByLabelText('Reason'), 'Rode on the forks');
    await userEvent.click(suspend);
    await screen.findByText('Dan Price: suspended');
    expect(bodies).toEqual([{ status: 'suspended', reason: 'Rode on the forks' }]);
  });
});
