import type { NextStatus } from '@sitewright/domain/projects/status';
import { useState } from 'react';
import { ConfirmDialog } from '../ui/confirm-dialog.tsx';
import { TextArea } from '../ui/text-area.tsx';

const questions = {
  'on-hold': {
    title: (name: string) => `Put ${name} on hold?`,
    text: 'It can be made active again at any time.',
    confirm: 'Put on hold',
    cancel: 'Cancel',
    variant: 'warning',
    asksWhy: true,
  },
  completed: {
    title: (name: string) => `Complete ${name}?`,
    text: 'This is final: a completed contract stays completed.',
    confirm: 'Complete',
    cancel: 'Cancel',
    variant: 'warning',
    asksWhy: false,
  },
  cancelled: {
    title: (name: string) => `Cancel ${name}?`,
    text: 'This is final: a cancelled contract stays cancelled.',
    confirm: 'Cancel the contract',
    cancel: 'Keep it',
    variant: 'destructive',
    asksWhy: true,
  },
} as const;

type ConfirmedStatus = keyof typeof questions;

export const needsConfirming = (status: NextStatus): status is ConfirmedStatus =>
  status in questions;

type Props = {
  name: string;
  status: ConfirmedStatus;
  isPending: boolean;
  onConfirm: (reason: string) => void;
  onCancel: () => void;
};

/** Asks before a contract is put on hold or ended, and why. */
export function ConfirmStatus({ name, status, onConfirm, ...dialog }: Props) {
  const [reason, setReason] = useState('');
  const { title, text, confirm, cancel, variant, asksWhy } = questions[status];
  return (
    <ConfirmDialog
      isOpen
      title={title(name)}
      description={text}
      confirmText={confirm}
      cancelText={cancel}
      variant={variant}
      isBlocked={asksWhy && reason.trim() === ''}
      onConfirm={() => onConfirm(reason)}
      {...dialog}
    >
      {asksWhy && (
        <TextArea
          label="Reason"
          help="It takes a reason, for whoever looks at the contract later"
          name="statusReason"
          required
          maxLength={500}
          value={reason}
          onChange={setReason}
        />
      )}
    </ConfirmDialog>
  );
}
