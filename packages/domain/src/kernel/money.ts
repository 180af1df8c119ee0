import * as z from 'zod';
import { penceOf, poundsOf } from './pence.ts';

const mostPence = 99_999_999_999n;

/**
 * Pounds as a decimal string with two places: `"1234.50"`. A number or a numeric string is accepted,
 * and never rounded.
 */
export const money = (field: string) =>
  z
    .union([z.number(), z.string().trim()], `${field} must be a number`)
    .transform(String)
    .superRefine((amount, context) => {
      const fault = faultOf(amount, field);
      if (fault) context.addIssue({ code: 'custom', message: fault });
    })
    .transform((amount) => poundsOf(penceOf(amount)));

function faultOf(amount: string, field: string): string | undefined {
  if (!/^-?\d{1,20}(\.\d{1,20})?$/.test(amount)) return `${field} must be a number`;
  if (amount.startsWith('-') && /[1-9]/.test(amount)) return `${field} cannot be negative`;
  if (!/^-?\d+(\.\d{1,2})?$/.test(amount)) return `${field} must have at most 2 decimals`;
  if (penceOf(amount) > mostPence) return `${field} cannot be more than 999,999,999.99`;
}
