import { lazyScreen } from '../../platform/preload.ts';

/** What a worker sees by the code of a briefing. */
export const RamsByLink = lazyScreen(() => import('./sign-screen.tsx'), 'SignScreen');
