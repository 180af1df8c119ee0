import { projectsApi } from '@sitewright/domain/projects/api';
import type { Project } from '@sitewright/domain/projects/project';
import { useQueryClient } from '@tanstack/react-query';
import { query, queryAll } from '../platform/query.ts';

export const projectQueries = {
  all: [projectsApi.list.path],
  list: () => queryAll(projectsApi.list, { query: {} }),
  read: (slug: string) => query(projectsApi.readBySlug, { params: { slug } }),
};

export const contractQuery = (projectId: number | string) =>
  query(projectsApi.read, { params: { projectId } });

/** Stores a changed contract under the key that its own screen reads. */
export function useStoreContract() {
  const client = useQueryClient();
  return (project: Project) => client.setQueryData(contractQuery(project.id).queryKey, project);
}
