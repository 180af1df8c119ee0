import { costsApi } from '@sitewright/domain/costs/api';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeAll, expect, it, vi } from 'vitest';
import { aSessionUser } from '../../testing/a-session-user.ts';
import { answer } from '../../testing/fake-api.ts';
import { fillIn } from '../../testing/fill-in.ts';
import { shownToast } from '../../ui/dialogs/toast.fixture.ts';
import { anAnalysis } from '../cost-answers.fixture.ts';
import { aCostReport } from '../cost-report.fixture.ts';
import { openCosts } from '../open-costs.fixture.tsx';

beforeAll(() => import('./cvr-tab.tsx').then(() => undefined));
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

type Report = ReturnType<typeof aCostReport>;

const open = (reports: Report[], ...answers: ReturnType<typeof answer>[]) =>
  openCosts({
    search: '?tab=cvr',
    answers: [...answers, answer(costsApi.listReports, () => reports)],
  });
const press = async (name: string | RegExp) =>
  userEvent.click(await screen.findByRole('button', { name }));
const expectTextOnce = async (text: string) =>
  waitFor(async () => expect((await shownToast()).join(' ')).toContain(text));

const moved = {
  head: 'labour',
  before: '40000.00',
  now: '41000.00',
  by: '1000.00',
  reason: null,
  isReasonNeeded: true,
} as const;

it('shows cost beside value, with retention', async () => {
  open([aCostReport()]);
  const value = within(await screen.findByRole('region', { name: 'Value' }));
  expect(value.getByText('Total value').closest('div')?.textContent).toContain('£70,000.00');
  expect(value.getByText('Retention held').closest('div')?.textContent).toContain(
    '3% of certified value£1,950.00',
  );
  const cost = within(screen.getByRole('region', { name: 'Cost' }));
  expect(cost.getByText('Margin to date').closest('div')?.textContent).toContain('£9,000.00');
});

it('says of which day its plans and the contract are', async () => {
  open([aCostReport({ figures: { plansAsOf: '2026-10-31', contractAsOf: '2026-11-12' } })]);
  await screen.findByText(
    'Includes budget changes up to 31/10/2026. Contract value, budget and dates as at 12/11/2026.',
  );
});

it('says from when the first month of a contract that has not started can be opened', async () => {
  const early = anAnalysis({ startDate: '2026-12-14', actual: '0.00' });
  open(
    [],
    answer(costsApi.read, () => early),
  );
  await screen.findByText(
    'The contract starts on 14/12/2026. Its first month can be opened from 01/12/2026.',
  );
  expect(screen.queryByRole('button', { name: 'Open a month' })).toBeNull();
});

it('opens the next month', async () => {
  const sent = vi.fn();
  open(
    [aCostReport({ month: '2026-09-01', status: 'frozen' })],
    answer(costsApi.openReport, (_, body) => {
      sent(body);
      return aCostReport({ month: '2026-10-01' });
    }),
  );
  await press('Open a month');
  const month = await screen.findByLabelText('Month');
  expect(
    within(month)
      .getAllByRole('option')
      .map(({ textContent }) => textContent),
  ).toEqual(['November 2026', 'October 2026']);
  await userEvent.selectOptions(month, 'October 2026');
  await press('Save');
  await expectTextOnce('CVR for October 2026 opened');
  expect(sent).toHaveBeenCalledWith({ month: '2026-10-01', projectId: 7 });
});

it('saves the value, and why a head moved', async () => {
  const sent = vi.fn();
  open(
    [aCostReport({ figures: { movements: [moved], movedBy: '1000.00' } })],
    answer(costsApi.editReport, (_, body) => {
      sent(body);
      return aCostReport();
    }),
  );
  await screen.findByText('Give a reason before freezing');
  await press('Edit');
  const form = within(await screen.findByRole('form', { name: 'CVR for November 2026' }));
  const certified = form.getByLabelText('Certified');
  await userEvent.clear(certified);
  await fillIn(certified, '66000');
  await fillIn(form.getByLabelText('Labour, +£1,000.00'), 'Night shift');
  await press('Save CVR');
  await expectTextOnce('CVR for November 2026 saved');
  expect(sent.mock.calls[0]?.[0]).toMatchObject({
    certified: '66000.00',
    reasons: { labour: 'Night shift' },
    version: 1,
  });
});

