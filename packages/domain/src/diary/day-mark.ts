import { isWorkingDay } from '../kernel/working-days.ts';
import type { DayMark, DaySquare, StoredDay } from './day.ts';
import { isSignedOff } from './day-status.ts';

/** From the first day on which a contract should have a diary to the last, if it has one yet. */
export type DiaryPeriod = { from: string; to: string | null };

type Square = Pick<StoredDay, 'date' | 'status' | 'isNoWork'> & { entries: number };

/** How the calendar shows a day. */
export function dayMark(day: Square, term: DiaryPeriod, today: string): DayMark {
  if (day.isNoWork) return 'no-work';
  if (isSignedOff(day)) return 'complete';
  if (day.status === 'submitted') return 'submitted';
  if (day.entries > 0) return 'draft';
  if (day.date >= today) return day.date === today ? 'draft' : 'ahead';
  return isExpected(day.date, term) ? 'missing' : 'no-work';
}

/** Whether the day gets a printed page: it has content, or should have. */
export const hasPrintedPage = ({ mark, isNoWork, entries }: DaySquare): boolean =>
  entries > 0 || isNoWork || !['no-work', 'ahead'].includes(mark);

const isExpected = (date: string, { from, to }: DiaryPeriod): boolean =>
  isWorkingDay(date) && date >= from && (to === null || date <= to);
