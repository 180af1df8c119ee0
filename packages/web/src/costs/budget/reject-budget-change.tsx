import { costsApi } from '@sitewright/domain/costs/api';
import type { BudgetChange } from '@sitewright/domain/costs/cost-plan';
import { useState } from 'react';
import { DeedDialog } from '../../app/deed-dialog.tsx';
import { TextArea } from '../../ui/text-area.tsx';
import { useCostDeed } from '../use-cost-deed.ts';

type Props = { change: BudgetChange; onClose: () => void };

export function RejectBudgetChange({ change: { id, version, description }, onClose }: Props) {
  const [reason, setReason] = useState('');
  const reject = useCostDeed(
    costsApi.rejectBudgetChange,
    onClose,
    () => `${description} is rejected`,
  );
  return (
    <DeedDialog
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
        <TextArea label="Reason" name="reason" {...{ error }} value={reason} onChange={setReason} />
      )}
    </DeedDialog>
  );
}
