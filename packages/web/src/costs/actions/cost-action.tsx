import type { ComponentType } from 'react';
import { ProposeBudgetChange } from '../budget/propose-budget-change.tsx';
import { SetBudgets } from '../budget/set-budgets.tsx';
import type { Action, ActionProps } from '../cost-actions.ts';
import { AddCost } from './add-cost.tsx';
import { ChangeCostSettings } from './change-cost-settings.tsx';
import { SetProgress } from './set-progress.tsx';

const forms: Record<Action, ComponentType<ActionProps>> = {
  cost: AddCost,
  budgets: SetBudgets,
  budgetChange: ProposeBudgetChange,
  progress: SetProgress,
  settings: ChangeCostSettings,
};

/** The form of the chosen action on the costs of a contract. */
export function CostAction({ action, ...props }: ActionProps & { action: Action }) {
  const Form = forms[action];
  return <Form {...props} />;
}
