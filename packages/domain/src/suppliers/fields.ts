import * as z from 'zod';
import { line } from '../kernel/text.ts';
import { isPhone, tidyCompanyNumber, tidyUtr, tidyVat } from './checks.ts';
import { mixesAlphabets } from './same-name.ts';

/** A company name. */
export const firmName = (field: string) =>
  line(field, 200).refine((name) => !mixesAlphabets(name), {
    message: `${field} mixes letters from different alphabets. Please type it again`,
  });

export const phone = z
  .string('Phone must be a number')
  .trim()
  .refine(isPhone, 'Phone must be a number, such as 0113 496 0123');

/** A number that checks itself; kept as its office writes it. */
const checked = (tidy: (typed: string) => string | undefined, fault: string) =>
  z
    .string(fault)
    .trim()
    .max(40, fault)
    .transform((typed, context) => {
      const number = tidy(typed);
      if (number === undefined) context.addIssue({ code: 'custom', message: fault });
      return number ?? typed;
    });

export const vatNumber = checked(tidyVat, 'Enter a valid VAT number, such as GB 123 4567 82');
export const companyNumber = checked(
  tidyCompanyNumber,
  'Enter a valid 8-character company number, such as 09876543 or SC123456',
);
export const utr = checked(tidyUtr, 'Enter a valid 10-digit tax reference (UTR)');

/** A list of words without duplicates, in their order. */
export const wordList = (field: string) =>
  z
    .array(line(field, 100).min(1, `${field} must not be empty`), `${field} must be a list`)
    .max(30, `${field} can have up to 30 entries`)
    .transform((list) => [...new Set(list)]);
