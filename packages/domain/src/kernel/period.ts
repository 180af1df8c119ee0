import * as z from 'zod';

/** A civil date, `YYYY-MM-DD`; the calendar knows no year nought. */
export const CivilDate = z.iso
  .date('Please enter a date')
  .refine((date) => date >= '0001-01-01', 'Please enter a date');
