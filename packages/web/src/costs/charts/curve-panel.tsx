import type { CostCurve } from '@sitewright/domain/costs/cost-figures';
import { ChartPanel } from '../../ui/charts/chart-panel.tsx';
import { formatDate } from '../../ui/fields/parse-date.ts';
import { Money } from '../../ui/format/money.tsx';
import { type FigureColumn, FigureTable } from '../../ui/layout/figure-table.tsx';
import { Panel } from '../../ui/layout/panel.tsx';
import { curveNames, curves, hasCurve, weeksWithFigures } from './curve.ts';
import { CurveChart } from './curve-chart.tsx';
import { CurveLegend } from './curve-legend.tsx';

type Props = { curve: CostCurve; today: string };

const title = 'Cumulative cost';

export const CurvePanel = ({ curve, today }: Props) =>
  hasCurve(curve) ? (
    <ChartPanel
      title={title}
      legend={<CurveLegend className="max-md:hidden" />}
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
        No costs yet. The curve starts with the first cost. Set the start and finish dates of the
        contract to compare it with the budget.
      </p>
    </Panel>
  );

type Week = ReturnType<typeof weeksWithFigures>[number];

const columns: readonly FigureColumn<Week>[] = [
  ['Week to', ({ day }) => formatDate(day)],
  ...curveNames
    .toReversed()
    .map(
      (name): FigureColumn<Week> => [
        curves[name].label,
        ({ [name]: amount }) => amount && <Money amount={amount} />,
      ],
    ),
];
