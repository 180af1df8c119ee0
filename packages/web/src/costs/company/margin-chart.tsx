import type { ContractCosts } from '@sitewright/domain/costs/cost-figures';
import {
  Bar,
  BarChart,
  CartesianGrid,
  Cell,
  LabelList,
  ReferenceLine,
  ResponsiveContainer,
  XAxis,
  YAxis,
} from 'recharts';
import { lineHeight, poundsTick, tick, xAxis, yAxis } from '../../ui/charts/chart-styles.ts';
import { isNegative, percentText } from '../labels.ts';

type Props = { contracts: readonly ContractCosts[] };

/** A bar for each contract: its margin, to the left of zero where it loses. */
export function MarginChart({ contracts }: Props) {
  const bars = contracts.map(({ code, name, margin, marginPercent }) => ({
    name: code ?? name,
    margin: Number(margin),
    share: percentText(marginPercent),
    isLoss: isNegative(margin),
  }));
  return (
    <div role="img" aria-label={`Margin of ${contracts.length} contracts`}>
      <ResponsiveContainer width="100%" height={contracts.length * lineHeight + 40}>
        <BarChart
          data={bars}
          layout="vertical"
          accessibilityLayer={false}
          margin={{ top: 4, right: 56, bottom: 0, left: 8 }}
        >
          <CartesianGrid horizontal={false} stroke="var(--line-2)" />
          <XAxis {...xAxis} type="number" tickFormatter={poundsTick} />
          <YAxis {...yAxis} type="category" dataKey="name" width={92} />
          <ReferenceLine x={0} stroke="var(--control)" />
          <Bar dataKey="margin" barSize={16} isAnimationActive={false}>
            {bars.map(({ name, isLoss }) => (
              <Cell key={name} fill={isLoss ? 'var(--bad)' : 'var(--ok)'} />
            ))}
            <LabelList dataKey="share" position="right" {...tick} />
          </Bar>
        </BarChart>
      </ResponsiveContainer>
    </div>
  );
}
