import type { CostAnalysis } from '@sitewright/domain/costs/cost-figures';
import { unallocatedText } from '@sitewright/domain/costs/cost-values';
import { penceOf, poundsOf, sumOf } from '@sitewright/domain/kernel/pence';
import { costHeadLabels } from '@sitewright/domain/purchase-orders/order-labels';
import type { CostHead } from '@sitewright/domain/purchase-orders/order-status';

/** One step on the way from the budget to the forecast. */
export type Step = {
  label: string;
  kind: 'total' | 'increase' | 'decrease';
  head?: CostHead;
  /** The total itself, or by how much it changes. */
  amount: string;
  from: string;
  to: string;
};

const negated = (amount: string): string => poundsOf(-penceOf(amount));

/** From the revised budget through what each head is over or under it to the forecast. */
export function waterfallOf({ heads, unallocated, revised, forecast }: CostAnalysis): Step[] {
  const free = sumOf([unallocated.toComplete, negated(unallocated.budget ?? '0')]);
  const moves = [
    ...heads.map(({ head, variance }) => ({
      head,
      label: costHeadLabels[head],
      by: negated(variance ?? '0'),
    })),
    { label: unallocatedText, by: free },
  ].filter(({ by }) => Number(by) !== 0);
  let at = revised ?? '0.00';
  const steps = moves.map(({ by, ...move }): Step => {
    const from = at;
    at = sumOf([at, by]);
    return { ...move, kind: Number(by) > 0 ? 'increase' : 'decrease', amount: by, from, to: at };
  });
  return [totalStep('Budget', revised), ...steps, totalStep('Forecast', forecast)];
}

const totalStep = (label: string, amount: string | null): Step => ({
  label,
  kind: 'total',
  amount: amount ?? '0.00',
  from: '0.00',
  to: amount ?? '0.00',
});

/** Steps that together take this share of the scale can be seen. */
const visibleShare = 0.1;

/** From zero where the steps can be seen that way; else from close below them. */
export function floorOf(steps: readonly Step[]): number {
  const tops = steps.map(({ to }) => Number(to));
  const [low, high] = [Math.min(...tops), Math.max(...tops)];
  const floor = low - (high - low) * 0.5;
  return high === low || high - low >= high * visibleShare ? 0 : Math.floor(floor);
}
