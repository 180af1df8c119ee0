import * as z from 'zod';
import { emptyToNull, line, requiredLine } from '../kernel/text.ts';

/** A file or print that was made: from which list, and with how many rows. */
export const ExportReport = z.object({
  what: requiredLine('What', 200),
  format: z.enum(['csv', 'xlsx', 'print'], 'Please choose a format'),
  rows: z.int('Rows must be a whole number').min(0, 'Rows cannot be negative').nullable(),
  filter: emptyToNull(line('Filter', 500)),
});

export type ExportReport = z.input<typeof ExportReport>;
