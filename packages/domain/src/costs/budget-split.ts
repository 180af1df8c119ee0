import type { CostAnalysis } from './cost-figures.ts';

/** Whether the budget is given to cost heads, changes apart. Until then no head can be over its own. */
export const isBudgetSplit = ({ heads, unallocated }: CostAnalysis): boolean =>
  Number(unallocated.budget ?? 0) === 0 || heads.some(({ budget }) => Number(budget ?? 0) !== 0);
