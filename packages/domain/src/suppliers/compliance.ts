import { daysBetween, inBritish } from '../kernel/calendar.ts';
import { penceOf } from '../kernel/pence.ts';
import { inPounds } from '../kernel/pounds.ts';
import { type Problem, problem } from '../kernel/problem.ts';
import type { Policy } from './insurance.ts';
import { insuranceLabels } from './labels.ts';
import { needsReason } from './status.ts';
import type { InsuranceState, Supplier } from './supplier.ts';
import type { InsuranceType, SupplierStatus, SupplierType } from './supplier-type.ts';

/** From so many days before its end on an insurance is said to be expiring. */
export const warnedBefore = 30;

/** What the law asks of employers' liability at least; by the Regulations of 1998. */
export const leastCover = '5000000.00';

export function stateOf(expiry: string | null, today: string): InsuranceState {
  if (!expiry) return 'none';
  if (expiry < today) return 'expired';
  return daysBetween(today, expiry) <= warnedBefore ? 'expiring' : 'valid';
}

/** Of each kind the one that runs longest, for a renewal counts at once; the first to end comes first. */
export function policiesInForce<P extends Policy>(all: readonly P[]): P[] {
  const last = new Map<InsuranceType, P>();
  for (const one of all) {
    const known = last.get(one.insuranceType);
    if (!known || known.expiry < one.expiry) last.set(one.insuranceType, one);
  }
  return [...last.values()].sort((a, b) => (a.expiry < b.expiry ? -1 : 1));
}

/** When they are no longer insured as they should be: the first of what is in force to end. */
export const firstExpiry = ([first]: readonly Policy[], noted: string | null): string | null =>
  first?.expiry ?? noted;

/** Why a policy covers too little, if it does. */
export function faultOfCover({ insuranceType, cover }: Policy): string | undefined {
  const isEnough = insuranceType !== 'employers_liability' || !cover;
  if (isEnough || penceOf(cover) >= penceOf(leastCover)) return;
  return `${insuranceLabels[insuranceType]} covers ${inPounds(cover)}; the law asks for ${inPounds(leastCover)} at least.`;
}

/** As much of a supplier as decides whether one may order from them. */
export type Orderable = Pick<
  Supplier,
  'name' | 'supplierType' | 'status' | 'statusReason' | 'insuranceExpiry' | 'policies'
>;

/** What a lapsed insurance does to an order; the company settles it. */
export type InsuranceRule = 'warn' | 'refuse';

const conflict = (code: string, message: string): Problem =>
  problem(`supplier.${code}`, 409, message);

const because = ({ statusReason }: Orderable): string =>
  statusReason ? `: ${statusReason.replace(/[.\s]+$/, '')}` : '';

const whyClosed: Partial<Record<SupplierStatus, (supplier: Orderable) => string>> = {
  on_hold: (supplier) =>
    `${supplier.name} is on hold${because(supplier)}. No new orders go to them until that is lifted.`,
  blocked: (supplier) =>
    `${supplier.name} is blocked${because(supplier)}. Order from somebody else.`,
  inactive: ({ name }) => `${name} is inactive. Make them active first.`,
};

/** Why nothing may be ordered from them; undefined when it may. */
export function obstacleToOrdering(
  supplier: Orderable,
  rule: InsuranceRule,
  today: string,
): Problem | undefined {
  const closed = whyClosed[supplier.status]?.(supplier);
  if (closed) return conflict(`is_${supplier.status}`, closed);
  const [lapsed] = lapses(supplier, today);
  if (lapsed && rule === 'refuse')
    return conflict('insurance_lapsed', `${lapsed} Ask ${supplier.name} for the renewal first.`);
}

/** Whom an order names: one of the register, and who else is called so; or only all who are called so. */
export type Named = { supplier: Orderable | undefined; namesakes: readonly Orderable[] };

/** Why nothing may be ordered by that name. Whoever is blocked or on hold is not hidden by another record, nor by none. */
export function obstacleToNaming(
  { supplier, namesakes }: Named,
  rule: InsuranceRule,
  today: string,
): Problem | undefined {
  const why = (one: Orderable) => obstacleToOrdering(one, rule, today);
  const meant = supplier ? [supplier] : namesakes;
  const shunned = namesakes.filter(({ status }) => needsReason(status));
  const [first] = meant.every(why) ? [...meant, ...shunned] : shunned;
  return first && why(first);
}

/** What an order to them should be read with, each in one sentence, the most urgent first. */
export const warningsOnOrdering = (supplier: Orderable, today: string): string[] => [
  ...lapses(supplier, today),
  ...(supplier.status === 'pending' ? [`${supplier.name} is still being set up.`] : []),
  ...missing(supplier),
  ...supplier.policies.flatMap((policy) => faultOfCover(policy) ?? []),
  ...endings(supplier, today),
];

/** One policy after the other, or where none is kept the date that somebody noted. */
const insurancesOf = ({ policies, insuranceExpiry }: Orderable) =>
  policies.length > 0
    ? policies.map(({ insuranceType, expiry }) => ({
        name: `${insuranceLabels[insuranceType]} insurance`,
        expiry,
      }))
    : insuranceExpiry
      ? [{ name: 'Insurance', expiry: insuranceExpiry }]
      : [];

const lapses = (supplier: Orderable, today: string): string[] =>
  insurancesOf(supplier)
    .filter(({ expiry }) => stateOf(expiry, today) === 'expired')
    .map(({ name, expiry }) => `${name} of ${supplier.name} expired on ${inBritish(expiry)}.`);

const endings = (supplier: Orderable, today: string): string[] =>
  insurancesOf(supplier)
    .filter(({ expiry }) => stateOf(expiry, today) === 'expiring')
    .map(({ name, expiry }) => `${name} of ${supplier.name} ends on ${inBritish(expiry)}.`);

/** They send people or machines to site; whoever only delivers is asked for no insurance. */
const comeToSite: readonly SupplierType[] = [
  'plant_hire',
  'subcontractor',
  'labour_agency',
  'waste_carrier',
  'professional_services',
];

const missing = (supplier: Orderable): string[] =>
  comeToSite.includes(supplier.supplierType) && insurancesOf(supplier).length === 0
    ? [`No insurance of ${supplier.name} is recorded.`]
    : [];
