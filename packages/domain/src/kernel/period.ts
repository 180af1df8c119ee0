import * as z from 'zod';

/** What is no date at all has its own fault. */
const isWithin = (first: string, end: string) => (date: string) =>
  !/^\d{4}-/.test(date) || (date >= first && date < end);

/** A civil date, `YYYY-MM-DD`, that somebody alive can have meant: a slip in the year is none. */
const civilDate = (fault: string) => z.iso.date(fault).refine(isWithin('1900', '2200'), fault);

export const CivilDate = civilDate('Please enter a date');

/** The same on a form with several of them: which one is meant. */
export const dateOf = (field: string) => civilDate(`${field} must be a date, such as 15/11/2026`);

/** A day that a building site can have; what is counted week by week has to end. */
export const siteDateOf = (field: string) =>
  dateOf(field).refine(isWithin('2000', '2100'), `${field} must be between 2000 and 2099`);

/** An instant that a building site can have meant, whatever clock it was told by. */
export const instantOf = (fault: string) =>
  z.iso
    .datetime({ offset: true, error: fault })
    .transform((iso) => new Date(iso).toISOString())
    .refine((iso) => iso >= '2000' && iso < '2100', fault);
