import { costsApi } from '@sitewright/domain/costs/api';
import { Page } from '@sitewright/domain/kernel/page';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeAll, expect, it, vi } from 'vitest';
import { followChanges } from '../platform/live.ts';
import { aSessionUser } from '../testing/a-session-user.ts';
import { answer } from '../testing/fake-api.ts';
import { fakeEventSource } from '../testing/fake-event-source.ts';
import { misnamedControls } from '../testing/label-in-name.ts';
import {
  aBudgetChange,
  aCostRow,
  aCurvePoint,
  aMovement,
  aMovementSource,
  anAnalysis,
  costChanges,
} from './cost-answers.fixture.ts';
import { openCosts } from './open-costs.fixture.tsx';

// Loads the lazy parts before the timeout of the first test starts.
beforeAll(async () => {
  await import('./figure/figure-sheet.tsx');
  await import('./figure/changes-sheet.tsx');
  await import('./charts/curve-chart.tsx');
  await import('./rates/set-rates.tsx');
  await import('./tabs/source-tabs.tsx');
  await import('./tabs/forecast-tab.tsx');
  await import('./tabs/transactions-tab.tsx');
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const press = async (name: string | RegExp) =>
  userEvent.click(await screen.findByRole('button', { name }));
const sheet = async (name: string | RegExp) => within(await screen.findByRole('dialog', { name }));

it('says which contract it is, and up to when its figures are true', async () => {
  openCosts();
  await screen.findByRole('heading', { level: 1, name: 'Kestrel Wharf, Block C' });
  screen.getByText('Thu 12 Nov 2026 14:02');
  screen.getByText('Labour over budget');
  screen.getByText('60.0% of budget');
  expect(misnamedControls()).toEqual([]);
});

it('shows for every head how far it is over or under, in words', async () => {
  openCosts();
  const table = within(await screen.findByRole('table', { name: 'Cost heads' }));
  const labour = table.getByRole('row', { name: /^Labour/ });
  expect(labour.textContent).toContain('2.5% over');
  expect(table.getByRole('row', { name: /^Materials/ }).textContent).toContain('1.8% under');
  expect(table.getByRole('row', { name: /^Total/ }).textContent).toContain('£100,000.00');
});

it('opens a figure: its formula, its rows with where they came from, and their sum', async () => {
  const requests: string[] = [];
  const { history } = openCosts({
    answers: [
      answer(costsApi.rows, (url) => {
        requests.push(url.search);
        return [
          aCostRow(),
          aCostRow({ id: 2, source: 'order', sourceId: 44, words: 'PO-44', amount: '29808.00' }),
          aCostRow({
            id: null,
            words: 'Formwork gang',
            quantity: '2.000',
            rate: null,
            amount: '0',
          }),
        ];
      }),
    ],
  });
  await press('£30,000.00, Actual to date, labour');
  const rows = await sheet('Actual to date, labour');
  rows.getByText(/^Paid hours × the rate on the day/);
  const row = (await rows.findByRole('link', { name: 'Core wall lift 5' })).closest('li');
  expect(row?.textContent).toContain('10/11/2026 · Stanside Masonry · Agreed rate · 8 h × £24.00');
  expect(row?.textContent).toContain('£192.00');
  expect(rows.getByRole('link', { name: 'Core wall lift 5' }).getAttribute('href')).toContain(
    '/project/kestrel-wharf?date=2026-11-10',
  );
  expect(rows.getByRole('link', { name: 'PO-44' }).getAttribute('href')).toBe(
    '/suppliers/orders/44',
  );
  expect(rows.getByText('Formwork gang').closest('li')?.textContent).toContain(
    'in progress · 2 h, no rate',
  );
  rows.getByText('£30,000');
  rows.getByText('3 transactions');
  expect(requests[0]).toContain('measure=actual&head=labour');
  expect(history.location.search).toBe('?figure=actual&of=labour');
  await userEvent.click(rows.getByRole('button', { name: 'Close' }));
  await waitFor(() => expect(history.location.search).toBe(''));
});

it('loads more rows, and shows the total of those loaded', async () => {
  openCosts({
    search: '?figure=actual&of=labour',
    answers: [
      answer(costsApi.rows, ({ searchParams }) =>
        searchParams.has('cursor')
          ? [aCostRow({ id: 1, words: 'The first' })]
          : new Page([aCostRow({ id: 2 })], 2),
      ),
    ],
  });
  const rows = await sheet('Actual to date, labour');
  await rows.findByText('1 transaction shown, £192.00');
  await userEvent.click(rows.getByRole('button', { name: 'Show more' }));
  await rows.findByText('The first');
  rows.getByText('2 transactions');
});

it('takes a forecast apart, and leads on to its parts', async () => {
  openCosts({ search: '?figure=forecast&of=labour' });
  const parts = await sheet('Forecast final, labour');
  parts.getByText('Actual + open commitment + cost to complete.');
  expect(parts.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    'Actual to date£30,000.00',
    'Open commitment£0.00',
    'Cost to complete£11,000.00',
  ]);
  await userEvent.click(parts.getByRole('button', { name: '£30,000.00, Actual to date, labour' }));
  await sheet('Actual to date, labour');
});

it('has one word for money that no head has', async () => {
  const unallocated = { budget: '5000.00', toComplete: '4000.00' };
  openCosts({
    search: '?figure=toComplete',
    answers: [answer(costsApi.read, () => anAnalysis({ unallocated }))],
  });
  const parts = await sheet('Cost to complete');
  expect(parts.getAllByRole('listitem').at(-1)?.textContent).toBe('Not allocated£4,000.00');
  await userEvent.click(parts.getByRole('button', { name: 'Close' }));
  const row = await screen.findByRole('row', { name: /^Not allocated/ });
  expect(row.textContent).toBe('Not allocated£5,000.00No costs posted£4,000.00£4,000.00£1,000.00');
});

it('offers to split a budget that no head has yet, and calls no head over', async () => {
  const unallocated = { budget: '50000.00', toComplete: '20000.00' };
  const heads = anAnalysis().heads.map((head) => ({
    ...head,
    // An approved change is no split.
    budget: '0.00',
    revised: '-400.00',
    variance: '-401.00',
  }));
  openCosts({ answers: [answer(costsApi.read, () => anAnalysis({ unallocated, heads }))] });
  await screen.findByText('The budget is not split by cost head yet.');
  screen.getByRole('button', { name: 'Split budget' });
  expect(screen.queryByText(/over budget$/)).toBeNull();
  expect(screen.queryByText(/over$/, { selector: 'tbody *' })).toBeNull();
  expect(screen.getAllByText('no budget').length).toBe(heads.length);
});

it('adds up to the total where the cost to complete is listed', async () => {
  const unallocated = { budget: '5000.00', toComplete: '4000.00' };
  openCosts({
    search: '?tab=forecast',
    answers: [answer(costsApi.read, () => anAnalysis({ unallocated }))],
  });
  const table = await screen.findByRole('table', { name: 'Cost to complete by cost head' });
  const row = within(table).getByRole('row', { name: /^Not allocated/ });
  expect(row.textContent).toBe('Not allocated£4,000.00£4,000.00');
});

it('adds approved changes to the first budget, and no others', async () => {
  openCosts({
    search: '?figure=revised&of=labour',
    answers: [
      answer(costsApi.listBudgetChanges, () => [
        aBudgetChange({ status: 'approved' }),
        aBudgetChange({ id: 6, description: 'A wish', status: 'proposed' }),
      ]),
    ],
  });
  const parts = await sheet('Revised budget, labour');
  await parts.findByText('Night shift for the crane');
  expect(parts.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    'Original budget£38,000.00',
    'Night shift for the craneLabour£2,000.00',
  ]);
});

