import { type Actor, can } from '../kernel/access.ts';
import { conflict, forbidden, type Problem } from '../kernel/problem.ts';

/** Independent of roles: authors may add a picture to their own message. */
export const notYourMessage = conflict(
  'journal.not_your_message',
  'Only the author can add a picture to a message.',
);
export const notYours = forbidden('journal.not_yours', 'You can only delete your own messages.');

type Owned = { createdBy: number | null };

export const obstacleToAddingImage = (message: Owned, actor: Actor): Problem | undefined =>
  message.createdBy === actor.userId ? undefined : notYourMessage;

export const obstacleToDeleting = (message: Owned, actor: Actor): Problem | undefined =>
  can(actor, 'comment', 'D', message) ? undefined : notYours;
