import { anOverview } from '@sitewright/domain/overview/overview.fixture';
import { aProject } from '@sitewright/domain/projects/project.fixture';
import { render } from '@testing-library/react';
import type { ReactElement } from 'react';
import { expect, it } from 'vitest';
import type { Contract } from './contract.ts';
import { contractColumns, contractFilters } from './contract-columns.tsx';

const today = '2026-11-16';
const everything = { seesMoney: true, seesCosts: true, seesCarbon: true };
const column = (key: string, sight = everything) =>
  contractColumns(sight, today).find(({ id }) => id === key);

const aContract = (over: Partial<Contract> = {}): Contract => ({
  ...aProject(),
  overview: anOverview(),
  ...over,
});

it('exports no elapsed time as zero, and an unknown programme as nothing', () => {
  const time = column('time', { ...everything, seesCosts: false });
  const programmes = [
    { startDate: '2026-12-01', finishDate: '2027-12-01' },
    { startDate: null, finishDate: null },
  ];
  const exported = programmes.map((programme) => time?.exportAs?.(aContract(programme)));
  expect(exported).toEqual([0, null]);
});

it('shows how much of the budget is spent to a user who may see costs', () => {
  const overview = anOverview({ spent: '111400.00', revisedBudget: '200000.00' });
  expect(column('spent')?.text?.(aContract({ overview }))).toBe('55.7%');
  expect(
    column('spent')?.text?.(aContract({ overview: { ...overview, revisedBudget: null } })),
  ).toBe('');
  expect(column('spent', { ...everything, seesCosts: false })).toBeUndefined();
  expect(column('time')).toBeUndefined();
});

it('exports what is spent, its share and the elapsed time, and open and overdue issues', () => {
  const contract = aContract({
    startDate: '2026-11-06',
    finishDate: '2026-11-25',
    overview: anOverview({
      ...{ spent: '111400.00', revisedBudget: '200000.00' },
      ...{ openIssues: 4, overdueIssues: 1 },
    }),
  });
  const exported = ['spent', 'issues'].flatMap((key) => column(key)?.exportedAs ?? []);
  expect(exported.map(({ header, of }) => [header, of(contract)])).toEqual([
    ['Spent', 111400],
    ['Spent, %', 55.7],
    ['Time elapsed, %', 52.6],
    ['Open issues', 4],
    ['Overdue issues', 1],
  ]);
});

it('warns of an overspent budget also where the contract is over', () => {
  const overview = anOverview({ spent: '210000.00', revisedBudget: '200000.00' });
  const bar = column('spent')?.cell?.(aContract({ overview, status: 'completed' }));
  const { container } = render(bar as ReactElement);
  expect(container.querySelector('.bg-warn')).not.toBeNull();
});

it('shows the carbon in tonnes and its total, and exports kilograms', () => {
  const [first, other] = ['612400.000000', '341070.250000'].map((carbon) =>
    aContract({ overview: anOverview({ carbon }) }),
  );
  if (!first || !other) throw new Error('Two contracts were meant');
  const carbon = column('carbon');
  expect(carbon?.text(first)).toBe('612.40');
  expect(carbon?.total?.([first, other, aContract({ overview: undefined })])).toBe('953.47');
  expect(carbon?.exportedAs?.map(({ of }) => of(other))).toEqual([341070.25]);
  expect(column('carbon', { ...everything, seesCarbon: false })).toBeUndefined();
});

it('filters by what is missing in the diary today', () => {
  const diary = contractFilters([]).find(({ id }) => id === 'diary');
  const matched = [{ isDiaryMissing: true }, { isCrewOnly: true }, {}].map((over) =>
    diary?.of(aContract({ overview: anOverview(over) })),
  );
  expect(matched).toEqual(['missing', 'crews', '']);
  expect(diary?.options.map(({ value }) => value)).toEqual(['missing', 'crews']);
});

it('says when the diary was last written, and where today is still missing', () => {
  const textOf = (over: Parameters<typeof anOverview>[0]) =>
    column('lastDiary')?.text?.(aContract({ overview: anOverview(over) }));
  const written = (date: string, enteredAt: string) => ({
    lastDiary: { date, enteredAt, author: 'Sam Whitlow' },
  });
  expect(textOf(written(today, '2026-11-16T13:48:00.000Z'))).toBe('Today 13:48');
  expect(textOf(written('2026-10-23', '2026-11-16T09:00:00.000Z'))).toBe('23/10/2026');
  expect(textOf({ isDiaryMissing: true })).toBe('Not started');
  const before = written('2026-11-15', '2026-11-15T16:00:00.000Z');
  expect(textOf({ ...before, isCrewOnly: true })).toBe('Crews at work, no entries yet');
  expect(textOf({})).toBe('None yet');
});