it('lists what moved the forecast, so that it adds up', async () => {
  const heads = ['labour', 'plant', 'materials', 'other', 'subcontract', 'preliminaries'] as const;
  const movements = ['100.00', '50.00', '-20.00', '5.00', '3.00', '2.00'].map((effect, n) =>
    aMovement({ head: heads[n] ?? null, effect, sources: [] }),
  );
  openCosts({
    answers: [answer(costsApi.changesSince, () => costChanges(movements, '140.00'))],
  });
  const panel = within(await screen.findByRole('region', { name: 'What moved the forecast' }));
  await panel.findByText('Actual cost below the forecast');
  panel.getByText('since 29/10');
  expect(panel.getByRole('button', { name: '2 more' }).parentElement?.textContent).toBe(
    '2 more+£5.00',
  );
  expect(panel.getByText('Change of forecast').textContent).toBe('Change of forecast+£140.00');
  await userEvent.click(panel.getByRole('button', { name: '2 more' }));
  const all = await sheet('What moved the forecast since 29/10/2026');
  expect(all.getAllByRole('listitem')).toHaveLength(6);
});

it('leads from what moved the forecast to where that came from', async () => {
  const none = { source: null, sourceId: null, day: null };
  const sources = [
    aMovementSource({ source: 'entry', sourceId: 1, words: 'Groundworkers' }),
    aMovementSource({ source: 'order', sourceId: 44, words: 'Order PO-44' }),
    aMovementSource({ ...none, words: 'Balconies' }),
  ];
  openCosts({
    search: '?figure=changes&since=2026-11-01',
    answers: [
      answer(costsApi.changesSince, () =>
        costChanges(
          [
            aMovement({ head: 'labour', sources, otherSources: 12 }),
            aMovement({ head: null, effect: '-8600.00', sources: [] }),
          ],
          '0.00',
        ),
      ),
    ],
  });
  const all = await sheet('What moved the forecast since 01/11/2026');
  await all.findByText('and 12 smaller');
  all.getByText('Drawn from unallocated budget');
  const links = all.getAllByRole<HTMLAnchorElement>('link');
  expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
    [
      'Actual cost above the forecast',
      '/cost-analysis/kestrel-wharf?since=2026-11-01&figure=toComplete&of=labour',
    ],
    ['Groundworkers', '/project/kestrel-wharf?date=2026-11-10'],
    ['Order PO-44', '/suppliers/orders/44'],
  ]);
});

