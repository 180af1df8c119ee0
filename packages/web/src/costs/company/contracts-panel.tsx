import type { ContractCosts } from '@sitewright/domain/costs/cost-figures';
import { ChartPanel } from '../../ui/charts/chart-panel.tsx';
import { Money } from '../../ui/format/money.tsx';
import { type FigureColumn, FigureTable } from '../../ui/layout/figure-table.tsx';
import { VarianceText } from '../summary/variance.tsx';
import { ContractsChart } from './contracts-chart.tsx';

/** The largest number of bars that can be compared. */
export const mostBars = 12;

/** Forecast against budget of the largest contracts. */
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
      table={
        <FigureTable
          label="Forecast against budget"
          rows={largest}
          keyOf={({ projectId }) => projectId}
          columns={columns}
        />
      }
    />
  );
}

const columns: readonly FigureColumn<ContractCosts>[] = [
  ['Contract', ({ name }) => name],
  ['Revised budget', ({ revised }) => revised && <Money amount={revised} />],
  ['Forecast', ({ forecast }) => forecast && <Money amount={forecast} />],
  [
    'Over/under',
    ({ variance, variancePercent }) => (
      <VarianceText variance={variance} variancePercent={variancePercent} />
    ),
    'text-left!',
  ],
];
