import type { Actor } from '../kernel/access.ts';
import { daysBetween, formatDate, londonDay } from '../kernel/calendar.ts';
import { penceOf } from '../kernel/pence.ts';
import { formatPounds } from '../kernel/pounds.ts';
import { badRequest, conflict, type Problem, refusedAt, refuseIf } from '../kernel/problem.ts';
import { refuseIfChanged } from '../kernel/version.ts';
import { costHeadLabels } from '../purchase-orders/order-labels.ts';
import { CostReport, type CostReportChanges, type CostReportDraft } from './cost-report.ts';
import { monthAfter, monthText } from './month-names.ts';
import { endOfMonth, reasonRule, retentionOf } from './report.ts';
import { obstacleToCosts } from './rules.ts';

const reportFrozen = conflict(
  'cost_report.is_frozen',
  'This month is frozen and cannot be changed.',
);
const alreadyInReview = conflict('cost_report.is_in_review', 'This CVR is already in review.');
const staysInReview = conflict(
  'cost_report.stays_in_review',
  'This CVR is in review. Reopen it to make changes.',
);
const reviewNotStarted = conflict('cost_report.is_not_in_review', 'Send the CVR for review first.');
const notInReview = conflict('cost_report.is_open', 'This CVR is not in review.');
const monthInFuture = badRequest('cost_report.in_the_future', 'This month has not started.');
const isPast = conflict(
  'cost_report.is_past',
  'There is already a CVR for a later month. Late costs go into that one.',
);
const monthIsThere = conflict(
  'cost_report.month_is_there',
  'This month already has a CVR. Open that one.',
);
const monthBeforeIsOpen = conflict(
  'cost_report.month_before_is_open',
  'Freeze the previous month first.',
);

/** The months of a contract that there are. */
type Month = Pick<CostReport, 'month' | 'status'>;

const isOwed = ({ month, status }: Month, others: readonly Month[]): boolean =>
  status !== 'frozen' && others.some((other) => other.month < month && other.status !== 'frozen');

/** It asks for the reasons that freezing would, while they can still be entered. */
export const obstacleToReviewing = (report: CostReport, actor: Actor): Problem | undefined =>
  obstacleToCosts(actor) ??
  { open: undefined, in_review: alreadyInReview, frozen: reportFrozen }[report.status] ??
  obstacleOfReasons(report);

export const obstacleToReopening = ({ status }: Month, actor: Actor): Problem | undefined =>
  obstacleToCosts(actor) ??
  { open: notInReview, in_review: undefined, frozen: reportFrozen }[status];

/** Months are frozen in their order, from their last day on, and each head that moved far says why. */
export const obstacleToFreezing = (
  report: CostReport,
  actor: Actor,
  others: readonly Month[],
  today: string,
): Problem | undefined =>
  obstacleToCosts(actor) ??
  { open: reviewNotStarted, in_review: undefined, frozen: reportFrozen }[report.status] ??
  obstacleOfDay(report, today) ??
  (isOwed(report, others) ? monthBeforeIsOpen : undefined) ??
  obstacleOfReasons(report);

function obstacleOfDay({ month }: Month, today: string): Problem | undefined {
  const end = endOfMonth(month);
  if (today >= end) return undefined;
  const days = daysBetween(today, end);
  return conflict(
    'cost_report.month_is_not_over',
    `${monthText(month)} can be frozen from its last day, ${formatDate(end)}, in ${days === 1 ? '1 day' : `${days} days`}.`,
  );
}

type Course = { hasEnded: boolean; lastCostOn: string | null };

/** The last month of a contract that has ended: it has no later costs. */
const isFinal = ({ month }: Month, { hasEnded, lastCostOn }: Course): boolean =>
  hasEnded && (lastCostOn === null || lastCostOn <= endOfMonth(month));

/** The month that opens when one is frozen; none where it is the last or a later one is there. */
export const monthToFollow = (
  frozen: Month,
  others: readonly Month[],
  course: Course,
): string | undefined =>
  isFinal(frozen, course) || others.some(({ month }) => month > frozen.month)
    ? undefined
    : monthAfter(frozen.month);

/** The month in which a cost of a frozen month counts; none where its own month is not frozen. */
export function monthOfLateCost(day: string, months: readonly Month[]): string | undefined {
  const frozen = months.filter(({ status }) => status === 'frozen').map(({ month }) => month);
  const latest = frozen.toSorted().at(-1);
  return latest && day <= endOfMonth(latest) ? monthAfter(latest) : undefined;
}

function obstacleOfReasons({ figures }: CostReport): Problem | undefined {
  const silent = figures.movements.filter(
    ({ isReasonNeeded, reason }) => isReasonNeeded && reason === null,
  );
  if (silent.length === 0) return;
  const heads = list.format(silent.map(({ head }) => costHeadLabels[head].toLowerCase()));
  return conflict(
    'cost_report.reason_is_missing',
    `Give a reason for the ${heads} ${silent.length === 1 ? 'movement' : 'movements'} since the last frozen month. ${reasonRule}`,
  );
}

const list = new Intl.ListFormat('en-GB');

/** Its months follow each other, and none is begun before it is there. */
export function draftReport(
  draft: CostReportDraft,
  others: readonly Month[],
  today: string,
): CostReportDraft {
  refuseIf(draft.month > today ? monthInFuture : undefined);
  refuseIf(others.some(({ month }) => month > draft.month) ? isPast : undefined);
  if (others.some(({ month }) => month === draft.month)) throw refusedAt('month', monthIsThere);
  return draft;
}

export function editReport(
  report: CostReport,
  { version, reasons, ...changes }: CostReportChanges,
): CostReport {
  refuseIf({ open: undefined, in_review: staysInReview, frozen: reportFrozen }[report.status]);
  refuseIfChanged(CostReport, report, version);
  const edited = {
    ...report,
    ...changes,
    reasons: { ...report.reasons, ...reasons },
  } as CostReport;
  refuseExcessRelease(edited);
  return edited;
}

/** The client can release no more than was kept back. */
function refuseExcessRelease(report: CostReport): void {
  const held = retentionOf(report);
  if (penceOf(report.retentionReleased) > penceOf(held))
    throw refusedAt('retentionReleased', excessRelease(held));
}

const excessRelease = (held: string): Problem =>
  badRequest(
    'cost_report.excess_release',
    `Retention released cannot be more than the retention deducted, ${formatPounds(held)}.`,
  );

type Seen = { version?: number | undefined };

export function reviewReport(report: CostReport, actor: Actor, { version }: Seen): CostReport {
  refuseIf(obstacleToReviewing(report, actor));
  refuseIfChanged(CostReport, report, version);
  return { ...report, status: 'in_review' };
}

export function reopenReport(report: CostReport, actor: Actor): CostReport {
  refuseIf(obstacleToReopening(report, actor));
  return { ...report, status: 'open' };
}

/** From now on its figures stay as they are. */
export function freezeReport(
  report: CostReport,
  actor: Actor,
  others: readonly Month[],
  { version }: Seen,
  now: string,
): CostReport {
  refuseIf(obstacleToFreezing(report, actor, others, londonDay(new Date(now))));
  refuseIfChanged(CostReport, report, version);
  return { ...report, status: 'frozen', frozenAt: now, frozenBy: actor.userId };
}
