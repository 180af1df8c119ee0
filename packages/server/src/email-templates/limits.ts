import type { Actor } from '@sitewright/domain/kernel/access';
import type { Budget } from '../platform/budgets.ts';

const day = 24 * 60 * 60;

/** Whoever raises orders by the thousand does not fill the letter boxes of their colleagues. */
export const lettersWithin = ({ organizationId }: Actor, atOnce: number): Budget => ({
  name: 'letters within',
  of: String(organizationId),
  most: 1_000,
  seconds: day,
  atOnce,
});

/** A letter to oneself is still a letter. */
export const testLettersBy = ({ userId }: Actor): Budget => ({
  name: 'test letters by',
  of: String(userId),
  most: 30,
  seconds: 60 * 60,
});
