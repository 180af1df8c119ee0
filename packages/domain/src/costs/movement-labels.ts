import { costHeadLabels } from '../purchase-orders/order-labels.ts';
import type { CostMovement } from './cost-figures.ts';
import type { MovementCause } from './cost-values.ts';

/** Why a forecast moved: up, and down. */
const labels: Record<MovementCause, [up: string, down: string]> = {
  correction: ['Late or corrected cost', 'Late or corrected cost'],
  commitment: ['Orders placed above the forecast', 'Orders placed below the forecast'],
  cost: ['Actual cost above the forecast', 'Actual cost below the forecast'],
  progress: ['Progress assessed', 'Progress assessed'],
  budget: ['Budget change', 'Budget change'],
  cpi: ['CPI after a budget change', 'CPI after a budget change'],
  re_estimate: ['Re-estimate', 'Re-estimate'],
};

/** `Actual cost above the forecast` */
export function movementLabel({ cause, head, effect }: CostMovement): string {
  const isDown = effect?.startsWith('-') ?? false;
  if (head === null)
    return isDown ? 'Drawn from unallocated budget' : 'Added to unallocated budget';
  return labels[cause][isDown ? 1 : 0];
}

export const headOfMovement = ({ head }: CostMovement): string =>
  head === null ? 'Not allocated' : costHeadLabels[head];
