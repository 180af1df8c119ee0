import type { CostAnalysis } from '@sitewright/domain/costs/cost-figures';
import type { ComponentType } from 'react';
import { ProposeBudgetChange } from '../budget/propose-budget-change.tsx';
import { SetBudgets } from '../budget/set-budgets.tsx';
import type { Deed } from '../cost-deeds.ts';
import { AddCost } from './add-cost.tsx';
import { ChangeCostSettings } from './change-cost-settings.tsx';
import { SetProgress } from './set-progress.tsx';

export type DeedProps = { analysis: CostAnalysis; today: string; onClose: () => void };

const forms: Record<Deed, ComponentType<DeedProps>> = {
  cost: AddCost,
  budgets: SetBudgets,
  budgetChange: ProposeBudgetChange,
  progress: SetProgress,
  settings: ChangeCostSettings,
};

/** The form of what somebody wants to do to the costs of a contract. */
export function CostDeed({ deed, ...props }: DeedProps & { deed: Deed }) {
  const Form = forms[deed];
  return <Form {...props} />;
}
