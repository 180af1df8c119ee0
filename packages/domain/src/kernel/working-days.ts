import { daysAfter } from './calendar.ts';

/** 0 is Sunday. */
const weekday = (date: string): number => new Date(date).getUTCDay();

const isWeekend = (date: string): boolean => weekday(date) % 6 === 0;

const dayIn = (year: number, month: number, day: number): string =>
  new Date(Date.UTC(year, month - 1, day)).toISOString().slice(0, 10);

const firstMondayFrom = (date: string): string => daysAfter(date, (8 - weekday(date)) % 7);

const lastMondayOf = (year: number, month: number): string =>
  firstMondayFrom(daysAfter(dayIn(year, month + 1, 1), -7));

/** Easter Sunday of the Gregorian calendar (Meeus/Jones/Butcher algorithm). */
export function easterSunday(year: number): string {
  const [golden, century, inCentury] = [year % 19, Math.floor(year / 100), year % 100];
  const lunar = Math.floor((century - Math.floor((century + 8) / 25) + 1) / 3);
  const epact = (19 * golden + century - Math.floor(century / 4) - lunar + 15) % 30;
  const toSunday =
    (32 + 2 * (century % 4) + 2 * Math.floor(inCentury / 4) - epact - (inCentury % 4)) % 7;
  const late = Math.floor((golden + 11 * epact + 22 * toSunday) / 451);
  return daysAfter(dayIn(year, 3, 22), epact + toSunday - 7 * late);
}

/** A holiday on a weekend moves to the next weekday that is not a holiday. */
function withSubstitutes(dates: readonly string[]): string[] {
  const observed = dates.filter((date) => !isWeekend(date));
  for (const date of dates.filter(isWeekend)) {
    let next = daysAfter(date, 1);
    while (isWeekend(next) || observed.includes(next)) next = daysAfter(next, 1);
    observed.push(next);
  }
  return observed.sort();
}

const holidaysByYear = new Map<number, string[]>();

/** The bank holidays of England in a year. */
export function bankHolidays(year: number): string[] {
  const known = holidaysByYear.get(year);
  if (known) return known;
  const easter = easterSunday(year);
  const holidays = [
    ...withSubstitutes([dayIn(year, 1, 1)]),
    daysAfter(easter, -2),
    daysAfter(easter, 1),
    firstMondayFrom(dayIn(year, 5, 1)),
    lastMondayOf(year, 5),
    lastMondayOf(year, 8),
    ...withSubstitutes([dayIn(year, 12, 25), dayIn(year, 12, 26)]),
  ];
  holidaysByYear.set(year, holidays);
  return holidays;
}

/** Monday to Friday, and no bank holiday. */
export const isWorkingDay = (date: string): boolean =>
  !isWeekend(date) && !bankHolidays(Number(date.slice(0, 4))).includes(date);

/** The working day before. */
export function workingDayBefore(date: string): string {
  const before = daysAfter(date, -1);
  return isWorkingDay(before) ? before : workingDayBefore(before);
}

/** The working day that comes `count` working days after a day, which is not counted itself. */
export function workingDaysAfter(date: string, count: number): string {
  let day = date;
  for (let left = count; left > 0; ) {
    day = daysAfter(day, 1);
    if (isWorkingDay(day)) left -= 1;
  }
  return day;
}
