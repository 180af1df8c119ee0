import { type Actor, obstacleOfRole } from '../kernel/access.ts';
import { type Problem, problem } from '../kernel/problem.ts';
import { inWords, needsReason } from './status.ts';
import type { Supplier } from './supplier.ts';

export const isTheSame = problem('supplier.is_the_same', 400, 'Choose two different suppliers');

type Merged = Pick<Supplier, 'id' | 'name' | 'status'>;

/** Why `from` may not become a part of `kept`; undefined when it may. A hold must not vanish so. */
export function obstacleToMerging(kept: Merged, from: Merged, actor: Actor): Problem | undefined {
  if (kept.id === from.id) return isTheSame;
  if (needsReason(from.status) && kept.status !== from.status) return isHeld(from);
  return obstacleOfRole(actor, 'supplier', 'D', 'merge suppliers');
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

export type Filled = Pick<Supplier, (typeof filled)[number] | 'specializations' | 'certifications'>;

/** What `kept` says afterwards; its own word counts wherever it has one. */
export const mergedFields = (kept: Filled, from: Filled): Filled => ({
  ...kept,
  ...Object.fromEntries(filled.map((field) => [field, kept[field] ?? from[field]])),
  specializations: union(kept.specializations, from.specializations),
  certifications: union(kept.certifications, from.certifications),
});

const union = (one: readonly string[], other: readonly string[]): string[] => [
  ...new Set([...one, ...other]),
];
