import { type Actor, can, type HasRole, obstacleOfRole } from '../kernel/access.ts';
import {
  badRequest,
  conflict,
  forbidden,
  type Problem,
  refusedAt,
  refuseIf,
} from '../kernel/problem.ts';
import { refuseIfChanged } from '../kernel/version.ts';
import {
  cardFieldNames,
  privateFieldNames,
  type StatusChange,
  type Worker,
  type WorkerChanges,
  WorkerRecord,
} from './worker.ts';
import {
  type EmploymentStatus,
  healthFields,
  identityFields,
  type RevealField,
  revealLabels,
  type SealedField,
  statusLabels,
} from './worker-values.ts';

export const idIsTaken = conflict(
  'worker.id_is_taken',
  'Another worker already has this ID. Choose a different one.',
);
export const idIsTakenNow = conflict(
  'worker.id_is_taken_now',
  'Another worker now has this ID. Change that ID first.',
);
export const numberIsTaken = conflict(
  'worker.number_is_taken',
  'Another worker has this National Insurance number. Check for a duplicate record.',
);
export const rateIsThere = conflict(
  'worker.rate_exists',
  'There is already a rate from this date. Delete it first.',
);
export const competenceIsThere = conflict(
  'worker.competence_is_there',
  'This worker already has this competence. Edit it instead.',
);
const reasonIsMissing = badRequest('worker.reason_is_missing', 'Please enter a reason');
const lastDayIsMissing = badRequest('worker.last_day_is_missing', 'Please enter their last day');
export const workerErased = conflict('worker.is_erased', 'This worker has been erased.');
const workerStillEmployed = conflict(
  'worker.has_not_left',
  'Only a worker who has left can be erased. Mark them as left first.',
);
const workerHasHours = conflict(
  'worker.has_worked',
  'This worker has hours on a contract and cannot be deleted. Mark them as left instead.',
);
export const noCardOnFile = conflict(
  'worker.has_no_card',
  'No card on file. Enter the card number first.',
);

/** The possible next statuses of a worker; one who left may return. */
const next: Record<EmploymentStatus, readonly EmploymentStatus[]> = {
  active: ['on_leave', 'suspended', 'left'],
  on_leave: ['active', 'suspended', 'left'],
  suspended: ['active', 'left'],
  left: ['active'],
};

export const nextStatuses = (status: EmploymentStatus): readonly EmploymentStatus[] => next[status];

export const obstacleToAdding = (actor: HasRole): Problem | undefined =>
  obstacleOfRole(actor, 'worker', 'C', 'add a worker');

export const obstacleToEditing = (
  worker: Pick<WorkerRecord, 'erasedAt'>,
  actor: HasRole,
): Problem | undefined =>
  obstacleOfRole(actor, 'worker', 'U', 'change a worker') ??
  (worker.erasedAt ? workerErased : undefined);

/** A worker with recorded work cannot be deleted. */
export const obstacleToDeleting = (sessions: number, actor: HasRole): Problem | undefined =>
  obstacleOfRole(actor, 'worker', 'D', 'delete a worker') ??
  (sessions > 0 ? workerHasHours : undefined);

export const obstacleToErasing = (
  { employmentStatus, erasedAt }: Pick<WorkerRecord, 'employmentStatus' | 'erasedAt'>,
  actor: HasRole,
): Problem | undefined =>
  obstacleOfRole(actor, 'worker.subjectAccess', 'A', 'erase a worker') ??
  (erasedAt ? workerErased : undefined) ??
  (employmentStatus === 'left' ? undefined : workerStillEmployed);

const isHealth = (field: RevealField): boolean =>
  field === 'medicalConditions' || field === 'allergies';

/** The permission to reveal a field; sick days are for directors only. */
export function mayReveal(field: RevealField, actor: HasRole): boolean {
  if (field === 'rates') return can(actor, 'worker.pay', 'R');
  if (field === 'sickDays') return can(actor, 'worker.health.edit', 'U');
  return can(actor, isHealth(field) ? 'worker.health' : 'worker.identity', 'S');
}

