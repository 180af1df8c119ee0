import { penceOf } from '@sitewright/domain/kernel/pence';
import { percentOf } from '@sitewright/domain/kernel/percent';
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
  revisedValue: null,
  carbon: null,
  lastDiary: null,
  isDiaryMissing: false,
  isCrewOnly: false,
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

/** With approved changes; a contract that was just created has none. */
export const revisedValue = ({ overview, contractValue }: Contract): string | null =>
  overview ? (overview.revisedValue ?? contractValue) : null;

/** Per cent of a budget with one decimal, as the cost analysis rounds it. */
export function shareOf(spent: string, budget: string): number | undefined {
  const percent = percentOf(penceOf(spent), penceOf(budget));
  return percent === null ? undefined : Number(percent);
}

/** Of a hundred; nothing where there is no budget, or no right to see what is spent. */
export function spentShare({ overview }: Contract): number | undefined {
  if (!overview?.spent || !overview.revisedBudget) return;
  return shareOf(overview.spent, overview.revisedBudget);
}
