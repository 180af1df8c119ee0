import type { CostCurve } from '@sitewright/domain/costs/cost-figures';
import { ChartPanel } from '../../ui/charts/chart-panel.tsx';
import { lazyPart } from '../../ui/lazy-part.tsx';
import { spentWeeks } from './curve.ts';
import { WeeklyTable } from './weekly-table.tsx';

const WeeklyChart = lazyPart(() => import('./weekly-chart.tsx'), 'WeeklyChart');

/** As many as are readable beside each other. */
const mostBars = 52;

export function WeeklyPanel({ curve }: { curve: CostCurve }) {
  const weeks = spentWeeks(curve);
  if (weeks.length === 0) return null;
  return (
    <ChartPanel
      title="Cost by week"
      chart={<WeeklyChart weeks={weeks.slice(-mostBars)} />}
      table={<WeeklyTable weeks={weeks} />}
    />
  );
}
