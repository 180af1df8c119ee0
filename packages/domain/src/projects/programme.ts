import { daysBetween } from '../kernel/calendar.ts';
import { percentOf } from '../kernel/percent.ts';
import type { Project } from './project.ts';
import { isOver } from './status.ts';

type Dates = Pick<Project, 'startDate' | 'finishDate' | 'status'>;

/** The days on site up to a date, more than were planned if it is later, and all planned days. */
export function daysElapsed({ startDate, finishDate }: Omit<Dates, 'status'>, date: string) {
  if (!startDate || !finishDate) return;
  const total = Math.max(1, daysBetween(startDate, finishDate));
  return { gone: Math.max(0, daysBetween(startDate, date)), total };
}

/** In per cent with one decimal, over 100 only while the contract is late. */
export function percentGone(project: Dates, today: string): number | undefined {
  const days = daysElapsed(project, today);
  if (!days) return;
  const gone = isLate(project, today) ? days.gone : Math.min(days.gone, days.total);
  return Number(percentOf(BigInt(gone), BigInt(days.total)));
}

/** Past its finish, and still not over. */
export const isLate = (
  { finishDate, status }: Pick<Project, 'finishDate' | 'status'>,
  today: string,
): boolean => !isOver(status) && finishDate !== null && finishDate < today;
