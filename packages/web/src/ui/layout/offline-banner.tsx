import { WifiOff } from 'lucide-react';
import type { ReactNode } from 'react';
import { Notice } from './notice.tsx';

type Props = {
  /** The time of the shown data, such as '14:02'; undefined if nothing is cached. */
  shownFrom?: string;
  /** Such as a button that opens the unsent entries. */
  children?: ReactNode;
};

export const OfflineBanner = ({ shownFrom, children }: Props) => (
  <Notice
    icon={WifiOff}
    text={
      shownFrom
        ? `No signal. Showing data from ${shownFrom}.`
        : 'Not saved on this phone yet. It will load when you have signal.'
    }
  >
    {children}
  </Notice>
);
