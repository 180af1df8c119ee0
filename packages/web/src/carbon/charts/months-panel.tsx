import { categoryLabels } from '@sitewright/domain/carbon/carbon-labels';
import { carbonCategories } from '@sitewright/domain/carbon/carbon-values';
import { ChartPanel } from '../../ui/charts/chart-panel.tsx';
import { PatternLegend } from '../../ui/charts/patterns.tsx';
import { lazyPart } from '../../ui/lazy-part.tsx';
import { inkOf } from './category-ink.ts';
import { type Month, unitOf } from './months.ts';
import { MonthsTable } from './months-table.tsx';

const MonthsChart = lazyPart(() => import('./months-chart.tsx'), 'MonthsChart');

type Props = { months: readonly Month[]; target?: string | undefined };

export const MonthsPanel = ({ months, target }: Props) => (
  <ChartPanel
    title={`By month, ${unitOf(months)} CO₂e`}
    legend={<PatternLegend entries={entries} />}
    chart={<MonthsChart months={months} target={target} />}
    table={<MonthsTable months={months} />}
  />
);

const entries = carbonCategories.map((category) => ({
  ink: inkOf[category],
  label: categoryLabels[category],
}));
