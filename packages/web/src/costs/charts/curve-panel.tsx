import type { CostCurve } from '@sitewright/domain/costs/cost-figures';
import { ChartPanel } from '../../ui/charts/chart-panel.tsx';
import { lazyChart } from '../../ui/charts/lazy-chart.tsx';
import { formatDate } from '../../ui/fields/parse-date.ts';
import { Money } from '../../ui/format/money.tsx';
import { type FigureColumn, FigureTable } from '../../ui/layout/figure-table.tsx';
import { Panel } from '../../ui/layout/panel.tsx';
import { hasCurve, weeksWithFigures } from './curve.ts';

export const CurveChart = lazyChart(() => import('./curve-chart.tsx'), 'CurveChart');

type Props = { curve: CostCurve; today: string };

const title = 'Cumulative cost';

export const CurvePanel = ({ curve, today }: Props) =>
  hasCurve(curve) ? (
    <ChartPanel
      title={title}
      legend={<LineLegend />}
      chart={<CurveChart curve={curve} today={today} />}
      table={
        <FigureTable
          label="Cumulative cost by week"
          rows={weeksWithFigures(curve)}
          keyOf={({ day }) => day}
          columns={columns}
        />
      }
    />
  ) : (
    <Panel title={title}>
      <p className="px-4 py-3 text-sm text-text-2">
        Nothing has been spent yet. The curve begins with the first cost; with a start and a finish
        date the budget is drawn beside it.
      </p>
    </Panel>
  );

type Week = ReturnType<typeof weeksWithFigures>[number];

const columns: readonly FigureColumn<Week>[] = [
  ['Week to', ({ day }) => formatDate(day)],
  ['Actual', ({ actual }) => actual && <Money amount={actual} />],
  ['Forecast', ({ forecast }) => forecast && <Money amount={forecast} />],
  ['Budget', ({ plan }) => plan && <Money amount={plan} />],
];

const lines = [
  { label: 'Actual', stroke: 'var(--c-labour)', dashes: undefined },
  { label: 'Forecast', stroke: 'var(--c-labour)', dashes: '6 4' },
  { label: 'Budget', stroke: 'var(--control)', dashes: '3 3' },
];

/** Solid, dashed and dotted, so that the colour is never alone. */
const LineLegend = () => (
  <ul className="flex flex-wrap gap-x-4 text-xs tracking-normal text-text-2 max-md:hidden">
    {lines.map(({ label, stroke, dashes }) => (
      <li key={label} className="flex items-center gap-1.5">
        <svg aria-hidden="true" width="18" height="2" className="overflow-visible">
          <line x2="18" y1="1" y2="1" strokeWidth="2" stroke={stroke} strokeDasharray={dashes} />
        </svg>
        {label}
      </li>
    ))}
  </ul>
);
