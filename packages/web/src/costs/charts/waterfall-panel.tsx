import type { CostAnalysis } from '@sitewright/domain/costs/cost-figures';
import { ChartPanel } from '../../ui/charts/chart-panel.tsx';
import { Money } from '../../ui/format/money.tsx';
import { lazyComponent } from '../../ui/layout/lazy-component.tsx';
import { WideTable } from '../../ui/layout/wide-table.tsx';
import { FigureButton } from '../figure/figure-button.tsx';
import { signed } from '../labels.ts';
import { type Step, waterfallOf } from './waterfall.ts';

const WaterfallChart = lazyComponent(() => import('./waterfall-chart.tsx'), 'WaterfallChart');

export function WaterfallPanel({ analysis }: { analysis: CostAnalysis }) {
  const steps = waterfallOf(analysis);
  return (
    <ChartPanel
      title="From the budget to the forecast"
      chart={<WaterfallChart steps={steps} />}
      table={<WaterfallTable steps={steps} />}
    />
  );
}

const WaterfallTable = ({ steps }: { steps: readonly Step[] }) => (
  <WideTable label="From the budget to the forecast">
    <thead>
      <tr>
        <th scope="col">Step</th>
        <th scope="col">By</th>
        <th scope="col">Comes to</th>
      </tr>
    </thead>
    <tbody>
      {steps.map(({ label, kind, head, amount, to }) => (
        <tr key={label}>
          <th scope="row">{label}</th>
          <td>
            {kind !== 'whole' &&
              (head ? (
                <FigureButton figure="variance" of={head} amount={amount}>
                  {signed(amount)}
                </FigureButton>
              ) : (
                signed(amount)
              ))}
          </td>
          <td>
            <Money amount={to} />
          </td>
        </tr>
      ))}
    </tbody>
  </WideTable>
);
