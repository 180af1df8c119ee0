import { categoryLabels } from '@sitewright/domain/carbon/carbon-labels';
import { carbonCategories } from '@sitewright/domain/carbon/carbon-values';
import { formatWeight, type WeightUnit } from '@sitewright/domain/carbon/weight-text';
import { ChartPanel } from '../../ui/charts/chart-panel.tsx';
import { monthAndYear } from '../../ui/charts/chart-styles.ts';
import { PatternLegend } from '../../ui/charts/patterns.tsx';
import { type FigureColumn, FigureTable } from '../../ui/layout/figure-table.tsx';
import { categoryInk } from './category-ink.ts';
import { kilogramsOf, type Month, unitOf } from './months.ts';
import { MonthsChart } from './months-chart.tsx';

type Props = { months: readonly Month[]; target?: string | undefined };

export const MonthsPanel = ({ months, target }: Props) => (
  <ChartPanel
    title={`By month, ${unitOf(months)} CO₂e`}
    legend={<PatternLegend entries={entries} />}
    chart={<MonthsChart months={months} target={target} />}
    table={
      <FigureTable
        label="Carbon by month and category"
        rows={months.toReversed()}
        keyOf={({ month }) => month}
        columns={columnsIn(unitOf(months))}
      />
    }
  />
);

const entries = carbonCategories.map((category) => ({
  ink: categoryInk[category],
  label: categoryLabels[category],
}));

/** What the bars show, to read, in the unit of the title. */
const columnsIn = (unit: WeightUnit): FigureColumn<Month>[] => [
  ['Month', ({ month }) => monthAndYear(month)],
  ...carbonCategories.map(
    (category): FigureColumn<Month> => [
      categoryLabels[category],
      ({ categories }) => cell(kilogramsOf(categories, category), unit),
    ],
  ),
  ['Total', ({ total }) => formatWeight(total, unit), 'font-semibold'],
];

const cell = (kilograms: string | undefined, unit: WeightUnit) =>
  kilograms && Number(kilograms) !== 0 ? formatWeight(kilograms, unit) : '';
