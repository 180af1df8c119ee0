import { useBlocker } from '@tanstack/react-router';
import { ConfirmDialog } from '../ui/confirm-dialog.tsx';

/** Whoever has typed something does not lose it by a slip; the browser asks before it closes. */
export function AskBeforeLeaving({ isDirty }: { isDirty: boolean }) {
  const { status, proceed, reset } = useBlocker({
    shouldBlockFn: ({ current, next }) => isDirty && current.pathname !== next.pathname,
    enableBeforeUnload: isDirty,
    withResolver: true,
  });
  return (
    <ConfirmDialog
      variant="warning"
      title="Leave without saving?"
      description="What you changed on this contract is not saved."
      confirmText="Leave"
      cancelText="Stay"
      isOpen={status === 'blocked'}
      onConfirm={() => proceed?.()}
      onCancel={() => reset?.()}
    />
  );
}