it('hands a month to review, and takes it back', async () => {
  let status: 'open' | 'in_review' = 'open';
  const { requests } = openCosts({
    search: '?tab=cvr',
    answers: [
      answer(costsApi.listReports, () => [aCostReport({ status })]),
      answer(costsApi.reviewReport, () => {
        status = 'in_review';
        return aCostReport({ status });
      }),
      answer(costsApi.reopenReport, () => {
        status = 'open';
        return aCostReport({ status });
      }),
    ],
  });
  await press('Send for review: CVR for November 2026');
  await screen.findByText('In review. Reopen it to make changes.');
  expect(screen.queryByRole('button', { name: 'Edit' })).toBeNull();
  await press('Reopen: CVR for November 2026');
  await screen.findByRole('button', { name: 'Send for review: CVR for November 2026' });
  expect(requests).toContain('PUT /api/cost-reports/11/review');
  expect(requests).toContain('DELETE /api/cost-reports/11/review');
});

it('freezes a month that is in review', async () => {
  const { requests } = open(
    [aCostReport({ month: '2026-10-01', status: 'in_review' })],
    answer(costsApi.freezeReport, () => aCostReport({ month: '2026-10-01', status: 'frozen' })),
  );
  await press('Freeze');
  const dialog = within(await screen.findByRole('alertdialog'));
  dialog.getByText(/cannot change the figures/);
  await userEvent.click(dialog.getByRole('button', { name: 'Freeze' }));
  await expectTextOnce('CVR for October 2026 frozen. November 2026 is open');
  expect(requests).toContain('PUT /api/cost-reports/11/freeze');
});

it('warns before a month without a value is frozen', async () => {
  const figures = { value: '0.00', cost: '1200.00', margin: '-1200.00' };
  open([aCostReport({ month: '2026-10-01', status: 'in_review', figures })]);
  await press('Freeze');
  const dialog = within(await screen.findByRole('alertdialog'));
  dialog.getByText(
    /^No value has been entered for this month, so its margin to date is −£1,200.00\./,
  );
});

it('says why a month cannot be frozen yet', async () => {
  const figures = { movements: [moved], movedBy: '1000.00' };
  open([aCostReport({ month: '2026-10-01', status: 'in_review', figures })]);
  await screen.findByText(/^Give a reason for the labour movement .* more than 1% of its revised/);
  expect(screen.getByRole('button', { name: 'Freeze' }).getAttribute('aria-disabled')).toBe('true');
});

it('does not freeze a month that is not over', async () => {
  open([aCostReport({ status: 'in_review' })]);
  await screen.findByText('November 2026 can be frozen from its last day, 30/11/2026, in 18 days.');
  expect(screen.getByRole('button', { name: 'Freeze' }).getAttribute('aria-disabled')).toBe('true');
});

it('goes on with the version that it saved itself', async () => {
  const sent = vi.fn();
  let reads = 0;
  const { requests } = open(
    [],
    answer(costsApi.listReports, () =>
      reads++ === 0 ? [aCostReport({ status: 'in_review' })] : new Promise(() => undefined),
    ),
    answer(costsApi.reopenReport, () => aCostReport({ version: 2 })),
    answer(costsApi.reviewReport, (_, body) => {
      sent(body);
      return aCostReport({ status: 'in_review', version: 3 });
    }),
  );
  await press('Reopen: CVR for November 2026');
  await press('Send for review: CVR for November 2026');
  await waitFor(() => expect(sent).toHaveBeenCalledWith({ version: 2 }));
  expect(requests).toContain('PUT /api/cost-reports/11/review');
});

it('shows a frozen month only to read, with who froze it and when', async () => {
  open([
    aCostReport({
      status: 'frozen',
      frozenAt: '2026-12-02T10:15:00.000Z',
      frozenByName: 'Priya Raman',
    }),
  ]);
  await screen.findByText(/^Frozen by Priya Raman on 02\/12\/2026 10:15\./);
  expect(screen.queryByRole('button', { name: 'Edit' })).toBeNull();
});

it('says to a user who may only read it who may change it', async () => {
  openCosts({ search: '?tab=cvr', user: aSessionUser({ role: 'Buyer' }) });
  await screen.findByText(/^Only a Managing Director.* can change the costs of a contract\.$/);
  expect(screen.queryByRole('button', { name: 'Edit' })).toBeNull();
});

it('says how it begins where no month is there', async () => {
  open([]);
  await screen.findByRole('heading', { name: 'No CVRs yet' });
  screen.getByRole('button', { name: 'Open a month' });
});
