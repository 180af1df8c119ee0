import { projectsApi } from '@sitewright/domain/projects/api';
import type { Project } from '@sitewright/domain/projects/project';
import { queryOptions, useQueryClient } from '@tanstack/react-query';
import { allPages } from '../platform/all-pages.ts';
import { callPage } from '../platform/call.ts';

/** As many as the server sends at once. */
const fullPage = 1000;

/** The keys are paths, so that what was read ahead is found again. */
export const projectQueries = {
  all: [projectsApi.list.path],
  /** All of them, however many pages that takes. */
  list: () =>
    queryOptions<Project[] | null>({
      queryKey: projectQueries.all,
      queryFn: () => allPages((cursor) => callPage(projectsApi.list, { query: { cursor } })),
      // What was read ahead is one page: a full one may have others behind it.
      refetchOnMount: ({ state }) => (state.data?.length === fullPage ? 'always' : true),
    }),
  read: (slug: string) =>
    queryOptions<Project | null>({
      queryKey: [projectsApi.readBySlug.path.replace(':slug', slug)],
    }),
};

export const contractQuery = (id: number | string) =>
  queryOptions<Project | null>({ queryKey: [`${projectsApi.list.path}/${id}`] });

/** Puts a contract as a deed left it where its own screen looks for it. */
export function useKeepContract() {
  const client = useQueryClient();
  return (project: Project) => client.setQueryData(contractQuery(project.id).queryKey, project);
}
