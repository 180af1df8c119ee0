import { confirmationDue } from '@sitewright/domain/session/confirmation';
import { type ReactNode, useLayoutEffect, useRef, useState } from 'react';
import { isRefusedAs } from '../platform/call.ts';
import { useConfirmation } from './use-confirmation.tsx';

type Action = { isPending: boolean; error: Error | null };

/**
 * Around an action that a session left open must not do: where the server asks once more who sits there,
 * the password is asked for beside it, and the action is done after it.
 */
export function usePasswordAgain(action: Action) {
  const isDue = isRefusedAs(action.error, confirmationDue);
  /** The refusal that was answered: five minutes later there may be another. */
  const [answered, setAnswered] = useState<Error | null>(null);
  const confirmation = useConfirmation(
    'To confirm it is you. You will not be asked again for 5 minutes.',
  );
  const isAsked = isDue && action.error !== answered;
  return {
    before: (perform: () => void) =>
      isAsked
        ? confirmation.perform(() => {
            setAnswered(action.error);
            perform();
          })
        : perform(),
    isBlocked: isAsked && confirmation.isBlocked,
    command: {
      isPending: action.isPending || confirmation.isPending,
      error: isDue ? null : action.error,
    },
    field: isAsked && <FocusedOnArrival>{confirmation.fields}</FocusedOnArrival>,
  };
}

/** Before the user can type: the next input belongs in here. */
function FocusedOnArrival({ children }: { children: ReactNode }) {
  const box = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => box.current?.querySelector('input')?.focus(), []);
  return (
    <div ref={box} className="grid gap-4">
      {children}
    </div>
  );
}
