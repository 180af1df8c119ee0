import type { ReactNode } from 'react';
import { userMessage } from '../platform/call.ts';
import { Button } from '../ui/button.tsx';
import { cn } from '../ui/cn.ts';
import { draftSaved } from '../ui/dialogs/draft-saved.ts';
import { Failure } from '../ui/layout/failure.tsx';
import { saveBarStyles } from '../ui/save-bar-styles.ts';

type Props = {
  submitText: string;
  command: { isPending: boolean; error: Error | null };
  /** Whether something else on the page says already what is wrong. */
  isErrorShownElsewhere: boolean;
  /** When what was typed was kept as a draft. */
  savedAt?: string | undefined;
  onCancel: () => void;
  /** What is to be known before saving. */
  note?: ReactNode;
  /** Another way to save; on a phone it takes the place of Cancel. */
  children?: ReactNode;
};

/**
 * Stays in sight while the form scrolls; on a phone above the bar with the places, with a line kept for when the
 * draft was saved.
 */
export function SaveBar({ submitText, command, savedAt, onCancel, ...more }: Props) {
  const { isPending, error } = command;
  const { isErrorShownElsewhere, note, children } = more;
  return (
    <div data-save-bar="" className={cn(saveBarStyles, 'max-md:pt-7')}>
      {note}
      {error && !isPending && !isErrorShownElsewhere && <Failure text={userMessage(error)} />}
      <div className="flex flex-wrap items-center gap-2 max-md:flex-nowrap max-md:[&_button]:max-h-[64px] max-md:[&_button]:shrink! max-md:[&_button]:whitespace-normal max-md:[&_button]:px-3 max-md:[&_button]:text-[min(1.125rem,6.5vw)]">
        <Button onClick={onCancel} className={children ? 'max-md:hidden' : 'max-md:h-primary'}>
          Cancel
        </Button>
        {children}
        <Button
          type="submit"
          tone="primary"
          isPending={isPending}
          pendingLabel="Saving..."
          className="max-md:h-primary max-md:flex-1"
        >
          {submitText}
        </Button>
        <p className="text-xs text-text-2 max-md:absolute max-md:top-1 max-md:right-gutter">
          {savedAt && draftSaved(savedAt)}
        </p>
      </div>
    </div>
  );
}
