import { type ComponentProps, type ReactNode, useState } from 'react';
import { ActionDialog } from '../../actions/action-dialog.tsx';
import { TextArea } from '../../ui/fields/text-area.tsx';

type Props = Pick<
  ComponentProps<typeof ActionDialog>,
  'title' | 'description' | 'variant' | 'confirmText' | 'command' | 'onClose'
> & {
  /** The password, and a code where the server asks for one. */
  confirmation: { fields: ReactNode; isBlocked: boolean };
  onConfirm: (reason: string) => void;
  children?: ReactNode;
};

/** Asks for a reason and the password before anything is revealed. */
export function ReasonDialog({ confirmation, onConfirm, children, ...action }: Props) {
  const [reason, setReason] = useState('');
  return (
    <ActionDialog
      {...action}
      isBlocked={reason.trim() === '' || confirmation.isBlocked}
      onConfirm={() => onConfirm(reason)}
    >
      {(fields) => (
        <>
          {children}
          <TextArea
            label="Reason"
            help="Recorded in the activity log with your name"
            name="reason"
            required
            maxLength={500}
            error={fields.reason}
            value={reason}
            onChange={setReason}
          />
          {confirmation.fields}
        </>
      )}
    </ActionDialog>
  );
}