it('asks for the changes since the day that the address names', async () => {
  const { requests } = openCosts({ search: '?since=2026-11-01' });
  await screen.findByText('since 01/11');
  expect(requests).toContain('GET /api/cost-analysis/kestrel-wharf/changes?since=2026-11-01');
});

it.each(['1999-12-31', '2030-01-01'])('looks two weeks back instead of to %s', async (since) => {
  openCosts({ search: `?since=${since}` });
  await screen.findByText('since 29/10');
});

it('leads from the hours of a head to its rows', async () => {
  const { history } = openCosts({ search: '?tab=labour' });
  await press('1,200 h, Actual to date, labour');
  expect(history.location.search).toBe('?tab=labour&figure=actual&of=labour');
});

it('names the cost beside its point, also at the beginning of a contract', async () => {
  const points = [
    aCurvePoint({ day: '2026-11-08', actual: '100.00', forecast: '100.00' }),
    aCurvePoint({ day: '2027-11-07', forecast: '90000.00' }),
  ];
  openCosts({ answers: [answer(costsApi.curve, () => ({ points }))] });
  const label = await screen.findByText(/^Actual £/);
  expect(label.getAttribute('x')).toBe('0%');
});

it('shows the curves as a table too', async () => {
  openCosts();
  const panel = within(await screen.findByRole('region', { name: 'Cumulative cost' }));
  await userEvent.click(panel.getByRole('button', { name: 'View as table' }));
  const week = panel.getByRole('row', { name: /^08\/11\/2026/ });
  expect(week.textContent).toContain('£60,000.00');
});

