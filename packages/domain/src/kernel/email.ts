import * as z from 'zod';
import { emailInvalid, emailLong } from './messages.ts';
import { isStorable } from './text.ts';

/** An email address as typed by a user. */
export const email = z
  .string(emailInvalid)
  .trim()
  .max(255, emailLong)
  .pipe(z.email(emailInvalid))
  .refine(isStorable, emailInvalid);
