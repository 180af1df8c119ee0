import { categoryLabels } from '@sitewright/domain/carbon/carbon-labels';
import { carbonCategories } from '@sitewright/domain/carbon/carbon-values';
import { ChartPanel } from '../../ui/charts/chart-panel.tsx';
import { PatternLegend } from '../../ui/charts/patterns.tsx';
import { lazyComponent } from '../../ui/layout/lazy-component.tsx';
import { WideTable } from '../../ui/layout/wide-table.tsx';
import { weightText } from '../labels.ts';
import { categoryInk } from './category-ink.ts';
import { kilogramsOf, type Month, unitOf } from './months.ts';

const MonthsChart = lazyComponent(() => import('./months-chart.tsx'), 'MonthsChart');

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
  ink: categoryInk[category],
  label: categoryLabels[category],
}));

/** What the bars show, to read. */
const MonthsTable = ({ months }: { months: readonly Month[] }) => (
  <WideTable label="Carbon by month and category">
    <thead>
      <tr>
        <th scope="col">Month</th>
        {carbonCategories.map((category) => (
          <th key={category} scope="col">
            {categoryLabels[category]}
          </th>
        ))}
        <th scope="col">Total</th>
      </tr>
    </thead>
    <tbody>
      {months.toReversed().map(({ month, total, categories }) => (
        <tr key={month}>
          <th scope="row">{nameOf(month)}</th>
          {carbonCategories.map((category) => (
            <td key={category}>{cell(kilogramsOf(categories, category))}</td>
          ))}
          <td className="font-semibold">{weightText(total)}</td>
        </tr>
      ))}
    </tbody>
  </WideTable>
);

const cell = (kilograms: string | undefined) =>
  kilograms && Number(kilograms) !== 0 ? weightText(kilograms) : '';

const format = new Intl.DateTimeFormat('en-GB', {
  month: 'short',
  year: 'numeric',
  timeZone: 'UTC',
});

/** 'Nov 2026' */
const nameOf = (day: string): string => format.format(new Date(day));
