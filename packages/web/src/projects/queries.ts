import { overviewApi } from '@sitewright/domain/overview/api';
import type { ContractOverview } from '@sitewright/domain/overview/overview';
import { projectsApi } from '@sitewright/domain/projects/api';
import type { Project } from '@sitewright/domain/projects/project';
import { queryOptions, useQuery, useQueryClient } from '@tanstack/react-query';

/** The keys are paths, so that what was read ahead is found again. */
export const projectQueries = {
  all: [projectsApi.list.path],
  list: () => queryOptions<Project[] | null>({ queryKey: projectQueries.all }),
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

/** As many as are open now, as far as is known. */
export function useOpenIssues(projectId: number): number {
  const { data } = useQuery<ContractOverview[] | null>({
    queryKey: [overviewApi.contracts.path],
    staleTime: 0,
  });
  return data?.find((one) => one.projectId === projectId)?.openIssues ?? 0;
}
