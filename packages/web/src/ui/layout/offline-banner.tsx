import { WifiOff } from 'lucide-react';
import type { ReactNode } from 'react';
import { Notice } from './notice.tsx';
import { notSavedYet } from './says-not-saved.ts';

type Props = {
  /** The time of the shown data, such as '14:02'; undefined if nothing is cached. */
  shownFrom?: string;
  /** A part of the page says itself that it is not saved. */
  isSaidBelow?: boolean;
  /** Such as a button that opens the unsent entries. */
  children?: ReactNode;
};

export const OfflineBanner = ({ shownFrom, isSaidBelow = false, children }: Props) => (
  <Notice
    icon={WifiOff}
    text={
      isSaidBelow
        ? 'No signal.'
        : shownFrom
          ? `No signal. Showing data from ${shownFrom}.`
          : notSavedYet
    }
  >
    {children}
  </Notice>
);
