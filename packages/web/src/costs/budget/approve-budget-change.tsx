import { costsApi } from '@sitewright/domain/costs/api';
import type { BudgetChange } from '@sitewright/domain/costs/cost-plan';
import { ActionDialog } from '../../actions/action-dialog.tsx';
import { useAction } from '../../actions/use-action.ts';

type Props = { change: BudgetChange; onClose: () => void };

export function ApproveBudgetChange({ change: { id, version, description }, onClose }: Props) {
  const approve = useAction(costsApi.approveBudgetChange, {
    onClose,
    doneMessage: () => `${description} is approved`,
  });
  return (
    <ActionDialog
      title={`Approve ${description}?`}
      description="It counts in the budget and in the contract value from now on."
      confirmText="Approve"
      command={approve}
      onConfirm={() => approve.perform({ params: { budgetChangeId: id }, body: { version } })}
      onClose={onClose}
    />
  );
}
