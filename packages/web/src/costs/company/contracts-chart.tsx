import type { ContractCosts } from '@sitewright/domain/costs/cost-figures';
import { poundsTick } from '../../ui/charts/chart-styles.ts';
import { HorizontalBars } from '../../ui/charts/horizontal-bars.tsx';
import { scaleOf } from '../../ui/charts/scale.ts';
import { counted } from '../../ui/table/labels.ts';
import { isNegative } from '../labels.ts';

type Props = { contracts: readonly ContractCosts[] };

/** A pair of bars for each contract: its budget, and what it will cost. */
export const ContractsChart = ({ contracts }: Props) => (
  <div className="grid grid-cols-[minmax(0,1fr)] grid-rows-[1fr_auto] gap-1">
    <HorizontalBars
      label={`Forecast against budget, ${counted(contracts.length, contracts.length === 1 ? 'contract' : 'contracts')}`}
      scale={scaleOf(
        contracts.flatMap(({ revised, forecast }) => [Number(revised), Number(forecast)]),
      )}
      format={poundsTick}
      rows={contracts.map(({ projectId, code, name, revised, forecast, variance }) => ({
        key: projectId,
        name: code ?? name,
        bars: [
          { to: Number(revised), thickness: 8, className: 'fill-control' },
          {
            to: Number(forecast),
            thickness: 12,
            className: isNegative(variance) ? 'fill-bad' : 'fill-c-labour',
          },
        ],
      }))}
    />
    <Legend />
  </div>
);

const Legend = () => (
  <p className="flex flex-wrap gap-x-4 pl-3 text-xs text-text-2">
    {[
      { label: 'Revised budget', look: 'bg-control h-2' },
      { label: 'Forecast', look: 'bg-c-labour h-3' },
      { label: 'Forecast over budget', look: 'bg-bad h-3' },
    ].map(({ label, look }) => (
      <span key={label} className="inline-flex items-center gap-1.5">
        <span className={`w-4 rounded-[2px] ${look}`} />
        {label}
      </span>
    ))}
  </p>
);
