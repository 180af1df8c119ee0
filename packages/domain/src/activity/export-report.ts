import * as z from 'zod';
import { emptyToNull, line, requiredLine } from '../kernel/text.ts';

/** What left the product as a file or on paper, from which list and how much of it. */
export const ExportReport = z.object({
  what: requiredLine('What', 200),
  format: z.enum(['csv', 'xlsx', 'print'], 'Please choose a format'),
  rows: z.int('Rows must be a whole number').min(0, 'Rows cannot be negative').nullable(),
  filter: emptyToNull(line('Filter', 500)),
});

export type ExportReport = z.input<typeof ExportReport>;
