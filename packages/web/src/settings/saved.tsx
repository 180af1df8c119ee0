import { CircleCheck } from 'lucide-react';

/** Beside the button of a card, once it is saved. */
export const Saved = ({ isSaved }: { isSaved: boolean }) => (
  <output className="inline-flex min-h-6 items-center gap-1.5 text-sm text-on-ok-soft">
    {isSaved && (
      <>
        <CircleCheck aria-hidden="true" className="size-4" />
        Saved
      </>
    )}
  </output>
);
