import { type Actor, can, obstacleOfRole } from '../kernel/access.ts';
import { keysOf } from '../kernel/keys-of.ts';
import { badRequest, conflict, forbidden, type Problem, refusedAt } from '../kernel/problem.ts';
import { refuseWithCurrent } from '../kernel/version.ts';
import { type IssueStatus, issueStatuses, settledStatuses, statusLabels } from './issue-values.ts';
import { shownTo } from './shown-to.ts';
import { SiteIssue } from './site-issue.ts';

const unsettled = issueStatuses.filter(
  (status) => !(settledStatuses as readonly string[]).includes(status),
);
const atWork = ['open', 'in_progress', 'rejected', 'reopened'] as const;

type Rule = {
  from: readonly IssueStatus[];
  to: IssueStatus;
  /** The role that does the work, or the role that checks it. */
  by: 'hand' | 'reviewer';
  action: string;
  needsReason?: true;
  needsPhoto?: true;
};

/** All transitions between states. */
export const steps = {
  start: {
    from: ['open', 'rejected', 'reopened', 'disputed'],
    to: 'in_progress',
    by: 'hand',
    action: 'start work on this issue',
  },
  present: {
    from: atWork,
    to: 'ready_for_review',
    by: 'hand',
    action: 'submit this issue for review',
  },
  dispute: {
    from: atWork,
    to: 'disputed',
    by: 'hand',
    action: 'dispute this issue',
    needsReason: true,
  },
  reject: {
    from: ['ready_for_review', 'disputed'],
    to: 'rejected',
    by: 'reviewer',
    action: 'reject an issue',
    needsReason: true,
  },
  close: {
    from: unsettled,
    to: 'closed',
    by: 'reviewer',
    action: 'close an issue',
    needsPhoto: true,
  },
  void: { from: unsettled, to: 'void', by: 'reviewer', action: 'void an issue', needsReason: true },
  reopen: {
    from: settledStatuses,
    to: 'reopened',
    by: 'reviewer',
    action: 'reopen an issue',
    needsReason: true,
  },
} as const satisfies Record<string, Rule>;

export type Step = keyof typeof steps;

export const stepNames = keysOf(steps);

/** 'This issue is closed.' */
export const issueStatusProblem = (status: IssueStatus): Problem =>
  conflict(`site_issue.is_${status}`, `This issue is ${statusLabels[status].toLowerCase()}.`);

export const afterPhotoRequired = conflict(
  'site_issue.needs_photo',
  'Add an after photo before closing a snag.',
);
const decisionRequired = badRequest(
  'site_issue.needs_decision',
  'Enter your decision: this issue is disputed',
);
export const notYourWork = forbidden(
  'site_issue.not_your_work',
  'Only a manager, or the supervisor who reported it or is assigned to it, can do this.',
);

/** Why `actor` may not take `step` with `issue`; undefined when they may. The buttons use it too. */
export function obstacleToStep(step: Step, issue: SiteIssue, actor: Actor): Problem | undefined {
  const rule: Rule = steps[step];
  const obstacle = rule.by === 'hand' ? ofHand(issue, actor) : ofReviewer(rule, actor);
  if (obstacle) return obstacle;
  if (!rule.from.includes(issue.status)) return issueStatusProblem(issue.status);
  if (rule.needsPhoto && issue.issueType === 'snag' && issue.afterPhotos === 0)
    return afterPhotoRequired;
}

/** A supervisor may also work on issues that were assigned to them. */
function ofHand(issue: SiteIssue, actor: Actor): Problem | undefined {
  const isTheirs = can(actor, 'siteIssue', 'U') && issue.assignedUserId === actor.userId;
  return isTheirs || can(actor, 'siteIssue', 'U', issue) ? undefined : notYourWork;
}

const ofReviewer = ({ action }: Rule, actor: Actor): Problem | undefined =>
  obstacleOfRole(actor, 'siteIssue.close', 'A', action);

/** The possible next steps of an issue, for any user. */
export const stepsFrom = (status: IssueStatus): Step[] =>
  stepNames.filter((step) => (steps[step].from as readonly IssueStatus[]).includes(status));

/** Whether the step has to be explained. */
export const needsReason = (step: Step, { status }: Pick<SiteIssue, 'status'>): boolean =>
  'needsReason' in steps[step] || needsDecision(step, status);

const needsDecision = (step: Step, status: IssueStatus): boolean =>
  step === 'close' && status === 'disputed';

type Action = { reason?: string; now: string; byName: string };

export function takeStep(
  step: Step,
  issue: SiteIssue,
  actor: Actor,
  { reason, now, byName }: Action,
): SiteIssue {
  refuseWithCurrent(obstacleToStep(step, issue, actor), SiteIssue, shownTo(actor)(issue));
  if (!reason && needsDecision(step, issue.status)) throw refusedAt('reason', decisionRequired);
  return afterStep(step, issue, { ...(reason && { reason }), now, byName });
}

/** The issue once the step is taken. */
export function afterStep(
  step: Step,
  issue: SiteIssue,
  { reason, now, byName }: Action,
): SiteIssue {
  const { to } = steps[step];
  const closed = to === 'closed' ? { closedAt: now, closedByName: byName } : open;
  return { ...issue, ...closed, status: to, statusReason: reason ?? null };
}

const open = { closedAt: null, closedByName: null };
