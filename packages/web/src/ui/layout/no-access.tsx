import { Lock } from 'lucide-react';
import type { ReactNode } from 'react';
import { EmptyState } from './empty-state.tsx';

/** Says which roles have access. */
export const NoAccess = (words: { title: string; text: string }) => (
  <EmptyState icon={Lock} {...words} />
);

type Props = {
  obstacle: { message: string } | undefined;
  /** What is not allowed. */
  title: string;
  children: ReactNode;
};

/** A page for some roles; the others read who has access. */
export const Permitted = ({ obstacle, title, children }: Props) =>
  obstacle ? <NoAccess title={title} text={obstacle.message} /> : children;
