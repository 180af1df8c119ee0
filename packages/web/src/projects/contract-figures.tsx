import { daysAfter } from '@sitewright/domain/kernel/calendar';
import { sumOf } from '@sitewright/domain/kernel/pence';
import { inPounds, inShortPounds } from '@sitewright/domain/kernel/pounds';
import { isLate } from '@sitewright/domain/projects/programme';
import { isOver, type ProjectStatus } from '@sitewright/domain/projects/status';
import { CalendarClock, OctagonAlert } from 'lucide-react';
import type { Kpi } from '../ui/kpi-strip.tsx';
import { number } from '../ui/table/words.ts';
import type { Contract } from './contract.ts';

type Contracts = readonly Contract[];

/** What the contracts come to, as far as it is known and may be seen. */
export function contractFigures(contracts: Contracts, seesMoney: boolean, today: string): Kpi[] {
  const open = contracts.filter(({ status }) => !isOver(status));
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
  value: number(countOf(contracts, 'active')),
  note: `${number(countOf(contracts, 'on-hold'))} on hold, ${number(countOf(contracts, 'planning'))} planning`,
});

const sumOfAll = (contracts: Contracts, field: 'contractValue' | 'budget') =>
  sumOf(contracts.map((contract) => contract[field]));

function value(open: Contracts): Kpi {
  const sum = sumOfAll(open, 'contractValue');
  return {
    label: 'Contract value',
    value: inShortPounds(sum),
    note: `${inPounds(sum)}, open contracts`,
  };
}

function budget(open: Contracts): Kpi {
  const sum = sumOfAll(open, 'budget');
  const whole = Number(sumOfAll(open, 'contractValue'));
  return {
    label: 'Budget',
    value: inShortPounds(sum),
    note: whole ? `${((Number(sum) / whole) * 100).toFixed(1)} % of the value` : inPounds(sum),
  };
}

function issues(contracts: Contracts): Kpi {
  const label = 'Open issues';
  const known = contracts.flatMap((contract) => contract.issues ?? []);
  if (known.length < contracts.length) return { label, value: '–', note: 'Not known yet' };
  const open = known.reduce((sum, { openIssues }) => sum + openIssues, 0);
  const overdue = known.reduce((sum, { overdueIssues }) => sum + overdueIssues, 0);
  const on = known.filter(({ overdueIssues }) => overdueIssues > 0).length;
  if (!overdue) return { label, value: number(open), note: 'None overdue' };
  return {
    label,
    value: number(open),
    note: `${number(overdue)} overdue on ${counted(on, 'contract')}`,
    tone: 'bad',
    icon: OctagonAlert,
    pill: (
      <>
        <b className="font-semibold">{number(overdue)}</b> {overdue === 1 ? 'issue' : 'issues'}{' '}
        overdue
      </>
    ),
  };
}

const soon = 60;

function finishing(open: Contracts, today: string): Kpi {
  const end = daysAfter(today, soon);
  const count = open.filter(
    ({ finishDate }) => finishDate && finishDate >= today && finishDate <= end,
  ).length;
  const late = open.filter((contract) => isLate(contract, today)).length;
  return {
    label: `Finishing within ${soon} days`,
    value: number(count),
    note: late
      ? `${number(late)} past ${late === 1 ? 'its' : 'their'} finish`
      : 'None past its finish',
    ...(late && { tone: 'warn' as const, icon: CalendarClock }),
    pill: (
      <>
        <b className="font-semibold">{number(late || count)}</b>{' '}
        {late ? 'past finish' : 'finish soon'}
      </>
    ),
  };
}

const counted = (count: number, noun: string) =>
  `${number(count)} ${noun}${count === 1 ? '' : 's'}`;
