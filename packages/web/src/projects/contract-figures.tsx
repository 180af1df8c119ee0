import type { FigureName } from '@sitewright/domain/figure-definitions';
import { sumOf } from '@sitewright/domain/kernel/pence';
import { formatPounds, formatShortPounds } from '@sitewright/domain/kernel/pounds';
import { isOver, type ProjectStatus } from '@sitewright/domain/projects/status';
import { CircleDashed, OctagonAlert } from 'lucide-react';
import type { Kpi } from '../ui/layout/kpi-strip.tsx';
import { number } from '../ui/table/labels.ts';
import { type Contract, revisedValue, shareOf } from './contract.ts';

type Contracts = readonly Contract[];

/** Whether the costs of any of these contracts are known and may be seen. */
const seesCosts = (open: Contracts): boolean =>
  open.some(({ overview }) => overview?.spent != null);

/** Totals of the contracts, as far as they are known and the user may see them. */
export function contractFigures(contracts: Contracts, seesMoney: boolean): Kpi[] {
  const open = contracts.filter(({ status }) => !isOver(status));
  return [
    active(contracts),
    ...(seesMoney ? [value(open, seesCosts(open)), budget(open, seesCosts(open))] : []),
    issues(contracts),
    diaries(contracts),
  ];
}

export const countOf = (contracts: Contracts, status: ProjectStatus): number =>
  contracts.filter((contract) => contract.status === status).length;

const active = (contracts: Contracts): Kpi => ({
  label: 'Active contracts',
  value: number(countOf(contracts, 'active')),
  note: [
    `${number(countOf(contracts, 'on-hold'))} on hold`,
    `${number(countOf(contracts, 'planning'))} planning`,
    ...withoutStatus(countOf(contracts, 'Open')),
  ].join(', '),
});

/** Contracts without a status; most companies have none. */
const withoutStatus = (count: number): string[] =>
  count > 0 ? [`${number(count)} with status Open`] : [];

const sumOfAll = (contracts: Contracts, field: 'contractValue' | 'budget') =>
  sumOf(contracts.map((contract) => contract[field]));

/** With approved changes, as the cost analysis has it; else as entered on the contracts. */
function value(open: Contracts, seesCosts: boolean): Kpi {
  const sum = seesCosts ? sumOf(open.map(revisedValue)) : sumOfAll(open, 'contractValue');
  return {
    label: seesCosts ? 'Contract value' : 'Original contract value',
    value: formatShortPounds(sum),
    note: `${formatPounds(sum)}, open contracts`,
  };
}

/** Of those contracts whose costs one may see; else what there is to spend. */
function budget(open: Contracts, seesCosts: boolean): Kpi {
  if (!seesCosts) {
    const sum = sumOfAll(open, 'budget');
    return { label: 'Original budget', value: formatShortPounds(sum), note: formatPounds(sum) };
  }
  const spent = sumOf(open.map(({ overview }) => overview?.spent ?? null));
  const totalBudget = sumOf(open.map(({ overview }) => overview?.revisedBudget ?? null));
  const share = shareOf(spent, totalBudget);
  return {
    label: 'Budget spent',
    value: share === undefined ? '–' : `${share.toFixed(1)}%`,
    note: `${formatPounds(spent)} of ${formatShortPounds(totalBudget)}`,
  };
}

const contractsWith = (search: Record<string, string>): Kpi['link'] => ({
  to: '/contracts',
  search,
});

const unknown = (label: FigureName): Kpi => ({ label, value: '–', note: 'Not known yet' });

function issues(contracts: Contracts): Kpi {
  const label = 'Open issues';
  const overviews = contracts.flatMap(({ overview }) => overview ?? []);
  if (overviews.length < contracts.length) return unknown(label);
  const open = overviews.reduce((sum, { openIssues }) => sum + openIssues, 0);
  const overdue = overviews.reduce((sum, { overdueIssues }) => sum + overdueIssues, 0);
  const on = overviews.filter(({ overdueIssues }) => overdueIssues > 0).length;
  if (!overdue) return { label, value: number(open), note: 'None overdue' };
  return {
    label,
    value: number(open),
    note: `${number(overdue)} overdue on ${counted(on, 'contract')}`,
    tone: 'bad',
    icon: OctagonAlert,
    link: contractsWith({ issues: 'overdue' }),
    pill: (
      <>
        <b className="font-semibold">{number(overdue)}</b> {overdue === 1 ? 'issue' : 'issues'}{' '}
        overdue
      </>
    ),
  };
}

/** By their names while there is room for them. */
function diaries(contracts: Contracts): Kpi {
  const label = 'Diaries missing today';
  if (contracts.some(({ overview }) => !overview)) return unknown(label);
  const missing = contracts.filter(({ overview }) => overview?.isDiaryMissing);
  if (missing.length === 0) return { label, value: '0', ...noneMissing(contracts) };
  const [first, second, ...others] = missing.map(({ name }) => name);
  const names =
    others.length > 0 ? `${first} and ${missing.length - 1} more` : joinNames(first, second);
  return {
    label,
    value: number(missing.length),
    note: names,
    tone: 'warn',
    icon: CircleDashed,
    link: contractsWith({ diary: 'missing' }),
    pill: (
      <>
        <b className="font-semibold">{number(missing.length)}</b>{' '}
        {missing.length === 1 ? 'diary' : 'diaries'} missing
      </>
    ),
  };
}

/** Days that have only begun: crews are at work, and nothing is written yet. */
function noneMissing(contracts: Contracts): Pick<Kpi, 'note' | 'link'> {
  const begun = contracts.filter(({ overview }) => overview?.isCrewOnly).length;
  if (!begun) return { note: 'None missing' };
  return {
    note: `${number(begun)} with crews at work, no entries yet`,
    link: contractsWith({ diary: 'crews' }),
  };
}

const joinNames = (...names: (string | undefined)[]) => names.filter(Boolean).join(', ');

const counted = (count: number, noun: string) =>
  `${number(count)} ${noun}${count === 1 ? '' : 's'}`;
