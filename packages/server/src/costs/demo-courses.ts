import { daysBetween } from '@sitewright/domain/kernel/calendar';

/** A cost of a site: from its first day to its last, by the days on which parts of it are paid. */
type Spread = { from: string; end: string; dates: readonly string[] };

/** What each payment is in proportion to the others. */
type Shares = (spread: Spread) => number[];

export type Course = 'applications' | 'payroll' | 'season' | 'now and then' | 'early' | 'stages';

const monthLong = 30.4;

const daysOfEach = ({ from, dates }: Spread): number[] =>
  dates.map((date, n) => Math.max(1, daysBetween(dates[n - 1] ?? from, date)));

/** How much is done at each date, less what was done at the date before. */
const growth =
  (doneAt: (share: number) => number): Shares =>
  ({ from, end, dates }) => {
    const span = Math.max(1, daysBetween(from, end));
    const done = dates.map((date) => doneAt(Math.min(1, daysBetween(from, date) / span)));
    return done.map((one, n) => one - (done[n - 1] ?? 0));
  };

/** Whole months cost the same; the first and the last may be parts of one. */
const payroll: Shares = (spread) =>
  daysOfEach(spread).map((days) =>
    Math.min(1, Math.max(0.25, Math.round((days / monthLong) * 4) / 4)),
  );

/** Heaters and lights: from January to December. */
const ofMonth = [1.5, 1.4, 1.15, 0.95, 0.8, 0.7, 0.65, 0.7, 0.8, 1, 1.25, 1.4];

const season: Shares = (spread) =>
  daysOfEach(spread).map(
    (days, n) => days * (ofMonth[Number(spread.dates[n]?.slice(5, 7)) - 1] ?? 1),
  );

const busier = [0.8, 1.3, 0.7, 1.15, 1, 1.4, 0.75, 0.9];

const nowAndThen: Shares = (spread) =>
  daysOfEach(spread).map((days, n) => days * (busier[n % busier.length] ?? 1));

/** Designs are finished when two thirds of the time have gone. */
const designed = (share: number): number => 1 - (1 - Math.min(1, share * 1.5)) ** 2;

/** A fee with each stage of the work, every third month. */
const stages: Shares = ({ dates }) => dates.map((_, n) => (n % 3 === 0 ? 1 : 0));

export const courses: Record<Course, Shares> = {
  // A package is a little slower at its start and its end.
  applications: growth((share) => share * 0.6 + share ** 2 * (3 - 2 * share) * 0.4),
  early: growth(designed),
  'now and then': nowAndThen,
  payroll,
  season,
  stages,
};
