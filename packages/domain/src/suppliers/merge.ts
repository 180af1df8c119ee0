import { type Actor, obstacleOfRole } from '../kernel/access.ts';
import { type Problem, problem, refuseIf } from '../kernel/problem.ts';
import { inWords, needsReason, obstacleToHiding } from './status.ts';
import type { Supplier } from './supplier.ts';

export const isTheSame = problem('supplier.is_the_same', 400, 'Choose two different suppliers');

type Merged = Pick<Supplier, 'id' | 'name' | 'status'>;

/** Why `from` may not become a part of `kept`; undefined when it may. A hold must not vanish so. */
export function obstacleToMerging(kept: Merged, from: Merged, actor: Actor): Problem | undefined {
  if (kept.id === from.id) return isTheSame;
  if (needsReason(from.status) && kept.status !== from.status) return isHeld(from);
  return (
    obstacleOfRole(actor, 'supplier', 'D', 'merge suppliers') ??
    obstacleToHiding(from, 'merge', actor)
  );
}

const isHeld = ({ name, status }: Merged): Problem =>
  problem(
    'supplier.is_held',
    409,
    `${name} is ${inWords(status)}. Lift that first, or keep ${name} and merge the other one into it.`,
  );

/** What is empty is filled from the other one. Their code goes with them: it may have been on orders. */
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
type Mergeable = Pick<Supplier, Field | 'specializations' | 'certifications'>;

/** What is to be written of `kept`; its own word counts wherever it has one. */
export const mergedFields = (kept: Mergeable, from: Mergeable): Partial<Mergeable> => ({
  ...Object.fromEntries(
    filled.filter((field) => kept[field] === null).map((field) => [field, from[field]]),
  ),
  specializations: union(kept.specializations, from.specializations),
  certifications: union(kept.certifications, from.certifications),
});

/** What is to be written of `kept` when `from` becomes a part of it. */
export function mergeSuppliers(kept: Supplier, from: Supplier, actor: Actor): Partial<Mergeable> {
  refuseIf(obstacleToMerging(kept, from, actor));
  return mergedFields(kept, from);
}

const union = (one: readonly string[], other: readonly string[]): string[] => [
  ...new Set([...one, ...other]),
];
