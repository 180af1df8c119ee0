import * as z from 'zod';

/** A civil date, `YYYY-MM-DD`; the calendar knows no year nought. */
const civilDate = (fault: string) =>
  z.iso.date(fault).refine((date) => date >= '0001-01-01', fault);

export const CivilDate = civilDate('Please enter a date');

/** The same on a form with several of them: which one is meant. */
export const dateOf = (field: string) => civilDate(`${field} must be a date, such as 15/11/2026`);

/** An instant that a building site can have meant, whatever clock it was told by. */
export const instantOf = (fault: string) =>
  z.iso
    .datetime({ offset: true, error: fault })
    .transform((iso) => new Date(iso).toISOString())
    .refine((iso) => iso >= '2000' && iso < '2100', fault);
