import { useNavigate } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { userMessage } from '../../platform/call.ts';
import { Button } from '../../ui/button.tsx';
import { Failure } from '../../ui/layout/failure.tsx';
import { saveBarStyles } from '../../ui/save-bar-styles.ts';

type Props = {
  submitText: string;
  command: { isPending: boolean; error: Error | null };
  /** Whether something else on the page says already what is wrong. */
  isErrorShownElsewhere: boolean;
  /** Such as when the draft was saved. */
  note?: ReactNode;
};

/** Stays visible while the form scrolls; on a phone above the bottom bar. */
export function SaveBar({
  submitText,
  command: { isPending, error },
  isErrorShownElsewhere,
  note,
}: Props) {
  const navigate = useNavigate();
  return (
    <>
      {note && <p className="text-xs text-text-2 md:hidden">{note}</p>}
      <div data-save-bar="" className={saveBarStyles}>
        {error && !isPending && !isErrorShownElsewhere && <Failure text={userMessage(error)} />}
        <div className="flex flex-wrap items-center gap-2">
          <div>
            <Button isBig onClick={() => navigate({ to: '/contracts' })}>
              Cancel
            </Button>
          </div>
          <div className="flex-1 md:min-w-36 md:flex-none">
            <Button
              type="submit"
              tone="primary"
              isBig
              isPending={isPending}
              pendingLabel="Saving..."
            >
              {submitText}
            </Button>
          </div>
          <p className="ml-auto text-xs text-text-2 max-md:hidden">{note}</p>
        </div>
      </div>
    </>
  );
}