export function obstacleToRevealing(
  fields: readonly RevealField[],
  actor: HasRole,
): Problem | undefined {
  const barred = fields.find((field) => !mayReveal(field, actor));
  return barred && forbidden('not_allowed', `Your role does not allow seeing: ${labelOf(barred)}.`);
}

const labelOf = (field: RevealField): string => revealLabels[field];

/** The masked value of a sealed field: the last characters, or 'On file'. */
export function maskedHint(field: SealedField, value: string): string {
  const number = field === 'bankDetails' ? JSON.parse(value).accountNumber : value;
  return withEnd.includes(field) ? `••••${String(number).slice(-4)}` : 'On file';
}

const withEnd: readonly SealedField[] = ['nationalInsurance', 'bankDetails', 'drivingLicense'];

/** The sealed fields that the user may see as masked. */
export const maySeeMasked = (field: SealedField, actor: HasRole): boolean =>
  healthFields.some((one) => one === field)
    ? mayReveal(field, actor)
    : identityFields.some((one) => one === field) &&
      (can(actor, 'worker.identity', 'S') || can(actor, 'worker.private', 'R'));

const unseen = { ...nothing(privateFieldNames), country: null, badge: null };

function nothing<K extends string>(names: readonly K[]): Record<K, null> {
  return Object.fromEntries(names.map((name) => [name, null])) as Record<K, null>;
}

/** A worker of a list as `actor` may see them. */
export function shownInList(actor: HasRole): (worker: Worker) => Worker {
  const hidden = can(actor, 'worker.private', 'R') ? {} : { mobilePhone: null, hasPicture: false };
  return (worker) => ({ ...worker, ...hidden });
}

/** All fields that need no reason, as `actor` may see them. */
export function shownTo(actor: HasRole): (worker: WorkerRecord) => WorkerRecord {
  const hidden = can(actor, 'worker.private', 'R')
    ? {}
    : { ...unseen, statusReason: null, hasPicture: false, hasCardPhoto: false };
  return (worker) => ({ ...worker, ...hidden });
}

type Written = Omit<WorkerChanges, 'version' | 'workerId'> & { workerId?: string };

/** The card has not been checked yet. */
const unchecked = {
  cardState: 'unverified',
  cscsValidated: false,
  cscsValidatedAt: null,
  cscsIsValid: null,
} as const;

/** The changes to a worker; a new card must be checked again. */
export function editWorker(
  worker: WorkerRecord,
  actor: Actor,
  { version, ...sent }: WorkerChanges,
): Written & Partial<typeof unchecked> {
  refuseIf(obstacleToEditing(worker, actor));
  refuseIfChanged(WorkerRecord, shownTo(actor)(worker), version);
  const isOther = cardFieldNames.some(
    (name) => sent[name] !== undefined && sent[name] !== worker[name],
  );
  const { workerId, ...rest } = sent;
  return { ...rest, ...(workerId && { workerId }), ...(isOther && unchecked) };
}

type Moved = Pick<WorkerRecord, 'employmentStatus' | 'statusReason' | 'endDate' | 'active'>;

/** A worker who goes from one status to the next. */
export function changeWorkerStatus(
  worker: WorkerRecord,
  actor: Actor,
  { status, reason, endDate, version }: StatusChange,
): Moved {
  refuseIf(obstacleToEditing(worker, actor));
  refuseIfChanged(WorkerRecord, shownTo(actor)(worker), version);
  refuseIf(obstacleToStatus(worker.employmentStatus, status));
  if (status === 'suspended' && !reason) throw refusedAt('reason', reasonIsMissing);
  if (status === 'left' && !endDate) throw refusedAt('endDate', lastDayIsMissing);
  return {
    employmentStatus: status,
    statusReason: reason ?? null,
    endDate: status === 'left' ? (endDate ?? null) : null,
    active: status !== 'left',
  };
}

/** Why a worker cannot go from one status to another; undefined when they can. */
const obstacleToStatus = (
  present: EmploymentStatus,
  status: EmploymentStatus,
): Problem | undefined =>
  next[present].includes(status)
    ? undefined
    : conflict(
        'worker.invalid_status_change',
        `A worker with the status ${statusLabels[present]} cannot be changed to ${statusLabels[status]}.`,
      );
