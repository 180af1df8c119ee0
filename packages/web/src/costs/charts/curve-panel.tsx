import type { CostCurve } from '@sitewright/domain/costs/cost-figures';
import { latePart } from '../../app/late-part.tsx';
import { ChartPanel } from './chart-panel.tsx';
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
