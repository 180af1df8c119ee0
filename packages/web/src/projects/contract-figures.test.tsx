import { anOverview } from '@sitewright/domain/overview/overview.fixture';
import { aProject } from '@sitewright/domain/projects/project.fixture';
import { expect, it } from 'vitest';
import type { Contract } from './contract.ts';
import { contractFigures } from './contract-figures.tsx';

const aContract = (over: Partial<Contract> = {}): Contract => ({
  ...aProject(),
  overview: anOverview({ spent: null }),
  ...over,
});

const figure = (label: string, contracts: Contract[], seesMoney = true) => {
  const { value, note } =
    contractFigures(contracts, seesMoney).find((kpi) => kpi.label === label) ?? {};
  return [value, note];
};

it('counts the active contracts, and those that wait', () => {
  const contracts = (['active', 'active', 'on-hold', 'planning', 'Open'] as const).map((status) =>
    aContract({ status }),
  );
  expect(figure('Active contracts', contracts)).toEqual([
    '2',
    '1 on hold, 1 planning, 1 with status Open',
  ]);
  expect(figure('Active contracts', contracts.slice(0, 4))).toEqual(['2', '1 on hold, 1 planning']);
});

it('adds up the money of the contracts that are not over, to the penny', () => {
  const contracts = [
    aContract({ contractValue: '8420000.10', budget: '4210000.05' }),
    aContract({ contractValue: '0.20', budget: null }),
    aContract({ contractValue: '999.00', budget: '999.00', status: 'completed' }),
  ];
  expect(figure('Original contract value', contracts)).toEqual([
    '£8.42m',
    '£8,420,000.30, open contracts',
  ]);
  expect(figure('Original budget', contracts)).toEqual(['£4.21m', '£4,210,000.05']);
});

it('adds up the contract values with approved changes where costs may be seen', () => {
  const contracts = [
    aContract({
      contractValue: '8420000.00',
      overview: anOverview({ revisedValue: '8466200.00' }),
    }),
    aContract({ contractValue: '5.00', overview: anOverview() }),
  ];
  expect(figure('Contract value', contracts)).toEqual(['£8.47m', '£8,466,205.00, open contracts']);
});

it('shows no money to a user who may not see it', () => {
  const labels = contractFigures([aContract()], false).map(({ label }) => label);
  expect(labels).toEqual(['Active contracts', 'Open issues', 'Diaries missing today']);
});

it('counts the open issues, and on how many contracts any is overdue', () => {
  const busy = aContract({ overview: anOverview({ openIssues: 4, overdueIssues: 2 }) });
  expect(figure('Open issues', [busy, busy, aContract()])).toEqual([
    '8',
    '4 overdue on 2 contracts',
  ]);
  expect(figure('Open issues', [aContract()])).toEqual(['0', 'None overdue']);
  expect(figure('Open issues', [busy, aContract({ overview: undefined })])[0]).toBe('–');
});

it('says how much of what may be spent is spent, of the contracts that are not over', () => {
  const spending = (
    revisedBudget: string,
    spent: string | null,
    status: Contract['status'] = 'active',
  ) => aContract({ status, budget: '5.00', overview: anOverview({ spent, revisedBudget }) });
  const contracts = [
    spending('3000000.00', '1200000.50'),
    spending('1000000.00', '800000.00'),
    spending('9.00', '9.00', 'completed'),
  ];
  expect(figure('Budget spent', contracts)).toEqual(['50.0%', '£2,000,000.50 of £4m']);
  expect(figure('Original budget', [spending('5.00', null)])).toEqual(['£5', '£5.00']);
});

it('names the contracts whose diary is missing today', () => {
  const missing = (name: string) =>
    aContract({ name, overview: anOverview({ isDiaryMissing: true }) });
  const [yard, house, lane] = ['Millrace Yard', 'Saltergate House', 'Hollin Lane'].map(missing);
  const notes = (...contracts: (Contract | undefined)[]) =>
    figure(
      'Diaries missing today',
      contracts.flatMap((contract) => contract ?? []),
    );
  const filters = contractFigures([yard as Contract], false).map(({ link }) => link?.search);
  expect(filters).toEqual([undefined, undefined, { diary: 'missing' }]);
  expect(notes(yard, aContract(), house)).toEqual(['2', 'Millrace Yard, Saltergate House']);
  expect(notes(yard, house, lane)).toEqual(['3', 'Millrace Yard and 2 more']);
  expect(notes(aContract())).toEqual(['0', 'None missing']);
  const begun = aContract({ overview: anOverview({ isCrewOnly: true }) });
  expect(notes(begun, aContract())).toEqual(['0', '1 with crews at work, no entries yet']);
  expect(contractFigures([begun], false).at(-1)?.link?.search).toEqual({ diary: 'crews' });
  expect(notes(begun, yard)).toEqual(['1', 'Millrace Yard']);
  expect(notes(aContract({ overview: undefined }))[0]).toBe('–');
});
