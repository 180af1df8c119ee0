import { costsApi } from '@sitewright/domain/costs/api';
import { cleanup, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeAll, expect, it, vi } from 'vitest';
import { aSessionUser } from '../../testing/a-session-user.ts';
import { answer } from '../../testing/fake-api.ts';
import { renderWithApi } from '../../testing/render-with-api.tsx';
import type { TableView } from '../../ui/table/table-view.ts';
import { contractCosts } from '../cost-answers.fixture.ts';
import { CompanyScreen } from './company-screen.tsx';

beforeAll(async () => {
  await import('./contracts-chart.tsx');
  await import('./margin-chart.tsx');
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const contracts = [
  contractCosts(),
  contractCosts({
    projectId: 8,
    slug: 'quay-street',
    code: 'NC-2042',
    name: 'Quay Street',
    variance: '-500.00',
    variancePercent: '-0.5',
    health: 'over',
  }),
];

const show = (view: TableView = {}, role: 'Director' | 'Viewer' = 'Director', all = contracts) =>
  renderWithApi(
    <CompanyScreen view={view} onView={vi.fn()} />,
    aSessionUser({ role }),
    answer(costsApi.list, () => all),
  );

it('adds up what all contracts may cost, have cost and will cost', async () => {
  show();
  const figures = within(await screen.findByRole('region', { name: 'Company figures' }));
  const of = (label: string) => figures.getByText(label).closest('div')?.textContent;
  expect(of('Contract value')).toContain('£240,000.00');
  expect(of('Actual to date')).toContain('60.0% of budget');
  expect(of('Variance')).toContain('£500 over');
  const over = figures.getByRole('link', { name: '1 contract over budget' });
  expect(over.getAttribute('href')).toBe('/cost-analysis?health=over');
});

it('lists the contract that is furthest over first, in words, and leads to its figures', async () => {
  show();
  const table = within(await screen.findByRole('table', { name: 'Contract costs' }));
  const [, first, second] = table.getAllByRole('row');
  expect(first?.textContent).toContain('Quay Street');
  expect(first?.textContent).toContain('0.5% over');
  expect(first?.textContent).toContain('Over');
  expect(second?.textContent).toContain('on budget');
  const actual = within(first as HTMLElement).getByRole('link', {
    name: '£60,000.00, Actual to date',
  });
  expect(actual.getAttribute('href')).toBe('/cost-analysis/quay-street?figure=actual');
  const totals = table.getByRole('row', { name: /^Total of 2/ });
  expect(totals.textContent).toContain('£240,000.00');
});

it('shows hours and days instead of pounds to a user who may not see them', async () => {
  const bare = contracts.map((contract) => ({
    ...contract,
    ...{ contractValue: null, revised: null, actual: null, open: null, committed: null },
    ...{ forecast: null, variance: null, margin: null, health: null },
  }));
  show({}, 'Viewer', bare);
  const table = within(await screen.findByRole('table', { name: 'Contract costs' }));
  expect(table.getAllByRole('columnheader').map(({ textContent }) => textContent)).toEqual([
    'Name and code',
    'Paid hours',
    'Plant hire days',
    'Complete',
  ]);
  screen.getByText(/^You can see hours and quantities\./);
  expect(document.body.textContent).not.toContain('£');
});

it('shows the forecasts against the budgets as a table too', async () => {
  show();
  const panel = within(await screen.findByRole('region', { name: 'Forecast against budget' }));
  await userEvent.click(panel.getByRole('button', { name: 'View as table' }));
  expect(panel.getByRole('row', { name: /^Quay Street/ }).textContent).toContain('0.5% over');
});

it('shows what each contract leaves, the least first, as a table too', async () => {
  show({}, 'Director', [
    ...contracts,
    contractCosts({ projectId: 9, name: 'Mill Lane', margin: '-750.00', marginPercent: '-1.5' }),
    contractCosts({ projectId: 10, name: 'No value yet', contractValue: null, margin: null }),
  ]);
  const panel = within(await screen.findByRole('region', { name: 'Margin by contract' }));
  await panel.findByRole('img', { name: 'Margin by contract, 3 contracts' });
  await userEvent.click(panel.getByRole('button', { name: 'View as table' }));
  const [, least] = panel.getAllByRole('row');
  expect(least?.textContent).toBe('Mill Lane£120,000.00£100,000.00−£750.00−1.5%');
  expect(panel.queryByText('No value yet')).toBeNull();
});

it('says where costs come from when there is no contract', async () => {
  show({}, 'Director', []);
  await screen.findByRole('heading', { name: 'No contracts yet' });
});
