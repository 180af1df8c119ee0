import type { ContractOverview } from '@sitewright/domain/overview/overview';
import type { Project } from '@sitewright/domain/projects/project';

/** A contract as the list shows it; its issues are missing as long as nobody knows them. */
export type Contract = Project & { issues: Issues | undefined };

type Issues = Pick<ContractOverview, 'openIssues' | 'overdueIssues'>;

const none: Issues = { openIssues: 0, overdueIssues: 0 };

/** Whoever has nothing to tell is not in the overviews. */
export function contractsOf(
  projects: readonly Project[],
  overviews: readonly ContractOverview[] | undefined,
): Contract[] {
  const byProject = new Map(overviews?.map((overview) => [overview.projectId, overview]));
  return projects.map((project) => ({
    ...project,
    issues: overviews && (byProject.get(project.id) ?? none),
  }));
}
