export const reactions = ['👍', '✅', '👀', '⚠️', '❤️', '🎉'] as const;
export type Reaction = (typeof reactions)[number];

/** What a hand-held device calls them aloud. */
export const reactionNames: Record<Reaction, string> = {
  '👍': 'Thumbs up',
  '✅': 'Done',
  '👀': 'Seen',
  '⚠️': 'Careful',
  '❤️': 'Heart',
  '🎉': 'Celebrate',
};
