import { daysBetween } from '../kernel/calendar.ts';
import type { Project } from './project.ts';
import { isOver } from './status.ts';

type Dates = Pick<Project, 'startDate' | 'finishDate' | 'status'>;

/** How much of the time on site is gone, of a hundred; more than that where it is late. */
export function timeGone(project: Dates, today: string): number | undefined {
  const { startDate, finishDate } = project;
  if (!startDate || !finishDate) return;
  const [gone, whole] = [daysBetween(startDate, today), daysBetween(startDate, finishDate)];
  const share = Math.max(0, (gone / Math.max(1, whole)) * 100);
  return isLate(project, today) ? share : Math.min(share, 100);
}

/** Past its finish, and still not over. */
export const isLate = (
  { finishDate, status }: Pick<Project, 'finishDate' | 'status'>,
  today: string,
): boolean => !isOver(status) && finishDate !== null && finishDate < today;
