import * as z from 'zod';

/** A value that is no date has its own message. */
const isWithin = (first: string, end: string) => (date: string) =>
  !/^\d{4}-/.test(date) || (date >= first && date < end);

/** A civil date, `YYYY-MM-DD`, in a plausible range of years. */
const civilDate = (fault: string) => z.iso.date(fault).refine(isWithin('1900', '2200'), fault);

export const CivilDate = civilDate('Please enter a date');

/** The same with the name of the field in the message. */
export const dateOf = (field: string) => civilDate(`${field} must be a date, such as 15/11/2026`);

/** A moment in UTC, `2026-11-15T09:30:00.000Z`. */
export const Instant = z.iso.datetime();

/** The same with the offset of its place, `2026-06-15T09:30:00+01:00`. */
export const OffsetInstant = z.iso.datetime({ offset: true });

/** A date in the range of a building contract, because curves count week by week. */
export const siteDateOf = (field: string) =>
  dateOf(field).refine(isWithin('2000', '2100'), `${field} must be between 2000 and 2099`);

/** An instant in the range of a building contract. */
export const instantOf = (fault: string) =>
  z.iso
    .datetime({ offset: true, error: fault })
    .transform((iso) => new Date(iso).toISOString())
    .refine((iso) => iso >= '2000' && iso < '2100', fault);
