import { Lock } from 'lucide-react';
import { EmptyState } from './empty-state.tsx';

/** Says which roles have access. */
export const NoAccess = (words: { title: string; text: string }) => (
  <EmptyState icon={Lock} {...words} />
);
