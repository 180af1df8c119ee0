import { type Actor, can } from '../kernel/access.ts';

/** Whoever may not read all of it reads what they did, and what was done to contracts they made. */
export const readsAll = (actor: Actor): boolean =>
  can(actor, 'activityLog', 'R', { createdBy: null });
