import { daysBetween, formatDate } from '../kernel/calendar.ts';
import { penceOf } from '../kernel/pence.ts';
import { formatPounds } from '../kernel/pounds.ts';
import { conflict, type Problem } from '../kernel/problem.ts';
import type { Policy } from './insurance.ts';
import { insuranceLabels } from './labels.ts';
import { needsReason } from './status.ts';
import type { InsuranceState, Supplier } from './supplier.ts';
import type { InsuranceType, SupplierStatus, SupplierType } from './supplier-type.ts';

/** Days before its expiry from which an insurance counts as expiring. */
export const insuranceWarningDays = 30;

/** The legal minimum of employers' liability cover; Regulations of 1998. */
export const minEmployersCover = '5000000.00';

export function stateOf(expiry: string | null, today: string): InsuranceState {
  if (!expiry) return 'none';
  if (expiry < today) return 'expired';
  return daysBetween(today, expiry) <= insuranceWarningDays ? 'expiring' : 'valid';
}

/** The policy of each type that runs longest, because a renewal counts at once; earliest expiry first. */
export function policiesInForce<P extends Policy>(all: readonly P[]): P[] {
  const last = new Map<InsuranceType, P>();
  for (const insurance of all) {
    const latest = last.get(insurance.insuranceType);
    if (!latest || latest.expiry < insurance.expiry) last.set(insurance.insuranceType, insurance);
  }
  return [...last.values()].sort((a, b) => (a.expiry < b.expiry ? -1 : 1));
}

/** The first expiry among the policies in force. */
export const firstExpiry = ([first]: readonly Policy[], noted: string | null): string | null =>
  first?.expiry ?? noted;

/** Why a policy covers too little, if it does. */
export function faultOfCover({ insuranceType, cover }: Policy): string | undefined {
  const isEnough = insuranceType !== 'employers_liability' || !cover;
  if (isEnough || penceOf(cover) >= penceOf(minEmployersCover)) return;
  return `${insuranceLabels[insuranceType]} covers ${formatPounds(cover)}; the legal minimum is ${formatPounds(minEmployersCover)}.`;
}

/** The fields that decide whether orders to a supplier are allowed. */
export type OrderSupplier = Pick<
  Supplier,
  'name' | 'supplierType' | 'status' | 'statusReason' | 'insuranceExpiry' | 'policies'
>;

/** How a lapsed insurance affects an order; a company setting. */
export type InsuranceRule = 'warn' | 'refuse';

const because = ({ statusReason }: OrderSupplier): string =>
  statusReason ? `: ${statusReason.replace(/[.\s]+$/, '')}` : '';

const whyClosed: Partial<Record<SupplierStatus, (supplier: OrderSupplier) => string>> = {
  on_hold: (supplier) =>
    `${supplier.name} is on hold${because(supplier)}. No new orders can be placed until the hold is lifted.`,
  blocked: (supplier) =>
    `${supplier.name} is blocked${because(supplier)}. Choose another supplier.`,
  inactive: ({ name }) => `${name} is inactive. Make it active first.`,
};

/** Why orders to them are refused; undefined when they are allowed. */
export function obstacleToOrdering(
  supplier: OrderSupplier,
  rule: InsuranceRule,
  today: string,
): Problem | undefined {
  const closed = whyClosed[supplier.status]?.(supplier);
  if (closed) return conflict(`supplier.is_${supplier.status}`, closed);
  const [lapsed] = lapses(supplier, today);
  if (lapsed && rule === 'refuse')
    return conflict('supplier.insurance_lapsed', `${lapsed} Renew it or choose another supplier.`);
}

/** The suppliers that an order may mean: the chosen record and others with its name, or all with the name. */
type NamedSuppliers = { supplier: OrderSupplier | undefined; namesakes: readonly OrderSupplier[] };

/** Why orders under that name are refused. A blocked supplier cannot be avoided by another record or a free name. */
export function obstacleToNaming(
  { supplier, namesakes }: NamedSuppliers,
  rule: InsuranceRule,
  today: string,
): Problem | undefined {
  const why = (candidate: OrderSupplier) => obstacleToOrdering(candidate, rule, today);
  const candidates = supplier ? [supplier] : namesakes;
  const shunned = namesakes.filter(({ status }) => needsReason(status));
  const [first] = candidates.every(why) ? [...candidates, ...shunned] : shunned;
  return first && why(first);
}

/** Warnings for an order to them, one sentence each, the most urgent first. */
export const warningsOnOrdering = (supplier: OrderSupplier, today: string): string[] => [
  ...lapses(supplier, today),
  ...(supplier.status === 'pending' ? [`${supplier.name} is still being set up.`] : []),
  ...missing(supplier),
  ...supplier.policies.flatMap((policy) => faultOfCover(policy) ?? []),
  ...endings(supplier, today),
];

/** Warnings per policy, or for the noted date if no policy is stored. */
const insurancesOf = ({ policies, insuranceExpiry }: OrderSupplier) =>
  policies.length > 0
    ? policies.map(({ insuranceType, expiry }) => ({
        name: `${insuranceLabels[insuranceType]} insurance`,
        expiry,
      }))
    : insuranceExpiry
      ? [{ name: 'Insurance', expiry: insuranceExpiry }]
      : [];

const lapses = (supplier: OrderSupplier, today: string): string[] =>
  insurancesOf(supplier)
    .filter(({ expiry }) => stateOf(expiry, today) === 'expired')
    .map(({ name, expiry }) => `${supplier.name}: ${name} expired on ${formatDate(expiry)}.`);

const endings = (supplier: OrderSupplier, today: string): string[] =>
  insurancesOf(supplier)
    .filter(({ expiry }) => stateOf(expiry, today) === 'expiring')
    .map(({ name, expiry }) => `${supplier.name}: ${name} expires on ${formatDate(expiry)}.`);

/** Suppliers with people or machines on site; delivery-only suppliers need no insurance. */
const comeToSite: readonly SupplierType[] = [
  'plant_hire',
  'subcontractor',
  'labour_agency',
  'waste_carrier',
  'professional_services',
];

const missing = (supplier: OrderSupplier): string[] =>
  comeToSite.includes(supplier.supplierType) && insurancesOf(supplier).length === 0
    ? [`${supplier.name} has no insurance recorded.`]
    : [];
