import type { Worker, WorkforceSummary } from '@sitewright/domain/workforce/worker';
import { OctagonAlert, TriangleAlert } from 'lucide-react';
import type { Kpi } from '../../ui/kpi-strip.tsx';
import { number } from '../../ui/table/labels.ts';

/** What the office looks at first. */
export const workforceFigures = (summary: WorkforceSummary, workers: readonly Worker[]): Kpi[] => [
  {
    label: 'On site now',
    value: number(summary.atWork),
    note: `of ${number(summary.active)} active`,
  },
  stopped(workers),
  expiring(summary),
  warned('Not inducted', summary.notInducted, 'On no contract'),
  warned('Right to work due', summary.rightToWorkDue, 'Unchecked, or ends soon'),
  {
    label: 'Hours this week',
    value: number(Number(summary.hoursThisWeek)),
    note: 'Of all crews since Monday',
  },
  ...(summary.fatigueFlags === null
    ? []
    : [warned('Fatigue flags', summary.fatigueFlags, 'This week: long shifts, short rests')]),
];

function stopped(workers: readonly Worker[]): Kpi {
  const count = workers.filter(({ verdict }) => verdict.state === 'cannot').length;
  return {
    label: 'Stop',
    value: number(count),
    note: count > 0 ? 'Must not start work' : 'Everybody may start',
    ...(count > 0 && { tone: 'bad' as const, icon: OctagonAlert }),
  };
}

const expiring = ({
  cardsExpiring30,
  cardsExpiring60,
  cardsExpiring90,
}: WorkforceSummary): Kpi => ({
  label: 'Cards expiring, 30 days',
  value: number(cardsExpiring30),
  note: `${number(cardsExpiring60)} in 60, ${number(cardsExpiring90)} in 90 days`,
});

const warned = (label: string, count: number, note: string): Kpi => ({
  label,
  value: number(count),
  note,
  ...(count > 0 && { tone: 'warn' as const, icon: TriangleAlert }),
});
