import { useNavigate } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { inWords } from '../../platform/call.ts';
import { Button } from '../../ui/button.tsx';
import { Failure } from '../../ui/failure.tsx';

type Props = {
  label: string;
  command: { isPending: boolean; error: Error | null };
  /** Whether something else on the page says already what is wrong. */
  isExplained: boolean;
  /** Such as another way to save. */
  children?: ReactNode;
};

/** Stays in sight while the form scrolls; on a phone above the bar with the places. */
export function SaveBar({ label, command: { isPending, error }, isExplained, children }: Props) {
  const navigate = useNavigate();
  return (
    <div data-save-bar="" className={bar}>
      {error && !isPending && !isExplained && <Failure text={inWords(error)} />}
      <div className="flex flex-wrap items-center gap-2">
        <Button type="submit" tone="primary" isPending={isPending} pendingLabel="Saving...">
          {label}
        </Button>
        {children}
        <Button onClick={() => navigate({ to: '/materials' })} className="max-md:hidden">
          Cancel
        </Button>
      </div>
    </div>
  );
}

const bar =
  'sticky bottom-0 z-20 grid gap-2 border-t border-line bg-bg py-3 max-md:-mx-gutter max-md:bottom-[calc(env(safe-area-inset-bottom)+3.5625rem)] max-md:px-gutter max-md:py-2';
