import { sumOfKilograms } from '@sitewright/domain/carbon/kilograms';
import { sumOf } from '@sitewright/domain/kernel/pence';
import { inPounds } from '@sitewright/domain/kernel/pounds';
import { timeGone } from '@sitewright/domain/projects/programme';
import type { ProjectStatus } from '@sitewright/domain/projects/status';
import { Link } from '@tanstack/react-router';
import { tonnes } from '../carbon/labels.ts';
import { lateText, momentText } from '../ui/format/moment.ts';
import { Money } from '../ui/format/money.tsx';
import { showDate } from '../ui/parse-date.ts';
import type { Column } from '../ui/table/column.ts';
import { plainColumn } from '../ui/table/plain-column.tsx';
import { TwoLines } from '../ui/table/two-lines.tsx';
import { type Contract, spentShare } from './contract.ts';
import { DiaryCell, diaryText } from './diary-cell.tsx';
import { IssuesCell } from './issues-cell.tsx';
import { SpentCell, spentText } from './spent-bar.tsx';
import { StatusBadge, statusLabels } from './status-badge.tsx';
import { TimeCell } from './time-bar.tsx';

/** Who may not see money gets no column of it, not an empty one. */
export const contractColumns = (
  { seesMoney, seesCosts, seesCarbon }: Sight,
  today: string,
): ContractColumn[] => [
  plain('code', 'Code', 92, ({ code }) => code),
  name,
  status,
  { ...date('startDate', 'Start'), isExtra: true },
  date('finishDate', 'Finish'),
  ...(seesMoney
    ? [money('contractValue', 'Value'), { ...money('budget', 'Budget'), isExtra: true }]
    : []),
  seesCosts ? spent(today) : time(today),
  issues,
  lastDiary(today),
  ...(seesCarbon ? [carbon] : []),
  { ...plain('division', 'Division', 140, ({ division }) => division), isExtra: true },
  { ...plain('client', 'Client', 180, ({ clientName }) => clientName), isExtra: true },
  { ...plain('postcode', 'Postcode', 104, ({ postcode }) => postcode), isExtra: true },
  { ...updated(today), isExtra: true },
];

/** What the user's role may see of the contracts. */
export type Sight = { seesMoney: boolean; seesCosts: boolean; seesCarbon: boolean };

type ContractColumn = Column<Contract>;

const plain = plainColumn<Contract>;

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

const status: ContractColumn = {
  id: 'status',
  header: 'Status',
  width: 128,
  cell: ({ status: value }) => <StatusBadge status={value} />,
  text: ({ status: value }) => statusLabels[value],
  // What is going on comes first, what is over last.
  sortBy: ({ status: value }) => order.indexOf(value),
};

const date = (id: 'startDate' | 'finishDate', header: string): ContractColumn => ({
  id,
  header,
  width: 112,
  cell: (contract) => <span className="text-text-2">{showDate(contract[id] ?? '')}</span>,
  text: (contract) => showDate(contract[id] ?? ''),
  sortBy: (contract) => contract[id],
  exportAs: (contract) => contract[id] && new Date(contract[id]),
});

const money = (id: 'contractValue' | 'budget', header: string): ContractColumn => ({
  id,
  header,
  width: 148,
  align: 'right',
  cell: (contract) => contract[id] && <Money amount={contract[id]} />,
  text: (contract) => (contract[id] ? inPounds(contract[id]) : ''),
  sortBy: (contract) => contract[id] && Number(contract[id]),
  exportAs: (contract) => contract[id] && Number(contract[id]),
  total: (contracts) => <Money amount={sumOf(contracts.map((contract) => contract[id]))} />,
});

const time = (today: string): ContractColumn => ({
  id: 'time',
  header: 'Time gone',
  width: 152,
  cell: (contract) => <TimeCell contract={contract} today={today} />,
  text: (contract) => {
    const gone = timeGone(contract, today);
    return gone === undefined ? '' : `${Math.round(gone)} %`;
  },
  sortBy: (contract) => timeGone(contract, today) ?? null,
  exportAs: (contract) => {
    const gone = timeGone(contract, today);
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

const issues: ContractColumn = {
  id: 'issues',
  header: 'Issues',
  width: 128,
  align: 'right',
  cell: IssuesCell,
  text: (contract) => String(contract.overview?.openIssues ?? ''),
  sortBy: (contract) => contract.overview?.openIssues ?? null,
  exportAs: (contract) => contract.overview?.openIssues ?? null,
  total: (contracts) =>
    contracts.reduce((sum, contract) => sum + (contract.overview?.openIssues ?? 0), 0),
};

const kilogramsOf = ({ overview }: Contract): number | null =>
  overview?.carbon ? Number(overview.carbon) : null;

const carbon: ContractColumn = {
  id: 'carbon',
  header: 'Carbon, t',
  width: 92,
  align: 'right',
  cell: ({ overview }) => overview?.carbon && tonnes(overview.carbon),
  text: ({ overview }) => (overview?.carbon ? tonnes(overview.carbon) : ''),
  sortBy: kilogramsOf,
  exportedAs: [{ header: 'Carbon, kg', of: kilogramsOf }],
  total: (contracts) =>
    tonnes(sumOfKilograms(contracts.map(({ overview }) => overview?.carbon ?? '0'))),
};

const updated = (today: string): ContractColumn => ({
  id: 'updated',
  header: 'Updated',
  width: 116,
  cell: ({ updatedAt }) => (
    <time dateTime={updatedAt} title={momentText(updatedAt)}>
      {lateText(updatedAt, today)}
    </time>
  ),
  text: ({ updatedAt }) => lateText(updatedAt, today),
  sortBy: ({ updatedAt }) => updatedAt,
  exportAs: ({ updatedAt }) => new Date(updatedAt),
});
