import type { Project } from '@sitewright/domain/projects/project';

/** The contract and day shown, and today. */
export type DayContext = { project: Project; date: string; today: string };
