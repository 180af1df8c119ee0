import type { Project } from '@sitewright/domain/projects/project';

/** Which day of which contract somebody looks at, and from when. */
export type DayPlace = { project: Project; date: string; today: string };
