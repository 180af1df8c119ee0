import { RefreshCw, WifiOff } from 'lucide-react';
import { useLayoutEffect, useSyncExternalStore } from 'react';
import { NetworkError } from '../../platform/call.ts';
import { useOnline } from '../../platform/use-online.ts';
import { Button } from '../button.tsx';
import { IconCircle } from '../icon-circle.tsx';

export const notSavedYet = 'Not saved on this phone yet. It will load when you have signal.';

/** Whether a read failed for want of signal; with signal the server is down, which is an error. */
export const useIsNotSaved = (error: unknown): boolean =>
  !useOnline() && error instanceof NetworkError;

type Props = {
  /** Such as 'Files'. */
  title: string;
  isRetrying?: boolean;
  onRetry: () => void;
};

/** One panel has nothing to show until there is signal; nothing is wrong with it. */
export function NotSaved({ title, isRetrying = false, onRetry }: Props) {
  useSaysNotSaved();
  return (
    <section className="grid content-center justify-items-center gap-2 rounded-card border border-line bg-surface px-6 py-3.5 text-center">
      <IconCircle icon={WifiOff} />
      <div role="status" className="grid justify-items-center gap-1 text-sm">
        <p className="font-semibold">{title}</p>
        <p className="max-w-[40ch] text-pretty text-text-2">{notSavedYet}</p>
      </div>
      <Button icon={RefreshCw} isPending={isRetrying} onClick={onRetry}>
        Try again
      </Button>
    </section>
  );
}

let count = 0;
const listeners = new Set<() => void>();

function change(by: number): void {
  count += by;
  for (const listener of listeners) listener();
}

/** While it is on the screen, the banner above the page does not say the same again. */
export const useSaysNotSaved = (): void =>
  useLayoutEffect(() => {
    change(1);
    return () => change(-1);
  }, []);

function watch(listener: () => void) {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
}

/** Whether a part of the page says so itself. */
export const useIsNotSavedShown = (): boolean => useSyncExternalStore(watch, () => count > 0);
