import { type ComponentProps, type ReactNode, useState } from 'react';
import { DeedDialog } from '../../app/deed-dialog.tsx';
import { PasswordField } from '../../ui/password-field.tsx';
import { TextArea } from '../../ui/text-area.tsx';

type Props = Pick<
  ComponentProps<typeof DeedDialog>,
  'title' | 'description' | 'variant' | 'confirmText' | 'command' | 'onClose'
> & {
  password: string;
  onPassword: (password: string) => void;
  onConfirm: (reason: string) => void;
  children?: ReactNode;
};

/** Asks why, and for the password once more; both before anything is told. */
export function ReasonedDialog({ password, onPassword, onConfirm, children, ...deed }: Props) {
  const [reason, setReason] = useState('');
  return (
    <DeedDialog
      {...deed}
      isBlocked={reason.trim() === '' || password === ''}
      onConfirm={() => onConfirm(reason)}
    >
      {(fields) => (
        <>
          {children}
          <TextArea
            label="Reason"
            help="It stands in the log beside your name"
            name="reason"
            required
            maxLength={500}
            error={fields.reason}
            value={reason}
            onChange={setReason}
          />
          <OwnPassword error={fields.password} value={password} onChange={onPassword} />
        </>
      )}
    </DeedDialog>
  );
}

type OwnProps = {
  error?: string | undefined;
  value: string;
  onChange: (password: string) => void;
};

export const OwnPassword = (bound: OwnProps) => (
  <PasswordField
    label="Your password"
    help="Once more, so that nobody does it at a screen you left"
    name="password"
    autoComplete="current-password"
    {...bound}
  />
);
