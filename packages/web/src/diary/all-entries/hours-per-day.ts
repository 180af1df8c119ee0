import type { DiaryEntry } from '@sitewright/domain/diary/diary-entry';
import type { EntryType } from '@sitewright/domain/diary/entry-type';
import { dayOf } from '@sitewright/domain/diary/rules';
import { daysAfter, daysBetween } from '@sitewright/domain/kernel/calendar';

/** In tenths of an hour, as the diary counts them: whole numbers add up exactly. */
export type DayHours = Record<EntryType, number> & { day: string; total: number };

type Counted = Pick<DiaryEntry, 'date' | 'type' | 'hours'>;

/** Every day of the range, also those without an hour. */
export function hoursPerDay(entries: readonly Counted[], from: string, to: string): DayHours[] {
  const days = Array.from({ length: Math.max(0, daysBetween(from, to) + 1) }, (_, place) => ({
    day: daysAfter(from, place),
    labour: 0,
    plant: 0,
    material: 0,
    total: 0,
  }));
  for (const entry of entries) {
    const dayHours = days[daysBetween(from, dayOf(entry))];
    const tenths = Math.round(Number(entry.hours) * 10);
    if (!dayHours) continue;
    dayHours[entry.type] += tenths;
    dayHours.total += tenths;
  }
  return days;
}

/** `1,204.5` */
export const hoursText = (tenths: number): string => format.format(tenths / 10);

const format = new Intl.NumberFormat('en-GB', { minimumFractionDigits: 1 });

/** A round number of hours, in tenths, that is no less than any day has. */
export function topOf(days: readonly DayHours[]): number {
  const most = Math.max(100, ...days.map(({ total }) => total));
  const step = 10 ** Math.floor(Math.log10(most));
  return [1, 2, 4, 5, 10].map((times) => times * step).find((top) => top >= most) ?? most;
}
