import { sumOfKilograms } from '@sitewright/domain/carbon/kilograms';
import { formatWeight } from '@sitewright/domain/carbon/weight-text';
import { percentGone } from '@sitewright/domain/projects/programme';
import { type ProjectStatus, storedStatuses } from '@sitewright/domain/projects/status';
import { Link } from '@tanstack/react-router';
import { labelOptions, optionsOf } from '../ui/fields/options.ts';
import type { Column, Filter } from '../ui/table/column.ts';
import {
  choiceColumn,
  dateColumn,
  moneyColumn,
  numberColumn,
  textColumn,
  updatedColumn,
} from '../ui/table/columns.tsx';
import { choiceFilter, foundFilter } from '../ui/table/filters.ts';
import { type Contract, revisedValue, spentShare } from './contract.ts';
import { SpentCell, spentText, TimeCell } from './contract-bars.tsx';
import { crewsOnly, DiaryCell, diaryText, IssuesCell } from './contract-cells.tsx';
import { StatusBadge, statusLabels } from './status-badge.tsx';

/** Who may not see money gets no column of it, not an empty one. */
export const contractColumns = (
  { seesMoney, seesCosts, seesCarbon }: VisibleFigures,
  today: string,
): ContractColumn[] => [
  textColumn('code', 'Code', ({ code }) => code, { width: 92 }),
  name,
  status,
  dateColumn('startDate', 'Start', ({ startDate }) => startDate, { isExtra: true }),
  dateColumn('finishDate', 'Finish', ({ finishDate }) => finishDate),
  ...(seesMoney
    ? seesCosts
      ? [value, revisedBudget]
      : [
          money('contractValue', 'Original value', (contract) => contract.contractValue),
          money('budget', 'Original budget', (contract) => contract.budget, { isExtra: true }),
        ]
    : []),
  seesCosts ? spent(today) : time(today),
  issues,
  lastDiary(today),
  ...(seesCarbon ? [carbon] : []),
  textColumn('division', 'Division', ({ division }) => division, { width: 140, isExtra: true }),
  textColumn('client', 'Client', ({ clientName }) => clientName, { width: 180, isExtra: true }),
  textColumn('postcode', 'Postcode', ({ postcode }) => postcode, { width: 104, isExtra: true }),
  updatedColumn(today, { isExtra: true }),
];

/** The columns that the user's role may see. */
type VisibleFigures = { seesMoney: boolean; seesCosts: boolean; seesCarbon: boolean };

type ContractColumn = Column<Contract>;

const name = textColumn<Contract>('name', 'Name and client', (contract) => contract.name, {
  width: 232,
  isName: true,
  cell: ({ name: text, slug }) => (
    <Link to="/project/$slug" params={{ slug }} data-slug={slug} className="-my-0.5 py-0.5">
      <span title={text} className="max-w-80 truncate">
        {text}
      </span>
    </Link>
  ),
  second: ({ clientName }) => <span className="block max-w-80 truncate">{clientName}</span>,
  exportedAs: [
    { header: 'Name', of: (contract) => contract.name },
    { header: 'Client', of: ({ clientName }) => clientName },
  ],
});

const order: readonly ProjectStatus[] = [
  'active',
  'on-hold',
  'planning',
  'Open',
  'completed',
  'cancelled',
];

/** Work in progress comes first, finished work last. */
const status = choiceColumn('status', 'Status', (contract: Contract) => contract.status, {
  labels: statusLabels,
  order,
  width: 128,
  cell: (contract) => <StatusBadge status={contract.status} />,
});

const money = (
  id: 'contractValue' | 'budget',
  header: string,
  of: (contract: Contract) => string | null,
  options = {},
) => moneyColumn<Contract>(id, header, of, { width: 148, ...options });

/** With approved changes, as the cost analysis has them. */
const value = money('contractValue', 'Contract value', revisedValue);
const revisedBudget = money(
  'budget',
  'Revised budget',
  ({ overview }) => overview?.revisedBudget ?? null,
  { isExtra: true },
);

const time = (today: string): ContractColumn => ({
  id: 'time',
  header: 'Time elapsed',
  width: 152,
  cell: (contract) => <TimeCell contract={contract} today={today} />,
  text: (contract) => {
    const gone = percentGone(contract, today);
    return gone === undefined ? '' : `${gone}%`;
  },
  sortBy: (contract) => percentGone(contract, today) ?? null,
  exportAs: (contract) => {
    const gone = percentGone(contract, today);
    return gone ?? null;
  },
});

const spent = (today: string) =>
  textColumn<Contract>('spent', 'Spent, time elapsed', spentText, {
    width: 164,
    cell: (contract) => <SpentCell contract={contract} today={today} />,
    sortBy: (contract) => spentShare(contract) ?? null,
    exportedAs: [
      { header: 'Spent', of: ({ overview }) => (overview?.spent ? Number(overview.spent) : null) },
      { header: 'Spent, %', of: (contract) => spentShare(contract) ?? null },
      { header: 'Time elapsed, %', of: (contract) => percentGone(contract, today) ?? null },
    ],
  });

const lastDiary = (today: string) =>
  dateColumn<Contract>(
    'lastDiary',
    'Last diary',
    ({ overview }) => overview?.lastDiary?.date ?? null,
    {
      width: 124,
      cell: (contract) => <DiaryCell contract={contract} today={today} />,
      text: (contract) => diaryText(contract, today),
    },
  );

const issues = numberColumn<Contract>('issues', 'Issues', ({ overview }) => overview?.openIssues, {
  width: 128,
  cell: IssuesCell,
  exportedAs: [
    { header: 'Open issues', of: ({ overview }) => overview?.openIssues ?? null },
    { header: 'Overdue issues', of: ({ overview }) => overview?.overdueIssues ?? null },
  ],
  total: (contracts) =>
    contracts.reduce((sum, { overview }) => sum + (overview?.openIssues ?? 0), 0),
});

const carbon = numberColumn<Contract>('carbon', 'Carbon, t', ({ overview }) => overview?.carbon, {
  width: 92,
  text: ({ overview }) => (overview?.carbon ? formatWeight(overview.carbon, 't') : ''),
  exportedAs: [
    {
      header: 'Carbon, kg',
      of: ({ overview }) => (overview?.carbon ? Number(overview.carbon) : null),
    },
  ],
  total: (contracts) =>
    formatWeight(sumOfKilograms(contracts.map(({ overview }) => overview?.carbon ?? '0')), 't'),
});

/** Filters by the values in use; the statuses are always all there. */
export const contractFilters = (contracts: readonly Contract[]): Filter<Contract>[] =>
  [
    choiceFilter(
      'status',
      'Status',
      optionsOf(storedStatuses, statusLabels),
      (contract: Contract) => contract.status,
    ),
    choiceFilter(
      'issues',
      'Issues',
      labelOptions({ overdue: 'Overdue' }),
      ({ overview }: Contract) => (overview?.overdueIssues ? 'overdue' : ''),
    ),
    choiceFilter(
      'diary',
      'Diary',
      labelOptions({ missing: 'Missing today', crews: crewsOnly }),
      ({ overview }: Contract) =>
        overview?.isDiaryMissing ? 'missing' : overview?.isCrewOnly ? 'crews' : '',
    ),
    foundFilter('division', 'Division', contracts, ({ division }) => division),
    foundFilter('client', 'Client', contracts, ({ clientName }) => clientName),
  ].filter(({ options }) => options.length > 0);
