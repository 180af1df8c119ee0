import { daysBetween } from '@sitewright/domain/kernel/calendar';
import type { Project } from '@sitewright/domain/projects/project';
import { countsAgainstPlan } from '@sitewright/domain/projects/status';

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
): boolean => countsAgainstPlan(status) && finishDate !== null && finishDate < today;
