import { inWords } from '../../platform/call.ts';
import { Button } from '../../ui/button.tsx';
import { Failure } from '../../ui/failure.tsx';
import { modKey } from '../../ui/keyboard-map.ts';

type Props = {
  isNew: boolean;
  command: { isPending: boolean; error: Error | null };
  /** Whether something else in the form says already what is wrong. */
  isExplained: boolean;
  onCancel: () => void;
};

/** Stays in sight while the form scrolls, under the thumb on a phone. */
export const EntryBar = ({
  isNew,
  command: { isPending, error },
  isExplained,
  onCancel,
}: Props) => (
  <div
    data-save-bar=""
    className="sticky bottom-0 z-10 grid flex-none gap-2 border-t border-line-2 bg-inherit px-5 py-3 pb-[calc(env(safe-area-inset-bottom)+12px)] max-md:border-line max-md:px-4 max-md:py-2"
  >
    {error && !isPending && !isExplained && <Failure text={inWords(error)} />}
    <div className="flex items-center gap-2">
      <p className="mr-auto text-xs text-text-2 site:hidden">
        <kbd className="rounded-[4px] border border-line px-1.25 font-sans font-medium">
          {modKey} Enter
        </kbd>{' '}
        {isNew ? 'creates' : 'updates'} the entry
      </p>
      <div className="site:w-28 site:flex-none">
        <Button isBig onClick={onCancel}>
          Cancel
        </Button>
      </div>
      <div className="site:flex-1">
        <Button type="submit" tone="primary" isBig isPending={isPending} pendingLabel="Saving...">
          {isNew ? 'Create Entry' : 'Update Entry'}
        </Button>
      </div>
    </div>
  </div>
);
