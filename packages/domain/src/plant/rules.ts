import { type Actor, can, obstacleOfRole } from '../kernel/access.ts';
import { definedOnly } from '../kernel/defined-only.ts';
import { conflict, forbidden, type Problem, refusedAt, refuseIf } from '../kernel/problem.ts';
import { refuseIfChanged } from '../kernel/version.ts';
import type { Project } from '../projects/project.ts';
import { isOver, statusPhrase } from '../projects/status.ts';
import { refuseIfAhead, refuseIfBeforeHire, refuseIfCrossed } from './hire-dates.ts';
import { noticeOf, type SupplierNotice } from './notice.ts';
import { ownOffHireNumber } from './off-hire-letter.ts';
import {
  type Arrival,
  type BreakdownReport,
  type Collection,
  type HireStatus,
  type OffHireNotice,
  PlantHire,
  type PlantHireChanges,
  type PlantHireDraft,
} from './plant-hire.ts';

export const rateIsNotYours = forbidden(
  'plant.rate_not_yours',
  'Your role does not allow setting rates.',
);
export const noSupplierEmail = conflict(
  'plant.has_no_email',
  'The supplier has no email address. Add one, or mark the supplier as already notified.',
);
export const machineBrokenDown = conflict(
  'plant.is_broken_down',
  'This machine has broken down. Record the repair first.',
);
export const breakdownAlreadyReported = conflict(
  'plant.already_reported',
  'A breakdown has already been reported.',
);
const notBrokenDown = conflict(
  'plant.is_not_broken_down',
  'No breakdown has been reported for this machine.',
);
export const alreadyOnContract = conflict(
  'plant.already_on_contract',
  'This machine is already on this contract.',
);
const whyNot: Record<HireStatus, Problem> = {
  requested: conflict('plant.is_requested', 'This machine has not arrived yet.'),
  on_hire: conflict('plant.is_on_hire', 'This machine is on hire. Send the off-hire notice first.'),
  off_hire_notified: conflict('plant.is_off_hired', 'The off-hire notice has already been sent.'),
  collected: conflict('plant.is_collected', 'This machine has been collected.'),
  transferred: conflict(
    'plant.is_transferred',
    'This machine has been transferred to another contract.',
  ),
};
export const machineAtWork = conflict(
  'plant.machine_at_work',
  'This machine is working. Stop it on the live board first.',
);
export const alreadyArrived = conflict(
  'plant.already_arrived',
  'This machine has already arrived.',
);

const unless = (hire: PlantHire, ...allowed: HireStatus[]): Problem | undefined =>
  allowed.includes(hire.status) ? undefined : whyNot[hire.status];

export const obstacleToAdding = (actor: Actor): Problem | undefined =>
  obstacleOfRole(actor, 'plant', 'C', 'add plant');

export const obstacleToEditing = (actor: Actor): Problem | undefined =>
  obstacleOfRole(actor, 'plant', 'U', 'change plant on hire');

export const obstacleToDeleting = (actor: Actor): Problem | undefined =>
  obstacleOfRole(actor, 'plant', 'D', 'delete plant on hire');

export const obstacleToRates = (actor: Actor): Problem | undefined =>
  can(actor, 'costAnalysis', 'R') ? undefined : rateIsNotYours;

export const obstacleToReceiving = (hire: PlantHire, actor: Actor): Problem | undefined =>
  obstacleToEditing(actor) ?? (hire.status === 'requested' ? undefined : alreadyArrived);

export const obstacleToOffHiring = (hire: PlantHire, actor: Actor): Problem | undefined =>
  obstacleToEditing(actor) ?? unless(hire, 'on_hire');

export const obstacleToCollecting = (hire: PlantHire, actor: Actor): Problem | undefined =>
  obstacleToEditing(actor) ?? unless(hire, 'off_hire_notified');

export const obstacleToExtending = (hire: PlantHire, actor: Actor): Problem | undefined =>
  obstacleToEditing(actor) ?? unless(hire, 'requested', 'on_hire');

export const obstacleToBreakdown = (hire: PlantHire, actor: Actor): Problem | undefined =>
  obstacleToEditing(actor) ??
  unless(hire, 'on_hire') ??
  (hire.breakdown ? breakdownAlreadyReported : undefined);

export const obstacleToRepair = (hire: PlantHire, actor: Actor): Problem | undefined =>
  obstacleToEditing(actor) ?? (hire.breakdown ? undefined : notBrokenDown);

export const obstacleToTransferring = (hire: PlantHire, actor: Actor): Problem | undefined =>
  obstacleToEditing(actor) ??
  unless(hire, 'on_hire') ??
  (hire.breakdown ? machineBrokenDown : undefined);

/** Why a machine cannot go to that contract. */
export function obstacleToGoingTo(
  { projectId }: PlantHire,
  { id, status }: Pick<Project, 'id' | 'status'>,
): Problem | undefined {
  if (id === projectId) return alreadyOnContract;
  if (isOver(status))
    return conflict('plant.contract_ended', `This contract is ${statusPhrase[status]}.`);
}

