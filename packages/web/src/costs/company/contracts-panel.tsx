import type { ContractCosts } from '@sitewright/domain/costs/cost-figures';
import { ChartPanel } from '../../ui/charts/chart-panel.tsx';
import { Money } from '../../ui/format/money.tsx';
import { lazyComponent } from '../../ui/layout/lazy-component.tsx';
import { WideTable } from '../../ui/layout/wide-table.tsx';
import { VarianceText } from '../summary/variance.tsx';

const ContractsChart = lazyComponent(() => import('./contracts-chart.tsx'), 'ContractsChart');

/** The largest number of bars that can be compared. */
export const mostBars = 12;

/** What the largest contracts will cost against what they may. */
export function ContractsPanel({ contracts }: { contracts: readonly ContractCosts[] }) {
  const largest = contracts
    .filter(({ revised, forecast }) => Number(revised) > 0 || Number(forecast) > 0)
    .toSorted((a, b) => Number(b.forecast) - Number(a.forecast))
    .slice(0, mostBars);
  if (largest.length === 0) return null;
  return (
    <ChartPanel
      title="Forecast against budget"
      chart={<ContractsChart contracts={largest} />}
      table={<ContractsTable contracts={largest} />}
    />
  );
}

const ContractsTable = ({ contracts }: { contracts: readonly ContractCosts[] }) => (
  <WideTable label="Forecast against budget">
    <thead>
      <tr>
        <th scope="col">Contract</th>
        <th scope="col">Budget</th>
        <th scope="col">Forecast</th>
        <th scope="col" className="text-left!">
          Over or under
        </th>
      </tr>
    </thead>
    <tbody>
      {contracts.map(({ projectId, name, revised, forecast, variance, variancePercent }) => (
        <tr key={projectId}>
          <th scope="row">{name}</th>
          <td>{revised && <Money amount={revised} />}</td>
          <td>{forecast && <Money amount={forecast} />}</td>
          <td className="text-left!">
            <VarianceText variance={variance} variancePercent={variancePercent} />
          </td>
        </tr>
      ))}
    </tbody>
  </WideTable>
);