it('warns of heads close to their budget, and of hours without a rate', async () => {
  const message = 'Plant has used 96% of its budget';
  const { history } = openCosts({
    answers: [
      answer(costsApi.read, () =>
        anAnalysis({
          hoursWithoutRate: '38.500',
          alerts: [{ head: 'plant', level: 95, message }],
        }),
      ),
    ],
  });
  await screen.findByText(`${message}.`);
  screen.getByText('38.5 hours have no rate and are not costed.');
  await press('Show hours');
  expect(history.location.search).toBe('?tab=transactions&head=labour&rate=none');
});

it('sets the rates of the hours without one', async () => {
  const sent = vi.fn();
  const of = { workerId: null, gangId: null, records: 1, from: '2026-03-02' };
  openCosts({
    user: aSessionUser({ role: 'Director' }),
    answers: [
      answer(costsApi.read, () => anAnalysis({ hoursWithoutRate: '18.500' })),
      answer(costsApi.unratedHours, () => [
        { ...of, kind: 'worker' as const, workerId: 7, name: 'Ann Ray', hours: '10.500' },
        { ...of, kind: 'crew' as const, name: 'Tarn', hours: '8.000', records: 2 },
      ]),
      answer(costsApi.setWorkerRates, (_, body) => {
        sent(body);
        return [];
      }),
      answer(costsApi.setCrewRates, (_, body) => {
        sent(body);
        return [];
      }),
    ],
  });
  await press('Set a rate');
  const form = within(await screen.findByRole('form', { name: 'Set a rate' }));
  form.getByText('10.5 hours in 1 record. Hourly pay rate from 02/03/2026.');
  await userEvent.click(form.getByRole('button', { name: 'Save rates' }));
  await form.findByText('Please enter at least one rate');
  await userEvent.type(form.getByLabelText(/^Ann Ray/), '21.5');
  await userEvent.type(form.getByLabelText(/^Tarn/), '25');
  await userEvent.click(form.getByRole('button', { name: 'Save rates' }));
  await waitFor(() => expect(sent).toHaveBeenCalledTimes(2));
  expect(sent.mock.calls.flat()).toEqual([
    { rates: [{ workerId: 7, hourlyRate: '21.50' }] },
    { rates: [{ gangId: null, name: 'Tarn', hourlyRate: '25.00' }] },
  ]);
});

it('says once who may set rates, and saves none for a user who may not', async () => {
  const worker = {
    ...{ kind: 'worker' as const, workerId: 4, gangId: null, name: 'Piotr Kowal' },
    ...{ records: 1, hours: '8.000', from: '2026-11-02' },
  } as const;
  openCosts({
    answers: [
      answer(costsApi.read, () => anAnalysis({ hoursWithoutRate: '16.000' })),
      answer(costsApi.unratedHours, () => [worker, { ...worker, workerId: 5, name: 'Ana Silva' }]),
    ],
  });
  await press('Set a rate');
  const form = within(await screen.findByRole('form', { name: 'Set a rate' }));
  expect(form.getAllByText(/set the pay of a worker/)).toHaveLength(1);
  const save = form.getByRole('button', { name: 'Save rates' });
  expect(save.getAttribute('aria-disabled')).toBe('true');
  form.getByText('Your role does not allow setting any of these rates.');
});

it('asks for the rows that count nothing for want of a rate', async () => {
  const unpriced = { rate: null, amount: '0.00' };
  const { requests } = openCosts({
    search: '?tab=transactions&rate=none',
    answers: [
      answer(costsApi.rows, ({ searchParams }) =>
        searchParams.get('rate') === 'none'
          ? [aCostRow({ id: 2, words: 'Steel fixers', ...unpriced })]
          : [aCostRow({ id: 3 })],
      ),
    ],
  });
  const row = (await screen.findByRole('link', { name: 'Steel fixers' })).closest('tr');
  expect(row?.textContent).toContain('8 h, no rate');
  expect(screen.queryByText('Core wall lift 5')).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'Clear rate' }));
  await screen.findByText('Core wall lift 5');
  expect(requests.at(-1)).toMatch(/\/rows\?measure=actual$/);
});

