import * as z from 'zod';
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

/** Who reacted with what: how many, and whether the reader is one of them. */
export const ReactionCount = z.object({
  emoji: z.enum(reactions),
  count: z.int(),
  isMine: z.boolean(),
  names: z.array(z.string()),
});

export type ReactionCount = z.infer<typeof ReactionCount>;

/** A reaction as it is stored, with the name of its user where they are still there. */
type ReceivedReaction = { emoji: Reaction; userId: number | null; name: string | null };

/** In the fixed order of the six; unused ones are left out. */
export const countReactions = (
  received: readonly ReceivedReaction[],
  readerId: number,
): ReactionCount[] =>
  reactions
    .map((emoji) => ({ emoji, by: received.filter((reaction) => reaction.emoji === emoji) }))
    .filter(({ by }) => by.length > 0)
    .map(({ emoji, by }) => ({
      emoji,
      count: by.length,
      isMine: by.some(({ userId }) => userId === readerId),
      names: by.map(({ name }) => name ?? 'A former user'),
    }));
