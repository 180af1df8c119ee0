import * as z from 'zod';
import { line } from '../kernel/text.ts';

export const phone = z
  .string('Phone must be a number')
  .trim()
  .regex(/^\+?[\d\s()-]{7,20}$/, 'Phone must be a number, such as 07700 900123');

/** A list of words without duplicates, in their order. */
export const wordList = (field: string) =>
  z
    .array(line(field, 200).min(1, `${field} must not be empty`), `${field} must be a list`)
    .max(50, `${field} can have up to 50 entries`)
    .transform((list) => [...new Set(list)]);
