import type { BinItem } from '@sitewright/domain/backup/recycle-bin';
import { recycleBinApi } from '@sitewright/domain/backup/recycle-bin-api';
import { useState } from 'react';
import { ActionDialog } from '../actions/action-dialog.tsx';
import { useAction } from '../actions/use-action.ts';
import { TextField } from '../ui/text-field.tsx';

type Props = { item: BinItem; onClose: () => void };

/** For a claim or an inquiry: until it is lifted, neither time nor anybody takes it away. */
export function HoldItem({ item, onClose }: Props) {
  const [reason, setReason] = useState('');
  const command = useAction(recycleBinApi.hold, {
    onClose,
    doneMessage: () => `${item.recordName} is under a legal hold.`,
  });
  return (
    <ActionDialog
      title={`Put ${item.recordName} under a legal hold`}
      description="It stays in the recycle bin until somebody lifts the hold, and nobody can delete it for ever."
      variant="warning"
      confirmText="Put under hold"
      isBlocked={reason.trim() === ''}
      command={command}
      onClose={onClose}
      onConfirm={() => command.perform({ params: { binItemId: item.id }, body: { reason } })}
    >
      {(fields) => (
        <TextField
          label="Reason"
          help="Such as the number of a claim."
          name="reason"
          maxLength={300}
          value={reason}
          onChange={setReason}
          error={fields.reason}
        />
      )}
    </ActionDialog>
  );
}

export function LiftHold({ item, onClose }: Props) {
  const command = useAction(recycleBinApi.liftHold, {
    onClose,
    doneMessage: () => `The hold on ${item.recordName} is lifted.`,
  });
  return (
    <ActionDialog
      title={`Lift the hold on ${item.recordName}?`}
      description="If its time is over, it is destroyed within the hour."
      variant="warning"
      confirmText="Lift the hold"
      command={command}
      onClose={onClose}
      onConfirm={() => command.perform({ params: { binItemId: item.id } })}
    />
  );
}
