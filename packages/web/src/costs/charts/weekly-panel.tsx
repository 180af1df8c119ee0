import type { CostCurve, CurvePoint } from '@sitewright/domain/costs/cost-figures';
import { sumOf } from '@sitewright/domain/kernel/pence';
import { costHeadLabels } from '@sitewright/domain/purchase-orders/order-labels';
import { costHeads } from '@sitewright/domain/purchase-orders/order-status';
import { ChartPanel } from '../../ui/charts/chart-panel.tsx';
import { formatDate } from '../../ui/fields/parse-date.ts';
import { lazyComponent } from '../../ui/layout/lazy-component.tsx';
import { WideTable } from '../../ui/layout/wide-table.tsx';
import { FigureButton } from '../figure/figure-button.tsx';
import { spentWeeks } from './curve.ts';

const WeeklyChart = lazyComponent(() => import('./weekly-chart.tsx'), 'WeeklyChart');

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

/** What the bars show, to read and to open. */
const WeeklyTable = ({ weeks }: { weeks: readonly CurvePoint[] }) => (
  <WideTable label="Cost of each week by cost head">
    <thead>
      <tr>
        <th scope="col">Week to</th>
        {costHeads.map((head) => (
          <th key={head} scope="col">
            {costHeadLabels[head]}
          </th>
        ))}
        <th scope="col">Total</th>
      </tr>
    </thead>
    <tbody>
      {weeks.toReversed().map(({ day, byHead }) => (
        <tr key={day}>
          <th scope="row">{formatDate(day)}</th>
          {costHeads.map((head) => (
            <td key={head}>
              {Number(byHead[head]) !== 0 && (
                <FigureButton figure="actual" of={head} week={day} amount={byHead[head]} />
              )}
            </td>
          ))}
          <td className="font-semibold">
            <FigureButton figure="actual" week={day} amount={sumOf(Object.values(byHead))} />
          </td>
        </tr>
      ))}
    </tbody>
  </WideTable>
);
