import type { ReactNode } from 'react';
import { userMessage } from '../../platform/call.ts';
import { Failure } from '../../ui/layout/failure.tsx';
import { saveBarStyles } from '../../ui/save-bar-styles.ts';

type Props = {
  /** The error, unless it is shown elsewhere on the page. */
  error: Error | null | undefined;
  note?: ReactNode;
  children: ReactNode;
};

/** Stays visible while the order scrolls; on a phone above the bottom bar. */
export const SaveBar = ({ error, note, children }: Props) => (
  <div data-save-bar="" className={saveBarStyles}>
    {error && <Failure text={userMessage(error)} />}
    {note && <p className="text-xs text-text-2 md:hidden">{note}</p>}
    <div className="flex flex-wrap items-center gap-2">
      {children}
      <p className="ml-auto text-xs text-text-2 max-md:hidden">{note}</p>
    </div>
  </div>
);
