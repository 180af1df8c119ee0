import { lazyScreen } from '../platform/preload.ts';

/** The page a supplier sees by the link in their email. */
export const OrderByLink = lazyScreen(
  () => import('./acknowledge-screen.tsx'),
  'AcknowledgeScreen',
);
