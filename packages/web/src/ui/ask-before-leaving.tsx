import { useBlocker } from '@tanstack/react-router';
import { ConfirmDialog } from './confirm-dialog.tsx';

type Props = {
  /** Where something was changed, such as 'in this entry'. */
  where: string;
  /** Whether something was typed that is kept nowhere. */
  isDirty: boolean;
  /** For a form that can be closed without leaving the page, and that somebody asked to close. */
  isClosing?: boolean;
  onLeave?: () => void;
  onStay?: () => void;
};

/** What was typed is not lost by a slip; the browser asks before it closes. */
export function AskBeforeLeaving({ where, isDirty, isClosing = false, onLeave, onStay }: Props) {
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
      description={`What you changed ${where} is not saved.`}
      confirmText="Leave"
      cancelText="Stay"
      isOpen={isClosing || isGoing}
      onConfirm={() => (isGoing ? proceed() : onLeave?.())}
      onCancel={() => (isGoing ? reset() : onStay?.())}
    />
  );
}
