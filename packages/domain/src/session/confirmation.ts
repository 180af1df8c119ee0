import * as z from 'zod';
import { badRequest, forbidden } from '../kernel/problem.ts';

/** The user proves once more who they are. */
export const Confirmation = z.object({
  password: z.string('Please enter your password').min(1, 'Please enter your password').max(128),
  /** From an authenticator app, or a recovery code, where the account has two-factor sign-in. */
  code: z.string().trim().max(100).optional(),
});

export const Confirmed = z.object({ confirmedUntil: z.iso.datetime() });

/** How long a confirmation is valid, in seconds. */
export const confirmationSeconds = 5 * 60;

export const confirmationDue = forbidden('confirmation_due', 'Please enter your password again.');
export const wrongPassword = badRequest('wrong_password', 'Incorrect password. Please try again.');
