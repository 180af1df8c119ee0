import { daysAfter } from '@sitewright/domain/kernel/calendar';
import { penceOf, sumOf } from '@sitewright/domain/kernel/pence';
import type { ProjectStatus } from '@sitewright/domain/projects/status';
import { countsAgainstPlan } from '@sitewright/domain/projects/status';
import { CalendarClock, OctagonAlert } from 'lucide-react';
import { inPounds, inShortPounds } from '../ui/format/pounds.ts';
import type { Kpi } from '../ui/kpi-strip.tsx';
import type { Contract } from './contract.ts';
import { isLate } from './time-gone.ts';

type Contracts = readonly Contract[];

/** What the contracts come to, as far as it is known and may be seen. */
export function contractFigures(contracts: Contracts, seesMoney: boolean, today: string): Kpi[] {
  const open = contracts.filter(({ status }) => countsAgainstPlan(status));
  return [
    active(contracts),
    ...(seesMoney ? [value(open), budget(open)] : []),
    issues(contracts),
    finishing(open, today),
  ];
}

export const countOf = (contracts: Contracts, status: ProjectStatus): number =>
  contracts.filter((contract) => contract.status === status).length;

const active = (contracts: Contracts): Kpi => ({
  label: 'Active contracts',
  value: String(countOf(contracts, 'active')),
  note: `${countOf(contracts, 'on-hold')} on hold, ${countOf(contracts, 'planning')} planning`,
});

const sumOfAll = (contracts: Contracts, field: 'contractValue' | 'budget') =>
  sumOf(contracts.map((contract) => contract[field]));

function value(open: Contracts): Kpi {
  const sum = sumOfAll(open, 'contractValue');
  return { label: 'Contract value', value: inShortPounds(sum), note: inPounds(sum) };
}

function budget(open: Contracts): Kpi {
  const [sum, whole] = [sumOfAll(open, 'budget'), penceOf(sumOfAll(open, 'contractValue'))];
  const perMille = whole > 0n && Number((penceOf(sum) * 2000n + whole) / (whole * 2n));
  return {
    label: 'Budget',
    value: inShortPounds(sum),
    note: perMille === false ? inPounds(sum) : `${(perMille / 10).toFixed(1)} % of the value`,
  };
}

function issues(contracts: Contracts): Kpi {
  const counts = contracts.map((contract) => contract.issues ?? unknown);
  const [open, overdue] = (['openIssues', 'overdueIssues'] as const).map((field) =>
    counts.reduce((sum, count) => sum + count[field], 0),
  );
  const on = counts.filter(({ overdueIssues }) => overdueIssues > 0).length;
  const label = 'Open issues';
  if (open === undefined || Number.isNaN(open)) return { label, value: '–', note: 'Not known yet' };
  if (!overdue) return { label, value: String(open), note: 'None overdue' };
  return {
    label,
    value: String(open),
    note: `${overdue} overdue on ${counted(on, 'contract')}`,
    tone: 'bad',
    icon: OctagonAlert,
    pill: (
      <>
        <b className="font-semibold">{overdue}</b> {overdue === 1 ? 'issue' : 'issues'} overdue
      </>
    ),
  };
}

const unknown = { openIssues: Number.NaN, overdueIssues: Number.NaN };

const soon = 60;

function finishing(open: Contracts, today: string): Kpi {
  const end = daysAfter(today, soon);
  const count = open.filter(
    ({ finishDate }) => finishDate && finishDate >= today && finishDate <= end,
  ).length;
  const late = open.filter((contract) => isLate(contract, today)).length;
  return {
    label: `Finishing within ${soon} days`,
    value: String(count),
    note: late ? `${late} past ${late === 1 ? 'its' : 'their'} finish` : 'None past its finish',
    ...(late && { tone: 'warn' as const, icon: CalendarClock }),
    pill: (
      <>
        <b className="font-semibold">{late || count}</b> {late ? 'past finish' : 'finish soon'}
      </>
    ),
  };
}

const counted = (count: number, noun: string) => `${count} ${noun}${count === 1 ? '' : 's'}`;
