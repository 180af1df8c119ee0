import { WifiOff } from 'lucide-react';
import type { ReactNode } from 'react';
import { Notice } from './notice.tsx';

type Props = {
  /** The time of what is in sight, such as '14:02'; without it there is nothing to show. */
  shownFrom?: string;
  /** Such as a button that opens what waits to be sent. */
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
