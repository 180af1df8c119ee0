import { sumOfKilograms } from '@sitewright/domain/carbon/kilograms';
import { percentGone } from '@sitewright/domain/projects/programme';
import { type ProjectStatus, storedStatuses } from '@sitewright/domain/projects/status';
import { Link } from '@tanstack/react-router';
import { optionsOf } from '../ui/fields/options.ts';
import { momentText, recentText } from '../ui/format/date-time.ts';
import { tonnesText } from '../ui/format/weight.ts';
import type { Column, Filter } from '../ui/table/column.ts';
import {
  choiceColumn,
  dateColumn,
  moneyColumn,
  numberColumn,
  textColumn,
} from '../ui/table/columns.tsx';
import { TwoLines } from '../ui/table/two-lines.tsx';
import { type Contract, spentShare } from './contract.ts';
import { SpentCell, spentText, TimeCell } from './contract-bars.tsx';
import { DiaryCell, diaryText, IssuesCell } from './contract-cells.tsx';
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
    ? [money('contractValue', 'Value'), money('budget', 'Budget', { isExtra: true })]
    : []),
  seesCosts ? spent(today) : time(today),
  issues,
  lastDiary(today),
  ...(seesCarbon ? [carbon] : []),
  textColumn('division', 'Division', ({ division }) => division, { width: 140, isExtra: true }),
  textColumn('client', 'Client', ({ clientName }) => clientName, { width: 180, isExtra: true }),
  textColumn('postcode', 'Postcode', ({ postcode }) => postcode, { width: 104, isExtra: true }),
  updated(today),
];

/** What the user's role may see of the contracts. */
type VisibleFigures = { seesMoney: boolean; seesCosts: boolean; seesCarbon: boolean };

type ContractColumn = Column<Contract>;

const name: ContractColumn = {
  id: 'name',
  header: 'Name and client',
  width: 232,
  isName: true,
  cell: ({ name: text, slug, clientName }) => (
    <TwoLines
      first={
        <Link to="/project/$slug" params={{ slug }} data-slug={slug} className="-my-0.5 py-0.5">
          <span title={text} className="max-w-80 truncate">
            {text}
          </span>
        </Link>
      }
      second={<span className="block max-w-80 truncate">{clientName}</span>}
    />
  ),
  text: ({ name: text }) => text,
  sortBy: ({ name: text }) => text,
  exportAs: ({ name: text, clientName }) => (clientName ? `${text} (${clientName})` : text),
};

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

const money = (id: 'contractValue' | 'budget', header: string, options = {}) =>
  moneyColumn<Contract>(id, header, (contract) => contract[id], { width: 148, ...options });

const time = (today: string): ContractColumn => ({
  id: 'time',
  header: 'Time gone',
  width: 152,
  cell: (contract) => <TimeCell contract={contract} today={today} />,
  text: (contract) => {
    const gone = percentGone(contract, today);
    return gone === undefined ? '' : `${Math.round(gone)} %`;
  },
  sortBy: (contract) => percentGone(contract, today) ?? null,
  exportAs: (contract) => {
    const gone = percentGone(contract, today);
    return gone === undefined ? null : Math.round(gone);
  },
});

const spent = (today: string): ContractColumn => ({
  id: 'spent',
  header: 'Spent, time gone',
  width: 164,
  cell: (contract) => <SpentCell contract={contract} today={today} />,
  text: spentText,
  sortBy: (contract) => spentShare(contract) ?? null,
  exportAs: ({ overview }) => (overview?.spent ? Number(overview.spent) : null),
});

const lastDiary = (today: string): ContractColumn => ({
  id: 'lastDiary',
  header: 'Last diary',
  width: 124,
  cell: (contract) => <DiaryCell contract={contract} today={today} />,
  text: (contract) => diaryText(contract, today),
  sortBy: ({ overview }) => overview?.lastDiary?.date ?? null,
  exportAs: ({ overview }) => (overview?.lastDiary ? new Date(overview.lastDiary.date) : null),
});

const issues = numberColumn<Contract>('issues', 'Issues', ({ overview }) => overview?.openIssues, {
  width: 128,
  cell: IssuesCell,
  total: (contracts) =>
    contracts.reduce((sum, { overview }) => sum + (overview?.openIssues ?? 0), 0),
});

const carbon = numberColumn<Contract>('carbon', 'Carbon, t', ({ overview }) => overview?.carbon, {
  width: 92,
  text: ({ overview }) => (overview?.carbon ? tonnesText(overview.carbon) : ''),
  exportedAs: [
    {
      header: 'Carbon, kg',
      of: ({ overview }) => (overview?.carbon ? Number(overview.carbon) : null),
    },
  ],
  total: (contracts) =>
    tonnesText(sumOfKilograms(contracts.map(({ overview }) => overview?.carbon ?? '0'))),
});

const updated = (today: string): ContractColumn => ({
  id: 'updated',
  header: 'Updated',
  width: 116,
  isExtra: true,
  cell: ({ updatedAt }) => (
    <time dateTime={updatedAt} title={momentText(updatedAt)}>
      {recentText(updatedAt, today)}
    </time>
  ),
  text: ({ updatedAt }) => recentText(updatedAt, today),
  sortBy: ({ updatedAt }) => updatedAt,
  exportAs: ({ updatedAt }) => new Date(updatedAt),
});

/** Filters by the values in use; the statuses are always all there. */
export const contractFilters = (contracts: readonly Contract[]): Filter<Contract>[] =>
  [
    {
      id: 'status',
      label: 'Status',
      options: optionsOf(storedStatuses, statusLabels),
      of: ({ status }: Contract) => status,
    },
    named('division', 'Division', contracts, ({ division }) => division ?? ''),
    named('client', 'Client', contracts, ({ clientName }) => clientName ?? ''),
  ].filter(({ options }) => options.length > 0);

const named = (
  id: string,
  label: string,
  contracts: readonly Contract[],
  of: (contract: Contract) => string,
): Filter<Contract> => ({
  id,
  label,
  options: [...new Set(contracts.map(of))]
    .filter(Boolean)
    .sort((a, b) => a.localeCompare(b, 'en-GB'))
    .map((value) => ({ value, label: value })),
  of,
});
