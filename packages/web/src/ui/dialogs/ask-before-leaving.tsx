import { useBlocker } from '@tanstack/react-router';
import { useUnsaved } from '../../platform/unsaved.ts';
import { ConfirmDialog } from './confirm-dialog.tsx';

type Props = {
  /** Names the form, such as 'in this entry'. */
  where: string;
  /** Whether there is unsaved input. */
  isDirty: boolean;
  /** For a form that can be closed without leaving the page: whether the user asked to close it. */
  isClosing?: boolean;
  onLeave?: () => void;
  onStay?: () => void;
};

/** Asks before unsaved input is lost; the browser asks before it closes the window. */
export function UnsavedChangesDialog({
  where,
  isDirty,
  isClosing = false,
  onLeave,
  onStay,
}: Props) {
  useUnsaved(isDirty);
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
      description={`Your changes ${where} are not saved.`}
      confirmText="Leave"
      cancelText="Stay"
      isOpen={isClosing || isGoing}
      onConfirm={() => (isGoing ? proceed() : onLeave?.())}
      onCancel={() => (isGoing ? reset() : onStay?.())}
    />
  );
}
