import { costsApi } from '@sitewright/domain/costs/api';
import type { BudgetChange } from '@sitewright/domain/costs/cost-plan';
import { useState } from 'react';
import { ActionDialog } from '../../actions/action-dialog.tsx';
import { useAction } from '../../actions/use-action.ts';
import { TextArea } from '../../ui/text-area.tsx';

type Props = { change: BudgetChange; onClose: () => void };

export function RejectBudgetChange({ change: { id, version, description }, onClose }: Props) {
  const [reason, setReason] = useState('');
  const reject = useAction(costsApi.rejectBudgetChange, {
    onClose,
    doneMessage: () => `${description} is rejected`,
  });
  return (
    <ActionDialog
      title={`Reject ${description}?`}
      description="It stays in the list with your reason, and counts nowhere."
      confirmText="Reject"
      variant="warning"
      command={reject}
      isBlocked={!reason.trim()}
      onConfirm={() =>
        reject.perform({ params: { budgetChangeId: id }, body: { reason, version } })
      }
      onClose={onClose}
    >
      {({ reason: error }) => (
        <TextArea label="Reason" name="reason" error={error} value={reason} onChange={setReason} />
      )}
    </ActionDialog>
  );
}
