import { type Actor, obstacleOfRole } from '../kernel/access.ts';
import { penceOf, poundsOf, sumOf } from '../kernel/pence.ts';
import { formatPounds } from '../kernel/pounds.ts';
import { badRequest, conflict, type Problem, refusedAt, refuseIf } from '../kernel/problem.ts';
import { refuseIfChanged } from '../kernel/version.ts';
import type { ProjectStatus } from '../projects/status.ts';
import { CostEntry, type CostEntryChanges, type CostEntryDraft } from './cost-entry.ts';
import {
  BudgetChange,
  type BudgetChangeDraft,
  type CostPlanChanges,
  type ProgressDraft,
} from './cost-plan.ts';
import type { Plan } from './forecast.ts';

const inTheFuture = badRequest('cost.in_the_future', 'Date cannot be in the future');
const noteIsMissing = badRequest('cost.note_is_missing', 'Enter a note to explain why');
const amountIsMissing = badRequest('cost.amount_is_missing', 'Enter the final cost');
const workIsDone = badRequest(
  'cost.work_is_done',
  'This contract is completed, so it is 100% complete today. Enter 100, or the date of an earlier assessment.',
);
const budgetChangeDecided = conflict(
  'budget_change.is_decided',
  'This change has already been approved or rejected.',
);

/** Why `actor` may not change the costs of a contract; the buttons use it too. */
export const obstacleToCosts = (actor: Actor): Problem | undefined =>
  obstacleOfRole(actor, 'project.money', 'U', 'change the costs of a contract');

export const obstacleToDeciding = (
  { status }: Pick<BudgetChange, 'status'>,
  actor: Actor,
): Problem | undefined =>
  obstacleToCosts(actor) ?? (status === 'proposed' ? undefined : budgetChangeDecided);

function refuseIfFuture(date: string | undefined, today: string): void {
  if (date && date > today) throw refusedAt('date', inTheFuture);
}

export function draftEntry(draft: CostEntryDraft, today: string): CostEntryDraft {
  refuseIfFuture(draft.date, today);
  return draft;
}

export function editEntry(
  entry: CostEntry,
  { version, ...changes }: CostEntryChanges,
  today: string,
): CostEntry {
  refuseIfChanged(CostEntry, entry, version);
  refuseIfFuture(changes.date, today);
  return { ...entry, ...changes } as CostEntry;
}

/** The contract's budget, and what its other heads have of it. */
type Whole = { budget: string | null; otherHeads: readonly string[] };

/** The heads share the contract's budget; what is already too much may only become less. */
export function refuseOverAllocation(
  before: Pick<Plan, 'budget'>,
  after: Pick<Plan, 'budget'>,
  { budget, otherHeads }: Whole,
): void {
  const whole = penceOf(budget ?? '0');
  const over = penceOf(sumOf([after.budget, ...otherHeads])) - whole;
  const isRaised = penceOf(after.budget) > penceOf(before.budget);
  if (whole > 0n && isRaised && over > 0n) throw refusedAt('budget', overAllocated(over, whole));
}

const overAllocated = (over: bigint, whole: bigint): Problem =>
  conflict(
    'cost.over_allocated',
    `${formatPounds(poundsOf(over))} more than the contract’s budget of ${formatPounds(poundsOf(whole))}. Raise the contract’s budget or lower another head first.`,
  );

/** Omitted fields stay unchanged; a manual forecast needs an amount and a note. */
export function nextPlan(plan: Plan, changes: CostPlanChanges): Plan {
  const { budget = plan.budget, method = plan.method } = changes;
  const { finalCost = plan.finalCost, note = plan.note } = changes;
  if (method !== 'manual') return { head: plan.head, budget, method, finalCost: null, note: null };
  if (finalCost === null) throw refusedAt('finalCost', amountIsMissing);
  if (!note) throw refusedAt('note', noteIsMissing);
  return { head: plan.head, budget, method, finalCost, note };
}

export const draftBudgetChange = ({
  budgetAmount = '0.00',
  valueAmount = '0.00',
  probability = 100,
  ...draft
}: BudgetChangeDraft) => ({ ...draft, budgetAmount, valueAmount, probability });

type Decision = { version?: number | undefined; reason?: string };

/** An approved change counts from now on; a rejected one needs a reason. */
export function decideBudgetChange(
  change: BudgetChange,
  actor: Actor,
  status: 'approved' | 'rejected',
  { version, reason }: Decision,
  now: string,
): BudgetChange {
  refuseIf(obstacleToDeciding(change, actor));
  refuseIfChanged(BudgetChange, change, version);
  const decided = { decidedAt: now, decidedBy: actor.userId };
  return { ...change, ...decided, status, statusReason: reason ?? null };
}

export function draftProgress(
  { date, note, ...draft }: ProgressDraft,
  today: string,
  status: ProjectStatus,
) {
  refuseIfFuture(date, today);
  const assessed = date ?? today;
  if (status === 'completed' && assessed === today && draft.percent !== '100.00')
    throw refusedAt('percent', workIsDone);
  return { ...draft, date: assessed, note: note ?? null };
}
