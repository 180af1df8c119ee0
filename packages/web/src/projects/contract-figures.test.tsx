import { aProject } from '@sitewright/domain/projects/project.fixture';
import { expect, it } from 'vitest';
import type { Contract } from './contract.ts';
import { contractFigures } from './contract-figures.tsx';

const today = '2026-11-15';
const calm = { openIssues: 0, overdueIssues: 0 };
const aContract = (over: Partial<Contract> = {}): Contract => ({
  ...aProject(),
  issues: calm,
  ...over,
});

const figure = (label: string, contracts: Contract[], seesMoney = true) => {
  const { value, note } =
    contractFigures(contracts, seesMoney, today).find((one) => one.label === label) ?? {};
  return [value, note];
};

it('counts the active contracts, and those that wait', () => {
  const contracts = (['active', 'active', 'on-hold', 'planning', 'Open'] as const).map((status) =>
    aContract({ status }),
  );
  expect(figure('Active contracts', contracts)).toEqual(['2', '1 on hold, 1 planning']);
});

it('adds up the money of the contracts that are not over, to the penny', () => {
  const contracts = [
    aContract({ contractValue: '8420000.10', budget: '4210000.05' }),
    aContract({ contractValue: '0.20', budget: null }),
    aContract({ contractValue: '999.00', budget: '999.00', status: 'completed' }),
  ];
  expect(figure('Contract value', contracts)).toEqual(['£8.42m', '£8,420,000.30, open contracts']);
  expect(figure('Budget', contracts)).toEqual(['£4.21m', '50.0 % of the value']);
  expect(figure('Budget', [aContract({ budget: '5.00' })])).toEqual(['£5', '£5.00']);
});

it('tells nobody of money who may not see it', () => {
  const labels = contractFigures([aContract()], false, today).map(({ label }) => label);
  expect(labels).toEqual(['Active contracts', 'Open issues', 'Finishing within 60 days']);
});

it('counts the open issues, and on how many contracts any is overdue', () => {
  const busy = aContract({ issues: { openIssues: 4, overdueIssues: 2 } });
  expect(figure('Open issues', [busy, busy, aContract()])).toEqual([
    '8',
    '4 overdue on 2 contracts',
  ]);
  expect(figure('Open issues', [aContract()])).toEqual(['0', 'None overdue']);
  expect(figure('Open issues', [busy, aContract({ issues: undefined })])[0]).toBe('–');
});

it('counts what finishes within 60 days, and what should have finished', () => {
  const finishing = (finishDate: string | null, status: Contract['status'] = 'active') =>
    aContract({ finishDate, status });
  const soon = [finishing(today), finishing('2027-01-14')];
  const others = [finishing('2027-01-15'), finishing(null), finishing('2026-12-01', 'cancelled')];
  expect(figure('Finishing within 60 days', [...soon, ...others])).toEqual([
    '2',
    'None past its finish',
  ]);
  expect(figure('Finishing within 60 days', [finishing('2026-11-14')])).toEqual([
    '0',
    '1 past its finish',
  ]);
});
