import { CatchBoundary } from '@tanstack/react-router';
import { type ReactNode, Suspense, useCallback } from 'react';
import { NetworkError, userMessage } from '../../platform/call.ts';
import { asError } from '../../platform/fault.ts';
import { lazyScreen } from '../../platform/preload.ts';
import { useToast } from '../dialogs/toast.tsx';

/** A part of the frame that is fetched when somebody is about to use it. */
export const lazyComponent: typeof lazyScreen = (load, name) =>
  lazyScreen(() => load().catch(asUnreachable), name);

/** The user should read about the connection, not about a file. */
function asUnreachable(cause: unknown): never {
  throw new NetworkError(cause);
}

type Props = {
  /** What is there until it comes, and where it never does. */
  instead?: ReactNode;
  /** For what somebody asked for: told that it will not come, as they are. */
  onLost?: () => void;
  children: ReactNode;
};

/** Around a late part: should it not come, the page stays as it is. */
export function LazyBoundary({ instead = null, onLost, children }: Props) {
  const lose = useLoadFailureToast();
  const giveUp = (error: unknown) => {
    if (!onLost) return;
    onLost();
    lose(error);
  };
  return (
    <CatchBoundary getResetKey={() => 'one'} errorComponent={() => instead} onCatch={giveUp}>
      <Suspense fallback={instead}>{children}</Suspense>
    </CatchBoundary>
  );
}

/** Says that what somebody wanted to open did not come. */
export function useLoadFailureToast() {
  const toast = useToast();
  return useCallback(
    (error: unknown) =>
      toast({
        title: 'This could not be opened',
        text: userMessage(asError(error)),
        tone: 'danger',
      }),
    [toast],
  );
}
