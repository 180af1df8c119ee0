import type { ContractCosts } from '@sitewright/domain/costs/cost-figures';
import { Bar, BarChart, CartesianGrid, Cell, ResponsiveContainer, XAxis, YAxis } from 'recharts';
import { lineHeight, poundsTick, xAxis, yAxis } from '../../ui/charts/chart-styles.ts';
import { isNegative } from '../labels.ts';

type Props = { contracts: readonly ContractCosts[] };

/** A pair of bars for each contract: its budget, and what it will cost. */
export function ContractsChart({ contracts }: Props) {
  const bars = contracts.map(({ code, name, revised, forecast, variance }) => ({
    name: code ?? name,
    budget: Number(revised),
    forecast: Number(forecast),
    isOver: isNegative(variance),
  }));
  return (
    <div
      role="img"
      aria-label={`Forecast against budget of ${contracts.length} contracts`}
      className="grid gap-1"
    >
      <ResponsiveContainer width="100%" height={contracts.length * lineHeight + 40}>
        <BarChart
          data={bars}
          layout="vertical"
          accessibilityLayer={false}
          barGap={1}
          margin={{ top: 4, right: 24, bottom: 0, left: 8 }}
        >
          <CartesianGrid horizontal={false} stroke="var(--line-2)" />
          <XAxis {...xAxis} type="number" tickFormatter={poundsTick} />
          <YAxis {...yAxis} type="category" dataKey="name" width={92} />
          <Bar dataKey="budget" fill="var(--control)" barSize={8} isAnimationActive={false} />
          <Bar dataKey="forecast" fill="var(--c-labour)" barSize={12} isAnimationActive={false}>
            {bars.map(({ name, isOver }) => (
              <Cell key={name} fill={isOver ? 'var(--bad)' : 'var(--c-labour)'} />
            ))}
          </Bar>
        </BarChart>
      </ResponsiveContainer>
      <Legend />
    </div>
  );
}

const Legend = () => (
  <p className="flex flex-wrap gap-x-4 pl-3 text-xs text-text-2">
    {[
      { label: 'Budget', look: 'bg-control h-2' },
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
