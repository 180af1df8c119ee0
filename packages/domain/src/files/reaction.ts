import { keysOf } from '../kernel/keys-of.ts';

/** Names for screen readers. */
export const reactionNames = {
  '👍': 'Thumbs up',
  '✅': 'Done',
  '👀': 'Seen',
  '⚠️': 'Careful',
  '❤️': 'Heart',
  '🎉': 'Celebrate',
};
export const reactions = keysOf(reactionNames);
export type Reaction = keyof typeof reactionNames;
