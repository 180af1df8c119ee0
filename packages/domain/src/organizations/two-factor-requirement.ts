import * as z from 'zod';
import { roles } from '../kernel/access.ts';
import type { Authority } from '../kernel/effective-role.ts';
import { conflict, type Problem } from '../kernel/problem.ts';
import { administrators, isTwoFactorDue } from '../session/two-factor-rules.ts';

/** The groups of people that an organisation can require two-factor sign-in for. */
export const twoFactorGroups = [...roles, administrators] as const;

const chooseGroups = 'Please choose from the list';

export const TwoFactorGroups = z
  .array(z.enum(twoFactorGroups, chooseGroups), chooseGroups)
  .max(twoFactorGroups.length, chooseGroups);

export type TwoFactorGroup = (typeof twoFactorGroups)[number];

/** Known groups only, in a fixed order. */
export const readTwoFactorGroups = (stored: readonly string[]): TwoFactorGroup[] =>
  twoFactorGroups.filter((group) => stored.includes(group));

export type RequiredFor = 'noOne' | 'everyone' | 'chosen';

/** Every member has a job role, so all of them are everyone. */
export function requiredFor(groups: readonly string[]): RequiredFor {
  if (groups.length === 0) return 'noOne';
  return roles.every((role) => groups.includes(role)) ? 'everyone' : 'chosen';
}

const list = new Intl.ListFormat('en-GB');

/** 'No one', 'Everyone', 'Director, Buyer and administrators'. */
export function requirementSentence(groups: readonly string[]): string {
  const whom = requiredFor(groups);
  if (whom !== 'chosen') return whom === 'noOne' ? 'No one' : 'Everyone';
  const words = readTwoFactorGroups(groups).map((group) =>
    group === administrators ? 'administrators' : group,
  );
  const text = list.format(words);
  return text.charAt(0).toUpperCase() + text.slice(1);
}

export const ownTwoFactorFirst = conflict(
  'organization.own_two_factor_first',
  'This would apply to you too. Turn on two-factor sign-in for your own account first, under User Settings, Security.',
);

/** An administrator who requires it of themselves without having it would lock themselves out. */
export const obstacleToRequiring = (
  groups: readonly string[],
  actor: Authority,
  hasTwoFactor: boolean,
): Problem | undefined =>
  isTwoFactorDue(actor, groups, hasTwoFactor) ? ownTwoFactorFirst : undefined;
