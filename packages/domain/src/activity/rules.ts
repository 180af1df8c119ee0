import { type Actor, can } from '../kernel/access.ts';

/** Users without full access read their own actions and the actions on contracts that they created. */
export const mayReadAllActivity = (actor: Actor): boolean =>
  can(actor, 'activityLog', 'R', { createdBy: null });
