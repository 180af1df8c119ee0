import { riskApi } from '@sitewright/domain/risk/api';
import { useState } from 'react';
import { ActionDialog } from '../../../actions/action-dialog.tsx';
import { useAction } from '../../../actions/use-action.ts';
import { TextArea } from '../../../ui/text-area.tsx';
import { nameOf } from '../labels.tsx';
import type { ActionProps } from './rams-action.ts';

const questions = {
  reject: {
    endpoint: riskApi.rejectRams,
    ask: 'Send back',
    description: 'It is a draft again, and its author reads your reason.',
    confirmText: 'Send back',
    outcome: 'is with its author again',
  },
  withdraw: {
    endpoint: riskApi.withdrawRams,
    ask: 'Withdraw',
    description: 'Nobody works by it from now on. It stays to be read, with your reason.',
    confirmText: 'Withdraw',
    outcome: 'is withdrawn',
  },
} as const;

type Props = ActionProps & { step: keyof typeof questions };

/** A step that requires a reason. */
export function GiveReason({ rams, step, onClose }: Props) {
  const [reason, setReason] = useState('');
  const { endpoint, ask, description, confirmText, outcome } = questions[step];
  const action = useAction(endpoint, {
    onClose,
    doneMessage: (now) => `${nameOf(now)} ${outcome}`,
  });
  return (
    <ActionDialog
      title={`${ask} ${nameOf(rams)}?`}
      description={description}
      confirmText={confirmText}
      onClose={onClose}
      variant="warning"
      command={action}
      isBlocked={!reason.trim()}
      onConfirm={() => action.perform({ params: { ramsId: rams.id }, body: { reason } })}
    >
      {({ reason: error }) => (
        <TextArea label="Reason" name="reason" error={error} value={reason} onChange={setReason} />
      )}
    </ActionDialog>
  );
}
