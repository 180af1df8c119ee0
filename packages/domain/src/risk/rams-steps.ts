import { type Actor, type HasRole, obstacleOfRole } from '../kernel/access.ts';
import { conflict, forbidden, type Problem, refuseIf } from '../kernel/problem.ts';
import type { Hazard, Rams } from './rams.ts';
import { gapsOf, highestResidual, ramsStatusProblem } from './rams-rules.ts';
import type { RamsStatus } from './risk-values.ts';
import { minCriticalScore, minHighScore } from './score.ts';

type Rule = {
  from: readonly RamsStatus[];
  to: RamsStatus;
  /** The author's role, or the approver's role. */
  by: 'U' | 'A';
  action: string;
};

/** Every way from one state to another; a newer version that is issued supersedes the one before it. */
export const steps = {
  submit: { from: ['draft'], to: 'in_review', by: 'U', action: 'submit a method statement' },
  reject: { from: ['in_review'], to: 'draft', by: 'A', action: 'send a method statement back' },
  approve: { from: ['in_review'], to: 'approved', by: 'A', action: 'approve a method statement' },
  issue: { from: ['approved'], to: 'issued', by: 'U', action: 'issue a method statement' },
  withdraw: {
    from: ['in_review', 'approved', 'issued'],
    to: 'withdrawn',
    by: 'A',
    action: 'withdraw a method statement',
  },
} as const satisfies Record<string, Rule>;

export type Step = keyof typeof steps;

const statementIncomplete = (gap: string): Problem => conflict('rams.is_incomplete', gap);

const residualRiskTooHigh = conflict(
  'rams.is_too_risky',
  `A hazard still scores ${minCriticalScore} or more with its controls. It cannot be approved. Reduce the risk first.`,
);
const directorRequired = forbidden(
  'rams.needs_director',
  `A hazard still scores ${minHighScore} or more with its controls. It needs a Director’s approval.`,
);
const ownStatement = forbidden(
  'rams.is_your_own',
  'You cannot approve a statement you wrote or submitted. Ask a colleague.',
);

/** Whether the company requires a second person. */
type ApprovalPolicy = { requireApproval: boolean };

/** Why `actor` may not take `step` with `rams`; undefined when they may. The buttons use it too. */
export function obstacleToStep(
  step: Step,
  rams: Rams,
  actor: HasRole,
  approving: ApprovalPolicy,
): Problem | undefined {
  const { from, by, action }: Rule = steps[step];
  return (
    obstacleOfRole(actor, 'riskAssessment', by, action) ??
    (from.includes(rams.status) ? undefined : ramsStatusProblem(rams)) ??
    (step === 'submit' ? obstacleOfGaps(rams) : undefined) ??
    (step === 'approve' ? obstacleToApproving(rams, actor, approving) : undefined)
  );
}

function obstacleOfGaps(rams: Rams): Problem | undefined {
  const [gap] = gapsOf(rams);
  return gap === undefined ? undefined : statementIncomplete(gap);
}

const isDirector = ({ role, isOrganizationAdmin }: HasRole): boolean =>
  isOrganizationAdmin || role === 'Managing Director' || role === 'Director';

type Approved = Pick<Rams, 'createdBy' | 'updatedBy'> & { content: { hazards: readonly Hazard[] } };

function obstacleToApproving(
  { content, ...by }: Approved,
  actor: HasRole,
  { requireApproval }: ApprovalPolicy,
): Problem | undefined {
  const left = highestResidual(content.hazards);
  if (left >= minCriticalScore) return residualRiskTooHigh;
  if (left >= minHighScore && !isDirector(actor)) return directorRequired;
  if (requireApproval && isTheirs(by, actor)) return ownStatement;
}

/** A statement in review was last changed by the user who submitted it. */
const isTheirs = (
  { createdBy, updatedBy }: Pick<Rams, 'createdBy' | 'updatedBy'>,
  { userId }: HasRole,
): boolean => createdBy === userId || updatedBy === userId;

type Action = { reason?: string; now: string; byName: string } & ApprovalPolicy;

export function takeStep(step: Step, rams: Rams, actor: Actor, action: Action): Rams {
  refuseIf(obstacleToStep(step, rams, actor, action));
  return { ...rams, ...traces[step](actor, action), status: steps[step].to };
}

type Trace = Partial<
  Pick<
    Rams,
    'statusReason' | 'submittedAt' | 'approvedAt' | 'approvedBy' | 'approvedByName' | 'issuedAt'
  >
>;

const unapproved = { approvedAt: null, approvedBy: null, approvedByName: null };

/** The changes that each step makes. */
const traces: Record<Step, (actor: Actor, action: Action) => Trace> = {
  submit: (_, { now }) => ({ statusReason: null, submittedAt: now }),
  reject: (_, { reason = null }) => ({ statusReason: reason, submittedAt: null, ...unapproved }),
  approve: ({ userId }, { now, byName }) => ({
    approvedAt: now,
    approvedBy: userId,
    approvedByName: byName,
  }),
  issue: (_, { now }) => ({ issuedAt: now }),
  withdraw: (_, { reason = null }) => ({ statusReason: reason }),
};
