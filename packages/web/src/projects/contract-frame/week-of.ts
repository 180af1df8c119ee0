import { daysBetween } from '@sitewright/domain/kernel/calendar';
import type { Project } from '@sitewright/domain/projects/project';
import { isOver } from '@sitewright/domain/projects/status';

type Programme = Pick<Project, 'startDate' | 'finishDate' | 'status'>;

/** `Week 38 of 61`; nothing before the first week, without a start date, or once the work has ended. */
export function weekOf(
  { startDate, finishDate, status }: Programme,
  today: string,
): string | undefined {
  if (!startDate || startDate > today || isOver(status)) return;
  const week = weekAfter(startDate, today);
  return finishDate ? `Week ${week} of ${weekAfter(startDate, finishDate)}` : `Week ${week}`;
}

const weekAfter = (start: string, day: string): number =>
  Math.floor(daysBetween(start, day) / 7) + 1;
