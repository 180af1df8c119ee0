import { daysBetween } from '@sitewright/domain/kernel/calendar';
import type { Project } from '@sitewright/domain/projects/project';
import { countsAgainstPlan } from '@sitewright/domain/projects/status';

type Dates = Pick<Project, 'startDate' | 'finishDate'>;

/** How much of the time on site is gone, of a hundred, and more than that after the finish. */
export function timeGone({ startDate, finishDate }: Dates, today: string): number | undefined {
  if (!startDate || !finishDate) return;
  const gone = daysBetween(startDate, today);
  return Math.max(0, (gone / Math.max(1, daysBetween(startDate, finishDate))) * 100);
}

/** Past its finish, and still not over. */
export const isLate = (
  { finishDate, status }: Pick<Project, 'finishDate' | 'status'>,
  today: string,
): boolean => countsAgainstPlan(status) && finishDate !== null && finishDate < today;
