import { type Delay, day, hour, limit, limitByAddress, minute } from '../platform/rate-limits.ts';

/** Emails are counted whether or not they belong to an account. */
export const limits = {
  signInFailuresFrom: limitByAddress('sign-in failures from', 20, 10 * minute),
  /** Far above normal use: each sign-in costs a hash and a session. */
  signInsTo: limit('sign-ins to', 30, 10 * minute),
  registrationsFrom: limitByAddress('registrations from', 5, hour),
  /** A page reads it each time it opens. */
  invitationReadsFrom: limitByAddress('invitation reads from', 60, hour),
  /** Shared by all endpoints that disclose whether an account exists. */
  existenceMissesFrom: limitByAddress('existence misses from', 3, hour),
  existenceMissesOfAll: limit('existence misses of all', 200, hour),
  resetRequestsFrom: limitByAddress('reset requests from', 5, 15 * minute),
  dailyResetRequestsFrom: limitByAddress('reset requests from, a day', 30, day),
  resetRequestsOfNetwork: limit('reset requests of network', 30, hour),
  resetMailsTo: limit('reset mails to', 3, hour),
  /**
   * By account and device, after the password was entered: it cannot be used up by knowing the
   * address.
   */
  signInCodesTo: limit('own codes to', 3, hour),
  resetTriesFrom: limitByAddress('reset tries from', 20, hour),
  /**
   * For one code, from one network or one known device; fifty use up the code for all unknown
   * devices.
   */
  resetTriesOf: limit('reset tries of', 5, 15 * minute),
  accessRequestsFrom: limitByAddress('access requests from', 3, hour),
  scriptedAccessRequestsFrom: limitByAddress('access requests from a tool', 1, hour),
  accessRequestsBy: limit('access requests by', 1, day),
  accessRequestsOfAll: limit('access requests of all', 50, day),
};

/** The key for the limits of an account; it cannot be typed as a user name. */
export const accountKey = (userId: number): string => `account ${userId}`;

const signInDelay = (subject: string): Delay => ({ name: 'sign-in delay', subject });

/**
 * A known device does not wait for failures elsewhere. All known devices together have a limit too,
 * so that an attacker with many of them gains no additional guesses.
 */
export const signInDelays = (account: string, device?: string): Delay[] =>
  device === undefined
    ? [signInDelay(`${account} elsewhere`)]
    : [signInDelay(`${account} ${device}`), { ...signInDelay(`${account} known`), free: 20 }];
