import type { CostAnalysis } from '@sitewright/domain/costs/cost-figures';
import { ChartPanel } from '../../ui/charts/chart-panel.tsx';
import { Money } from '../../ui/format/money.tsx';
import { type FigureColumn, FigureTable } from '../../ui/layout/figure-table.tsx';
import { FigureButton } from '../figure/figure-button.tsx';
import { signed } from '../labels.ts';
import { type Step, waterfallOf } from './waterfall.ts';
import { WaterfallChart } from './waterfall-chart.tsx';

export function WaterfallPanel({ analysis }: { analysis: CostAnalysis }) {
  const steps = waterfallOf(analysis);
  return (
    <ChartPanel
      title="From the budget to the forecast"
      chart={<WaterfallChart steps={steps} />}
      table={
        <FigureTable
          label="From the budget to the forecast"
          rows={steps}
          keyOf={({ label }) => label}
          columns={columns}
        />
      }
    />
  );
}

const columns: readonly FigureColumn<Step>[] = [
  ['Step', ({ label }) => label],
  [
    'By',
    ({ kind, head, amount }) =>
      kind !== 'whole' &&
      (head ? (
        <FigureButton figure="variance" of={head} amount={amount}>
          {signed(amount)}
        </FigureButton>
      ) : (
        signed(amount)
      )),
  ],
  ['Comes to', ({ to }) => <Money amount={to} />],
];
