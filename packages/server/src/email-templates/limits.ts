import type { Actor } from '@sitewright/domain/kernel/access';
import type { Budget } from '../platform/budgets.ts';

const day = 24 * 60 * 60;

/** Limits the emails to colleagues, for example when many orders are raised. */
export const lettersWithin = ({ organizationId }: Actor, atOnce: number): Budget => ({
  name: 'letters within',
  of: String(organizationId),
  most: 1_000,
  seconds: day,
  atOnce,
});

/** Test emails count as well. */
export const testLettersBy = ({ userId }: Actor): Budget => ({
  name: 'test letters by',
  of: String(userId),
  most: 30,
  seconds: 60 * 60,
});
