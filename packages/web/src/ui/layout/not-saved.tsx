import { RefreshCw, WifiOff } from 'lucide-react';
import { NetworkError } from '../../platform/call.ts';
import { useOnline } from '../../platform/use-online.ts';
import { Button } from '../button.tsx';
import { IconCircle } from '../icon-circle.tsx';
import { notSavedYet, useSaysNotSaved } from './says-not-saved.ts';

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
