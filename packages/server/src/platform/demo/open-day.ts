import { daysAfter, daysBetween } from '@sitewright/domain/kernel/calendar';
import { type Demo, workingDayFrom } from '../demo-part.ts';

/** The second half of the Christmas holiday and the days after it, and when the first loads then come. */
const [holiday, restart, usualAgain] = ['12-28', '01-05', '01-11'];

/** A working day; loads of the second half of the Christmas holiday come closer together after it. */
export function openDay(
  { dayFromNow, workingDay }: Pick<Demo, 'workingDay' | 'dayFromNow'>,
  days: number,
): string {
  const day = dayFromNow(days);
  const [year, ofYear] = [Number(day.slice(0, 4)), day.slice(5)];
  if (ofYear < holiday && ofYear > usualAgain) return workingDay(days);
  const next = ofYear < holiday ? year : year + 1;
  const gone = daysBetween(`${next - 1}-${holiday}`, day);
  const moved = daysAfter(`${next}-${restart}`, Math.round(gone / 2));
  return moved < dayFromNow(0) ? workingDayFrom(moved) : workingDay(days);
}
