import type { CostCurve } from '@sitewright/domain/costs/cost-figures';
import { ChartPanel } from '../../ui/charts/chart-panel.tsx';
import { lazyPart } from '../../ui/lazy-part.tsx';
import { Panel } from '../../ui/panel.tsx';
import { hasCurve } from './curve.ts';
import { CurveTable } from './curve-table.tsx';
import { LineLegend } from './line-legend.tsx';

const CurveChart = lazyPart(() => import('./curve-chart.tsx'), 'CurveChart');

type Props = { curve: CostCurve; today: string };

const title = 'Cumulative cost';

export const CurvePanel = ({ curve, today }: Props) =>
  hasCurve(curve) ? (
    <ChartPanel
      title={title}
      legend={<LineLegend />}
      chart={<CurveChart curve={curve} today={today} />}
      table={<CurveTable curve={curve} />}
    />
  ) : (
    <Panel title={title}>
      <p className="px-4 py-3 text-sm text-text-2">
        Nothing has been spent yet. The curve begins with the first cost; with a start and a finish
        date the budget is drawn beside it.
      </p>
    </Panel>
  );
