import { projectsApi } from '@sitewright/domain/projects/api';
import type { Project } from '@sitewright/domain/projects/project';
import { queryOptions, useQueryClient } from '@tanstack/react-query';
import { wholeList } from '../platform/whole-list.ts';

/** The keys are paths, so that what was read ahead is found again. */
export const projectQueries = {
  all: [projectsApi.list.path],
  list: () => wholeList(projectsApi.list),
  read: (slug: string) =>
    queryOptions<Project | null>({
      queryKey: [projectsApi.readBySlug.path.replace(':slug', slug)],
    }),
};

export const contractQuery = (id: number | string) =>
  queryOptions<Project | null>({ queryKey: [`${projectsApi.list.path}/${id}`] });

/** Puts a contract as an action left it where its own screen looks for it. */
export function useKeepContract() {
  const client = useQueryClient();
  return (project: Project) => client.setQueryData(contractQuery(project.id).queryKey, project);
}
