import { daysBetween } from '@sitewright/domain/kernel/calendar';
import type { Project } from '@sitewright/domain/projects/project';

/** `Week 38 of 61`; nothing before the first week, or without a start date. */
export function weekOf(
  { startDate, finishDate }: Pick<Project, 'startDate' | 'finishDate'>,
  today: string,
): string | undefined {
  if (!startDate || startDate > today) return;
  const week = weekAfter(startDate, today);
  return finishDate ? `Week ${week} of ${weekAfter(startDate, finishDate)}` : `Week ${week}`;
}

const weekAfter = (start: string, day: string): number =>
  Math.floor(daysBetween(start, day) / 7) + 1;
