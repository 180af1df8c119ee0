import { type Actor, can, obstacleOfRole } from '../kernel/access.ts';
import { definedOnly } from '../kernel/defined-only.ts';
import {
  badRequest,
  conflict,
  forbidden,
  type Problem,
  refusedAt,
  refuseIf,
} from '../kernel/problem.ts';
import { refuseIfChanged } from '../kernel/version.ts';
import { isPostcode } from './checks.ts';
import { needsReason, obstacleToHiding, obstacleToStatus, reasonIsMissing } from './status.ts';
import { Supplier, type SupplierChanges, type SupplierDraft } from './supplier.ts';

export const termsAreNotYours = forbidden(
  'supplier.terms_not_yours',
  'Your role does not allow changing credit limits, discounts or ratings.',
);
export const codeIsTaken = conflict(
  'supplier.code_is_taken',
  'Another supplier already has this code. Choose a different one.',
);
export const codeTakenMeanwhile = conflict(
  'supplier.code_is_taken_now',
  'Another supplier now has this code. Change that supplier’s code first.',
);
export const invalidPostcode = badRequest(
  'supplier.is_no_postcode',
  'Enter a UK postcode, such as LS10 9ZX',
);
export const overrideNeedsReason = badRequest(
  'supplier.override_needs_reason',
  'Give a reason for overriding the calculated rating',
);

export const obstacleToAdding = (actor: Actor): Problem | undefined =>
  obstacleOfRole(actor, 'supplier', 'C', 'add a supplier');

export const obstacleToEditing = (actor: Actor): Problem | undefined =>
  obstacleOfRole(actor, 'supplier', 'U', 'change a supplier');

export const obstacleToTerms = (actor: Actor): Problem | undefined =>
  can(actor, 'supplier.terms', 'U') ? undefined : termsAreNotYours;

/** A supplier with orders cannot be deleted. */
export const obstacleToDeleting = (
  supplier: Pick<Supplier, 'orderCount' | 'status'>,
  actor: Actor,
): Problem | undefined =>
  obstacleOfRole(actor, 'supplier', 'D', 'delete a supplier') ??
  (supplier.orderCount > 0 ? hasOrders(supplier.orderCount) : undefined) ??
  obstacleToHiding(supplier, 'delete', actor);

const hasOrders = (count: number): Problem =>
  conflict(
    'supplier.has_orders',
    `This supplier has ${count === 1 ? '1 order' : `${count} orders`}. Make it inactive instead.`,
  );

const termFields = [
  'creditLimit',
  'discountRate',
  'performanceOverride',
  'overrideReason',
] as const;
const ratings = [
  'judgedLines',
  'linesOnTimeInFull',
  'deliveryRating',
  'qualityRating',
  'performanceRating',
] as const;
const spends = ['totalSpend', 'spentThisYear'] as const;

const nothing = <K extends string>(fields: readonly K[]) =>
  Object.fromEntries(fields.map((field) => [field, null])) as Record<K, null>;

/** Suppliers as `actor` may see them; hidden fields are decided once per list. */
export function shownTo(actor: Actor): (supplier: Supplier) => Supplier {
  const hidden = {
    ...(!can(actor, 'supplier.terms', 'R') && nothing([...termFields, ...ratings])),
    ...(!can(actor, 'purchaseOrder.prices', 'R') && nothing(spends)),
  };
  return (supplier) => ({ ...supplier, ...hidden });
}

export const unitedKingdom = 'United Kingdom';

/** The fields that are validated together. */
type SupplierFields = {
  status?: Supplier['status'] | undefined;
  statusReason?: string | null | undefined;
  country?: string | undefined;
  postcode?: string | null | undefined;
  performanceOverride?: string | null | undefined;
  overrideReason?: string | null | undefined;
};

/** The wrong field with its problem; the forms use it too. */
export function faultOf(
  supplier: SupplierFields,
): [field: keyof SupplierFields, problem: Problem] | undefined {
  const { status = 'active', country = unitedKingdom, postcode } = supplier;
  if (needsReason(status) && !supplier.statusReason) return ['statusReason', reasonIsMissing];
  if (country === unitedKingdom && postcode && !isPostcode(postcode))
    return ['postcode', invalidPostcode];
  if (supplier.performanceOverride && !supplier.overrideReason)
    return ['overrideReason', overrideNeedsReason];
}

type Fault = [field: string, problem: Problem];

/** All problems of a new supplier: fields that `actor` may not set, and rules over several fields. */
export function faultsOfDraft(draft: SupplierDraft, actor: Actor): Fault[] {
  const terms = obstacleToTerms(actor);
  const moved = draft.status && obstacleToStatus({ status: 'pending' }, draft.status, actor);
  const fault = faultOf(draft);
  return [
    ...(moved ? [['status', moved] satisfies Fault] : []),
    ...(terms ? touchedTerms(draft, {}).map((field): Fault => [field, terms]) : []),
    ...(fault ? [fault] : []),
  ];
}

export function draftSupplier(draft: SupplierDraft, actor: Actor): SupplierDraft {
  const [fault] = faultsOfDraft(draft, actor);
  if (fault) throw refusedAt(...fault);
  return draft;
}

/** The changes to a supplier; other fields stay as they are. */
export function editSupplier(
  supplier: Supplier,
  actor: Actor,
  { version, ...sent }: SupplierChanges,
): Omit<SupplierChanges, 'version'> {
  refuseIf(touchedTerms(sent, supplier).length > 0 ? obstacleToTerms(actor) : undefined);
  refuseIfChanged(Supplier, shownTo(actor)(supplier), version);
  const { status = supplier.status } = sent;
  refuseIf(obstacleToStatus(supplier, status, actor));
  const { name = supplier.name } = sent;
  refuseIf(name === supplier.name ? undefined : obstacleToHiding(supplier, 'rename', actor));
  const changes = { ...visibleTerms(sent, actor), ...reasons(supplier, sent) };
  const fault = faultOf({ ...supplier, ...definedOnly(changes) });
  if (fault) throw refusedAt(...fault);
  return changes;
}

/** A reason is cleared together with its status or override. */
const reasons = (supplier: Supplier, sent: SupplierChanges) => ({
  ...(sent.status && sent.status !== supplier.status
    ? { statusReason: sent.statusReason ?? null }
    : {}),
  ...(sent.performanceOverride === null ? { overrideReason: null } : {}),
});

type Fields = Partial<Record<string, unknown>>;

/** Sending the stored values changes nothing and needs no permission. */
const touchedTerms = (sent: Fields, present: Fields) =>
  termFields.filter((field) => sent[field] != null && sent[field] !== present[field]);

/** Without permission to see the terms, the stored terms are kept. */
const visibleTerms = (sent: Omit<SupplierChanges, 'version'>, actor: Actor) =>
  can(actor, 'supplier.terms', 'U')
    ? sent
    : { ...sent, ...Object.fromEntries(termFields.map((field) => [field, undefined])) };
