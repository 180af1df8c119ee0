import { lazyScreen } from '../platform/preload.ts';

/** What a person sees by the code of a talk they were at. */
export const TalkByLink = lazyScreen(() => import('./sign-talk-screen.tsx'), 'SignTalkScreen');
