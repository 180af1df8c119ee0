import type { ContractCosts } from '@sitewright/domain/costs/cost-figures';
import { ChartPanel } from '../../ui/charts/chart-panel.tsx';
import { Money } from '../../ui/format/money.tsx';
import { type FigureColumn, FigureTable } from '../../ui/layout/figure-table.tsx';
import { percentText } from '../labels.ts';
import { mostBars } from './contracts-panel.tsx';
import { MarginChart } from './margin-chart.tsx';

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
      table={
        <FigureTable
          label="Margin by contract"
          rows={least}
          keyOf={({ projectId }) => projectId}
          columns={columns}
        />
      }
    />
  );
}

const columns: readonly FigureColumn<ContractCosts>[] = [
  ['Contract', ({ name }) => name],
  ['Contract value', ({ contractValue }) => contractValue && <Money amount={contractValue} />],
  ['Forecast', ({ forecast }) => forecast && <Money amount={forecast} />],
  ['Margin', ({ margin }) => margin && <Money amount={margin} />],
  ['% of value', ({ marginPercent }) => percentText(marginPercent)],
];
