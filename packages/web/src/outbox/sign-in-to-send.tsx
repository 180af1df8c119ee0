import { CloudUpload } from 'lucide-react';
import type { ReactNode } from 'react';
import { Notice } from '../ui/layout/notice.tsx';
import { itemsText } from './outbox-counts.ts';

type Props = { count: number; children?: ReactNode };

/** The session is over; what waits stays on the phone until its author has signed in. */
export const SignInToSend = ({ count, children }: Props) => (
  <Notice icon={CloudUpload} text={`Sign in to send ${itemsText(count)}.`}>
    {children}
  </Notice>
);
