import type { ContractOverview } from '@sitewright/domain/overview/overview';
import type { Project } from '@sitewright/domain/projects/project';

/** A contract as the list shows it; what other features know of it comes a little later. */
export type Contract = Project & { overview: Overview | undefined };

type Overview = Omit<ContractOverview, 'projectId'>;

/** The overview of a contract that was just created. */
const none: Overview = {
  openIssues: 0,
  overdueIssues: 0,
  spent: null,
  revisedBudget: null,
  carbon: null,
  lastDiary: null,
  isDiaryMissing: false,
};

export function contractsOf(
  projects: readonly Project[],
  overviews: readonly ContractOverview[] | undefined,
): Contract[] {
  const byProject = new Map(overviews?.map((overview) => [overview.projectId, overview]));
  return projects.map((project) => ({
    ...project,
    overview: overviews && (byProject.get(project.id) ?? none),
  }));
}

/** Of a hundred; nothing where there is no budget, or no right to see what is spent. */
export function spentShare({ overview }: Contract): number | undefined {
  if (!overview?.spent || !Number(overview.revisedBudget)) return;
  return (Number(overview.spent) / Number(overview.revisedBudget)) * 100;
}