/** Hires as `actor` may see them. */
export function shownTo(actor: Actor): (hire: PlantHire) => PlantHire {
  const hidden = can(actor, 'costAnalysis', 'R')
    ? {}
    : { rate: null, cost: null, costToCome: null };
  return (hire) => ({ ...hire, ...hidden });
}

/** Notice terms missing from the draft come from its supplier, or else from the default. */
export function draftHire(
  draft: PlantHireDraft,
  actor: Actor,
  now: string,
  supplier?: SupplierNotice,
) {
  refuseIf(draft.rate ? obstacleToRates(actor) : undefined);
  refuseIfCrossed(draft);
  const { onHireAt } = draft;
  const hasCome = !!onHireAt && onHireAt <= now;
  const notice = { ...noticeOf(supplier), ...definedOnly(noticeIn(draft)) };
  return { ...draft, ...notice, status: hasCome ? ('on_hire' as const) : ('requested' as const) };
}

const noticeIn = ({ chargedUntil, noticeDays, noticeUnit }: PlantHireDraft) => ({
  chargedUntil,
  noticeDays,
  noticeUnit,
});

export function editHire(
  hire: PlantHire,
  actor: Actor,
  { version, rate, ...changes }: PlantHireChanges,
  now: string,
): PlantHire {
  refuseIf(rate ? obstacleToRates(actor) : undefined);
  refuseIfChanged(PlantHire, shownTo(actor)(hire), version);
  const edited = { ...hire, ...definedOnly(changes), rate: rateAfter(hire, actor, rate) };
  if (edited.expectedOffHire !== hire.expectedOffHire) refuseIf(obstacleToExtending(hire, actor));
  if (hire.status !== 'requested') refuseIfAhead('onHireAt', edited.onHireAt, now);
  refuseIfCrossed(edited);
  return edited;
}

/** Without permission to see the rate, the stored rate is kept. */
const rateAfter = (hire: PlantHire, actor: Actor, rate: string | null | undefined) =>
  rate === undefined || obstacleToRates(actor) ? hire.rate : rate;

export function receiveHire(
  hire: PlantHire,
  actor: Actor,
  arrival: Arrival,
  now: string,
): PlantHire {
  refuseIf(obstacleToReceiving(hire, actor));
  const onHireAt = arrival.onHireAt ?? now;
  refuseIfAhead('onHireAt', onHireAt, now);
  return { ...hire, status: 'on_hire', onHireAt };
}

export function offHire(
  hire: PlantHire,
  actor: Actor,
  notice: OffHireNotice,
  now: string,
): PlantHire {
  refuseIf(obstacleToOffHiring(hire, actor));
  refuseIf(!hire.supplierEmail && !notice.withoutMail ? noSupplierEmail : undefined);
  return {
    ...hire,
    status: 'off_hire_notified',
    offHireNoticeAt: now,
    offHireNumber: notice.offHireNumber || ownOffHireNumber(hire),
  };
}

export function collectHire(
  hire: PlantHire,
  actor: Actor,
  collection: Collection,
  now: string,
): PlantHire {
  refuseIf(obstacleToCollecting(hire, actor));
  const collectedAt = collection.collectedAt ?? now;
  refuseIfAhead('collectedAt', collectedAt, now);
  refuseIfBeforeHire('collectedAt', collectedAt, hire);
  return { ...hire, status: 'collected', collectedAt, damage: collection.damage ?? hire.damage };
}

export function reportBreakdown(
  hire: PlantHire,
  actor: Actor,
  report: BreakdownReport,
  now: string,
): NonNullable<PlantHire['breakdown']> {
  refuseIf(obstacleToBreakdown(hire, actor));
  const brokeDownAt = report.brokeDownAt ?? now;
  refuseIfAhead('brokeDownAt', brokeDownAt, now);
  refuseIfBeforeHire('brokeDownAt', brokeDownAt, hire);
  return { reason: report.reason, brokeDownAt };
}

/** It leaves this contract and starts on the other, with what is left of its minimum. */
export function transferHire(
  hire: PlantHire,
  actor: Actor,
  target: Pick<Project, 'id' | 'status'>,
  now: string,
): { left: PlantHire; started: PlantHire } {
  refuseIf(obstacleToTransferring(hire, actor));
  const obstacle = obstacleToGoingTo(hire, target);
  if (obstacle) throw refusedAt('projectId', obstacle);
  const at = now;
  // Today counts on the contract it goes to.
  const minimumDays = Math.max(1, hire.minimumDays - hire.daysOnHire + 1);
  return {
    left: { ...hire, status: 'transferred', collectedAt: at },
    started: { ...hire, projectId: target.id, onHireAt: at, minimumDays },
  };
}
