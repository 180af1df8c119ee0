import { lazyScreen } from '../platform/preload.ts';

/** The page an attendee sees by the code of a talk. */
export const TalkByLink = lazyScreen(() => import('./sign-talk-screen.tsx'), 'SignTalkScreen');
