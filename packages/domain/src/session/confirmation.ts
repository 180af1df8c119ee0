import * as z from 'zod';
import { problem } from '../kernel/problem.ts';

/** Somebody says once more that it is they. */
export const Confirmation = z.object({
  password: z.string('Please enter your password').min(1, 'Please enter your password').max(128),
});

export const Confirmed = z.object({ confirmedUntil: z.iso.datetime() });

/** For how long nobody is asked again, in seconds. */
export const confirmedFor = 5 * 60;

export const confirmationDue = problem(
  'confirmation_due',
  403,
  'Please enter your password once more.',
);
export const wrongPassword = problem('wrong_password', 400, 'This is not your password.');