it('says what to do first where there is neither budget nor cost', async () => {
  openCosts({
    answers: [
      answer(costsApi.read, () =>
        anAnalysis({ revised: '0.00', actual: '0.00', committed: '0.00' }),
      ),
    ],
  });
  await screen.findByRole('heading', { name: 'No budget or costs yet' });
  screen.getByRole('button', { name: 'Budget by head' });
});

it('shows hours and quantities, and never a pound, to a user who may not see costs', async () => {
  const nothing = { revised: null, actual: null, committed: null, forecast: null };
  const { requests } = openCosts({
    user: aSessionUser({ role: 'Site Supervisor' }),
    search: '?tab=cvr',
    answers: [
      answer(costsApi.read, () =>
        anAnalysis({
          ...{ ...nothing, hoursWithoutRate: '38.500' },
          standing: [{ reason: 'weather', hours: '61.500', days: '0', cost: null }],
        }),
      ),
      answer(costsApi.rows, () => [aCostRow({ rate: null, amount: null })]),
    ],
  });
  await screen.findByText(/^You can see hours and quantities\. Only a Managing/);
  screen.getByText('1,200 h');
  screen.getByText('61.5 h');
  expect(screen.queryByRole('link', { name: 'CVR' })).toBeNull();
  await userEvent.click(screen.getByRole('link', { name: 'Labour' }));
  const row = (await screen.findByRole('link', { name: 'Core wall lift 5' })).closest('tr');
  expect(row?.textContent).toContain('8 h');
  expect(screen.queryByText(/no rate/)).toBeNull();
  expect(document.body.textContent).not.toContain('£');
  expect(requests.join()).not.toMatch(/cost-reports|budget-changes|changes\?/);
});

it('filters the cost transactions', async () => {
  const { requests } = openCosts({ search: '?tab=transactions' });
  await userEvent.selectOptions(await screen.findByLabelText('Source'), 'Plant hire');
  await waitFor(() => expect(requests.at(-1)).toContain('/rows?measure=actual&source=plant'));
});

it('says that nothing matches, and clears the filters', async () => {
  const { history } = openCosts({
    search: '?tab=transactions&head=plant&source=labour',
    answers: [answer(costsApi.rows, () => [])],
  });
  await screen.findByText(/^Nothing matches 2 filters\./);
  await press('Clear filters');
  await screen.findByText('No transactions yet.');
  expect(history.location.search).toBe('?tab=transactions');
});

it('updates while it is open, when another user pauses a gang', async () => {
  const streams = fakeEventSource();
  let forecast = '100000.00';
  const { client } = openCosts({
    answers: [answer(costsApi.read, () => anAnalysis({ forecast }))],
  });
  await screen.findAllByRole('button', { name: /£100,000\.00, Forecast final$/ });
  const stop = followChanges(client);
  forecast = '100450.00';
  streams[0]?.emit({ entity: 'labour', id: 3, action: 'update' });
  await screen.findAllByRole('button', { name: /£100,450\.00, Forecast final$/ });
  stop();
});

it('prints for a user who may export costs, and says to others who may', async () => {
  const go = vi.spyOn(window.location, 'assign').mockReturnValue();
  openCosts();
  await press('PDF');
  expect(go).toHaveBeenCalledWith('/api/cost-analysis/kestrel-wharf/pdf');
  cleanup();
  openCosts({ user: aSessionUser({ role: 'Buyer' }) });
  const button = await screen.findByRole('button', { name: 'PDF' });
  expect(button.getAttribute('aria-disabled')).toBe('true');
  expect(button.title).toMatch(/^Only .* can export the costs of a contract\.$/);
});
