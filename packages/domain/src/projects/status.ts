import { conflict, type Problem } from '../kernel/problem.ts';

/** The statuses that a contract may be moved to; `Open` is only the default. */
export const statuses = ['planning', 'active', 'on-hold', 'completed', 'cancelled'] as const;
export const storedStatuses = ['Open', ...statuses] as const;

export type ProjectStatus = (typeof storedStatuses)[number];
export type NextStatus = (typeof statuses)[number];

/** Where a contract may go from each status; nothing moves back to `Open`. */
const next: Record<ProjectStatus, readonly NextStatus[]> = {
  Open: statuses,
  planning: ['active', 'cancelled'],
  active: ['on-hold', 'completed', 'cancelled'],
  'on-hold': ['active', 'completed', 'cancelled'],
  completed: [],
  cancelled: [],
};

export const nextStatuses = (status: ProjectStatus): readonly NextStatus[] => next[status];

/** A final status. */
export const isOver = (status: ProjectStatus): boolean => next[status].length === 0;

export const overStatuses = statuses.filter(isOver);

export const statusPhrase: Record<ProjectStatus, string> = {
  Open: 'open',
  planning: 'in planning',
  active: 'active',
  'on-hold': 'on hold',
  completed: 'completed',
  cancelled: 'cancelled',
};

/** Open items that block the completion of a contract. */
export type OpenItems = {
  openIssues: number;
  /** Only the server knows these, so they are checked last. */
  openCrews?: number;
  plantOnHire?: number;
  openOrders?: number;
};

/** Why a contract may not move to `status`; undefined when it may. The buttons use it too. */
export function obstacleToStatus(
  { status: present }: { status: ProjectStatus },
  status: ProjectStatus,
  looseEnds: OpenItems,
): Problem | undefined {
  if (status === present) return;
  if (isOver(present)) return statusUnchanged(present);
  if (!next[present].some((one) => one === status)) return isNoWay(present, status);
  if (status === 'completed') return obstacleToCompleting(looseEnds);
}

function obstacleToCompleting({
  openIssues,
  openCrews = 0,
  plantOnHire = 0,
  openOrders = 0,
}: OpenItems) {
  if (openIssues > 0) return hasOpenIssues(openIssues);
  if (openCrews > 0) return crewsStillOpen;
  if (plantOnHire > 0) return plantStillOnHire;
  if (openOrders > 0) return hasOpenOrders(openOrders);
}

const crewsStillOpen = conflict(
  'project.has_open_crews',
  'People are still working on this contract. Stop all crews first.',
);
const plantStillOnHire = conflict(
  'project.has_plant_on_hire',
  'There is still plant on hire on this contract. Off-hire and return it first.',
);

export const statusUnchanged = (present: ProjectStatus): Problem =>
  conflict(
    'project.is_over',
    `This contract is ${statusPhrase[present]}. Its status can no longer change.`,
  );

const isNoWay = (present: ProjectStatus, status: ProjectStatus) =>
  conflict(
    'project.invalid_status_change',
    `A contract that is ${statusPhrase[present]} cannot become ${statusPhrase[status]}.`,
  );

const hasOpenIssues = (count: number) =>
  conflict(
    'project.has_open_issues',
    count === 1
      ? 'This contract has an open issue. Close it first.'
      : `This contract has ${count} open issues. Close them first.`,
  );

const hasOpenOrders = (count: number) =>
  conflict(
    'project.has_open_orders',
    count === 1
      ? 'This contract has an open purchase order. Close or cancel it first.'
      : `This contract has ${count} open purchase orders. Close or cancel them first.`,
  );

/** Why a contract with this many open approved orders cannot be deleted. */
export const obstacleFromOrders = (binding: number): Problem | undefined =>
  binding === 0
    ? undefined
    : conflict(
        'project.has_binding_orders',
        binding === 1
          ? 'This contract has an approved purchase order that is still open. Close or cancel it first.'
          : `This contract has ${binding} approved purchase orders that are still open. Close or cancel them first.`,
      );

/** Contracts that are over do not count against the plan. */
export const obstacleToAnotherContract = (open: number, most: number): Problem | undefined =>
  open < most
    ? undefined
    : conflict(
        'project.plan_limit_reached',
        `Your plan allows ${most} open ${most === 1 ? 'contract' : 'contracts'}. Close one, or see Company Profile, Plan, for a higher limit.`,
      );
