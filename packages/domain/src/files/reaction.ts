export const reactions = ['👍', '✅', '👀', '⚠️', '❤️', '🎉'] as const;
export type Reaction = (typeof reactions)[number];

/** Names for screen readers. */
export const reactionNames: Record<Reaction, string> = {
  '👍': 'Thumbs up',
  '✅': 'Done',
  '👀': 'Seen',
  '⚠️': 'Careful',
  '❤️': 'Heart',
  '🎉': 'Celebrate',
};
