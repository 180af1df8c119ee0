import { lazyScreen } from '../../platform/preload.ts';

/** The page a worker sees by the code of a briefing. */
export const RamsByLink = lazyScreen(() => import('./sign-screen.tsx'), 'SignScreen');
