import type { Actor } from '../kernel/access.ts';
import { badRequest, conflict, forbidden, type Problem } from '../kernel/problem.ts';
import { statusLabels } from './labels.ts';
import type { SupplierStatus } from './supplier-type.ts';

/** The possible next statuses of a supplier; setup happens only once. */
const next: Record<SupplierStatus, readonly SupplierStatus[]> = {
  pending: ['active', 'preferred', 'on_hold', 'blocked', 'inactive'],
  active: ['preferred', 'on_hold', 'blocked', 'inactive'],
  preferred: ['active', 'on_hold', 'blocked', 'inactive'],
  on_hold: ['active', 'blocked', 'inactive'],
  blocked: ['active', 'on_hold', 'inactive'],
  inactive: ['active', 'blocked'],
};

export const nextStatuses = (status: SupplierStatus): readonly SupplierStatus[] => next[status];

/** They get no new orders, so a reason is required. */
export const needsReason = (status: SupplierStatus): boolean =>
  status === 'on_hold' || status === 'blocked';

export const reasonIsMissing = badRequest(
  'supplier.reason_is_missing',
  'Give a reason, which is shown when ordering',
);

const takesADirectorTo = (action: string): Problem =>
  forbidden(
    'supplier.needs_director',
    `Only a Managing Director, a Director or an administrator can ${action}.`,
  );

export const needsDirectorToChange = takesADirectorTo('block or unblock a supplier');

const isDirector = ({ role, isOrganizationAdmin }: Actor): boolean =>
  isOrganizationAdmin || role === 'Managing Director' || role === 'Director';

/** Why `actor` may not move a supplier to `status`; undefined when they may. The buttons use it too. */
export function obstacleToStatus(
  { status: present }: { status: SupplierStatus },
  status: SupplierStatus,
  actor: Actor,
): Problem | undefined {
  if (status === present) return;
  if (!next[present].includes(status)) return isNoWay(present, status);
  if ((present === 'blocked' || status === 'blocked') && !isDirector(actor))
    return needsDirectorToChange;
}

/** Blocked suppliers are found by name, so renaming or deleting one needs the right to lift a block. */
export const obstacleToHiding = (
  { status }: { status: SupplierStatus },
  action: 'rename' | 'delete' | 'merge',
  actor: Actor,
): Problem | undefined =>
  needsReason(status) && !isDirector(actor)
    ? takesADirectorTo(`${action} a supplier that is ${supplierStatusText(status)}`)
    : undefined;

const isNoWay = (present: SupplierStatus, status: SupplierStatus): Problem =>
  conflict(
    'supplier.invalid_status_change',
    `You cannot change a supplier from ${supplierStatusText(present)} to ${supplierStatusText(status)}.`,
  );

export const supplierStatusText = (status: SupplierStatus): string =>
  statusLabels[status].toLowerCase();
