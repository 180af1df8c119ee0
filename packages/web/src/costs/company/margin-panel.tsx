import type { ContractCosts } from '@sitewright/domain/costs/cost-figures';
import { ChartPanel } from '../../ui/charts/chart-panel.tsx';
import { Money } from '../../ui/format/money.tsx';
import { lazyComponent } from '../../ui/layout/lazy-component.tsx';
import { WideTable } from '../../ui/layout/wide-table.tsx';
import { percentText } from '../labels.ts';
import { mostBars } from './contracts-panel.tsx';

const MarginChart = lazyComponent(() => import('./margin-chart.tsx'), 'MarginChart');

type Props = { contracts: readonly ContractCosts[] };

/** The final margins of the contracts, the smallest first; unknown for a contract without a value. */
export function MarginPanel({ contracts }: Props) {
  const least = contracts
    .filter(({ margin }) => margin !== null)
    .toSorted((a, b) => Number(a.margin) - Number(b.margin))
    .slice(0, mostBars);
  if (least.length === 0) return null;
  return (
    <ChartPanel
      title="Margin by contract"
      chart={<MarginChart contracts={least} />}
      table={<MarginTable contracts={least} />}
    />
  );
}

const MarginTable = ({ contracts }: Props) => (
  <WideTable label="Margin by contract">
    <thead>
      <tr>
        <th scope="col">Contract</th>
        <th scope="col">Value</th>
        <th scope="col">Forecast</th>
        <th scope="col">Margin</th>
        <th scope="col">Of the value</th>
      </tr>
    </thead>
    <tbody>
      {contracts.map(({ projectId, name, contractValue, forecast, margin, marginPercent }) => (
        <tr key={projectId}>
          <th scope="row">{name}</th>
          <td>{contractValue && <Money amount={contractValue} />}</td>
          <td>{forecast && <Money amount={forecast} />}</td>
          <td>{margin && <Money amount={margin} />}</td>
          <td>{percentText(marginPercent)}</td>
        </tr>
      ))}
    </tbody>
  </WideTable>
);
