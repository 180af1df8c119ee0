import type { ComponentProps, ReactNode } from 'react';
import { detailOf, fieldsOf } from '../platform/call.ts';
import { ConfirmDialog } from '../ui/dialogs/confirm-dialog.tsx';
import { Failure } from '../ui/layout/failure.tsx';

type Props = Pick<
  ComponentProps<typeof ConfirmDialog>,
  'title' | 'description' | 'variant' | 'isWide'
> & {
  confirmText: string;
  command: { isPending: boolean; error: Error | null };
  isBlocked?: boolean;
  onConfirm: () => void;
  onClose: () => void;
  /** Given what the server says of single fields. */
  children?: (fields: Record<string, string>) => ReactNode;
};

/** Asks for what an action needs; a refusal is shown in the dialog. */
export function ActionDialog({ command, onClose, children, ...question }: Props) {
  const { isPending, error } = command;
  const fields = error && !isPending ? fieldsOf(error) : {};
  const hasGeneralError = error && !isPending && Object.keys(fields).length === 0;
  return (
    <ConfirmDialog isOpen isPending={isPending} onCancel={onClose} {...question}>
      {children?.(fields)}
      {hasGeneralError && <Failure text={detailOf(error)} />}
    </ConfirmDialog>
  );
}
