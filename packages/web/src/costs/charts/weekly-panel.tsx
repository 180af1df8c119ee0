import type { CostCurve, CurvePoint } from '@sitewright/domain/costs/cost-figures';
import { sumOf } from '@sitewright/domain/kernel/pence';
import { costHeadLabels } from '@sitewright/domain/purchase-orders/order-labels';
import { costHeads } from '@sitewright/domain/purchase-orders/order-status';
import { ChartPanel } from '../../ui/charts/chart-panel.tsx';
import { PatternLegend } from '../../ui/charts/patterns.tsx';
import { formatDate } from '../../ui/fields/parse-date.ts';
import { type FigureColumn, FigureTable } from '../../ui/layout/figure-table.tsx';
import { FigureButton } from '../figure/figure-button.tsx';
import { spentWeeks } from './curve.ts';
import { headEntries, WeeklyChart } from './weekly-chart.tsx';

/** As many as are readable in a row. */
const mostBars = 52;

export function WeeklyPanel({ curve }: { curve: CostCurve }) {
  const weeks = spentWeeks(curve);
  if (weeks.length === 0) return null;
  return (
    <ChartPanel
      title="Cost by week"
      legend={<PatternLegend entries={headEntries} />}
      chart={<WeeklyChart weeks={weeks.slice(-mostBars)} />}
      table={
        <FigureTable
          label="Cost by week and cost head"
          rows={weeks.toReversed()}
          keyOf={({ day }) => day}
          columns={columns}
        />
      }
    />
  );
}

/** The data of the bars as a table, with links. */
const columns: readonly FigureColumn<CurvePoint>[] = [
  ['Week to', ({ day }) => formatDate(day)],
  ...costHeads.map(
    (head): FigureColumn<CurvePoint> => [
      costHeadLabels[head],
      ({ day, byHead }) =>
        Number(byHead[head]) !== 0 && (
          <FigureButton figure="actual" of={head} week={day} amount={byHead[head]} />
        ),
    ],
  ),
  [
    'Total',
    ({ day, byHead }) => (
      <FigureButton figure="actual" week={day} amount={sumOf(Object.values(byHead))} />
    ),
    'font-semibold',
  ],
];
