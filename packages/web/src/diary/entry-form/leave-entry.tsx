import { useBlocker } from '@tanstack/react-router';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';

type Props = {
  /** Whether something was typed that is kept nowhere. */
  isDirty: boolean;
  /** Whether somebody asked to close the form. */
  isClosing: boolean;
  onLeave: () => void;
  onStay: () => void;
};

/** Whoever has changed something does not lose it by a slip, whichever way they go. */
export function LeaveEntry({ isDirty, isClosing, onLeave, onStay }: Props) {
  const { status, proceed, reset } = useBlocker({
    shouldBlockFn: ({ current, next }) => isDirty && current.pathname !== next.pathname,
    enableBeforeUnload: isDirty,
    withResolver: true,
  });
  const isGoing = status === 'blocked';
  return (
    <ConfirmDialog
      variant="warning"
      title="Leave without saving?"
      description="What you changed in this entry is not saved."
      confirmText="Leave"
      cancelText="Stay"
      isOpen={isClosing || isGoing}
      onConfirm={() => (isGoing ? proceed?.() : onLeave())}
      onCancel={() => (isGoing ? reset?.() : onStay())}
    />
  );
}
