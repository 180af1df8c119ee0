import type { CostCurve } from '@sitewright/domain/costs/cost-figures';
import { ChartPanel } from '../../app/charts/chart-panel.tsx';
import { latePart } from '../../app/late-part.tsx';
import { CurveTable } from './curve-table.tsx';
import { LineLegend } from './line-legend.tsx';

const CurveChart = latePart(() => import('./curve-chart.tsx'), 'CurveChart');

type Props = { curve: CostCurve; today: string };

export const CurvePanel = ({ curve, today }: Props) => (
  <ChartPanel
    title="Cumulative cost"
    legend={<LineLegend />}
    chart={<CurveChart {...{ curve, today }} />}
    table={<CurveTable curve={curve} />}
  />
);
