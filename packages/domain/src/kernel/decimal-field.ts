import * as z from 'zod';
import { decimalOf, grouped, scaled } from './decimal.ts';

type Range = { places: number; least?: string; most: string };

/**
 * A number from a form or a spreadsheet, as a decimal string. A number or a numeric string is
 * accepted, and never rounded.
 */
export const decimal = (field: string, { places, least = '0', most }: Range) =>
  z
    .union([z.number(), z.string().trim()], `${field} must be a number`)
    .transform(String)
    .superRefine((text, context) => {
      const fault = faultOf(text, field, { places, least, most });
      // Refinements over several fields run only once all of them are numbers.
      if (fault) context.addIssue({ code: 'custom', message: fault, continue: false });
    })
    .transform((text) => decimalOf(scaled(text, places), places));

function faultOf(text: string, field: string, { places, least, most }: Required<Range>) {
  if (!text) return `${field} is required`;
  if (!/^-?\d{1,15}(\.\d{1,20})?$/.test(text)) return `${field} must be a number`;
  const [, part = ''] = text.split('.');
  if (part.replace(/0+$/, '').length > places)
    return `${field} must have at most ${places} decimals`;
  if (scaled(text, places) < scaled(least, places))
    return least === '0' ? `${field} cannot be negative` : `${field} must be at least ${least}`;
  if (scaled(text, places) > scaled(most, places))
    return `${field} cannot be more than ${grouped(most)}`;
}
