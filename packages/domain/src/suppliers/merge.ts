import { type Actor, obstacleOfRole } from '../kernel/access.ts';
import { badRequest, conflict, type Problem, refuseIf } from '../kernel/problem.ts';
import { needsReason, obstacleToHiding, supplierStatusText } from './status.ts';
import type { Supplier } from './supplier.ts';

export const sameSupplier = badRequest('supplier.is_the_same', 'Choose two different suppliers');

type Merged = Pick<Supplier, 'id' | 'name' | 'status'>;

/** Why `from` may not be merged into `target`; undefined when it may. A hold must not be lost. */
export function obstacleToMerging(target: Merged, from: Merged, actor: Actor): Problem | undefined {
  if (target.id === from.id) return sameSupplier;
  if (needsReason(from.status) && target.status !== from.status) return isHeld(from);
  return (
    obstacleOfRole(actor, 'supplier', 'D', 'merge suppliers') ??
    obstacleToHiding(from, 'merge', actor)
  );
}

const isHeld = ({ name, status }: Merged): Problem =>
  conflict(
    'supplier.is_held',
    `${name} is ${supplierStatusText(status)}. Change its status first, or keep ${name} and merge the other supplier into it.`,
  );

/** Empty fields are filled from the other supplier. The code is not copied: it may be on orders. */
const filled = [
  'contactPerson',
  'email',
  'phone',
  'address',
  'city',
  'postcode',
  'insuranceExpiry',
  'vatNumber',
  'companyNumber',
  'utr',
  'cisVerificationNumber',
  'cisVerifiedAt',
  'paymentTerms',
  'creditLimit',
  'discountRate',
  'notes',
] as const;

type Field = (typeof filled)[number];
type Mergeable = Pick<
  Supplier,
  Field | 'hireNoticeDays' | 'hireNoticeUnit' | 'specializations' | 'certifications'
>;

/** The changes to `target`; its own values win. */
export const mergedFields = (target: Mergeable, from: Mergeable): Partial<Mergeable> => ({
  ...Object.fromEntries(
    filled.filter((field) => target[field] === null).map((field) => [field, from[field]]),
  ),
  // Days and unit are one term.
  ...(target.hireNoticeDays === null && {
    hireNoticeDays: from.hireNoticeDays,
    hireNoticeUnit: from.hireNoticeUnit,
  }),
  specializations: union(target.specializations, from.specializations),
  certifications: union(target.certifications, from.certifications),
});

/** The changes to `target` when `from` is merged into it. */
export function mergeSuppliers(target: Supplier, from: Supplier, actor: Actor): Partial<Mergeable> {
  refuseIf(obstacleToMerging(target, from, actor));
  return mergedFields(target, from);
}

const union = (one: readonly string[], other: readonly string[]): string[] => [
  ...new Set([...one, ...other]),
];
