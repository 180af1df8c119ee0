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
      title="Budget to forecast"
      chart={<WaterfallChart steps={steps} />}
      table={
        <FigureTable
          label="Budget to forecast"
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
    'Change',
    ({ kind, head, amount }) =>
      kind !== 'total' &&
      (head ? (
        <FigureButton figure="variance" of={head} amount={amount}>
          {signed(amount)}
        </FigureButton>
      ) : (
        signed(amount)
      )),
  ],
  ['Running total', ({ to }) => <Money amount={to} />],
];
