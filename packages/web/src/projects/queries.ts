import { projectsApi } from '@sitewright/domain/projects/api';
import type { Project } from '@sitewright/domain/projects/project';
import { queryOptions } from '@tanstack/react-query';

/** The keys are paths, so that what was read ahead is found again. */
export const projectQueries = {
  all: [projectsApi.list.path],
  list: () => queryOptions<Project[] | null>({ queryKey: projectQueries.all }),
  read: (slug: string) =>
    queryOptions<Project | null>({
      queryKey: [projectsApi.readBySlug.path.replace(':slug', slug)],
    }),
};
