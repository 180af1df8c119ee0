import { daysBetween } from '../kernel/calendar.ts';
import { percentOf } from '../kernel/percent.ts';
import type { Project } from './project.ts';
import { isOver } from './status.ts';

type Dates = Pick<Project, 'startDate' | 'finishDate' | 'status'>;

/** How many of the days on site are gone; more than there are where it is late. */
export function daysElapsed(project: Dates, today: string) {
  const { startDate, finishDate } = project;
  if (!startDate || !finishDate) return;
  const total = Math.max(1, daysBetween(startDate, finishDate));
  const gone = Math.max(0, daysBetween(startDate, today));
  return { gone: isLate(project, today) ? gone : Math.min(gone, total), total };
}

/** The same in per cent, with one decimal. */
export function percentGone(project: Dates, today: string): number | undefined {
  const days = daysElapsed(project, today);
  return days && Number(percentOf(BigInt(days.gone), BigInt(days.total)));
}

/** Past its finish, and still not over. */
export const isLate = (
  { finishDate, status }: Pick<Project, 'finishDate' | 'status'>,
  today: string,
): boolean => !isOver(status) && finishDate !== null && finishDate < today;
