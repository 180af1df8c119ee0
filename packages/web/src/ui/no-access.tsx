import { Lock } from 'lucide-react';
import { EmptyState } from './empty-state.tsx';

/** Who may not see it is told who may. */
export const NoAccess = (words: { title: string; text: string }) => (
  <EmptyState icon={Lock} {...words} />
);
