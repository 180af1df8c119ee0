import type { ReactNode } from 'react';
import { inWords } from '../../platform/call.ts';
import { Failure } from '../../ui/failure.tsx';

type Props = {
  /** What went wrong, unless something else on the page says so. */
  error: Error | null | undefined;
  note?: ReactNode;
  children: ReactNode;
};

/** Stays in sight while the order scrolls; on a phone above the bar with the places. */
export const SaveBar = ({ error, note, children }: Props) => (
  <div data-save-bar="" className={saveBarLook}>
    {error && <Failure text={inWords(error)} />}
    {note && <p className="text-xs text-text-2 md:hidden">{note}</p>}
    <div className="flex flex-wrap items-center gap-2">
      {children}
      <p className="ml-auto text-xs text-text-2 max-md:hidden">{note}</p>
    </div>
  </div>
);

/** The bar with the places keeps to its first row meanwhile. */
export const saveBarLook =
  'sticky bottom-0 z-20 grid gap-2 border-t border-line bg-bg py-3 max-md:-mx-gutter max-md:bottom-[calc(env(safe-area-inset-bottom)+3.5625rem)] max-md:px-gutter max-md:py-2';
