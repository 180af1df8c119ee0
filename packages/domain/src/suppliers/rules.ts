import { type Actor, can, obstacleOfRole } from '../kernel/access.ts';
import { definedOnly } from '../kernel/defined-only.ts';
import { type Problem, problem, refusedAt, refuseIf } from '../kernel/problem.ts';
import { refuseIfChanged } from '../kernel/version.ts';
import { seesPrices } from '../purchase-orders/shown-to.ts';
import { isPostcode } from './checks.ts';
import { needsReason, obstacleToHiding, obstacleToStatus, reasonIsMissing } from './status.ts';
import { Supplier, type SupplierChanges, type SupplierDraft } from './supplier.ts';

export const termsAreNotYours = problem(
  'supplier.terms_not_yours',
  403,
  'Your role does not allow changing credit, discount and ratings.',
);
export const codeIsTaken = problem(
  'supplier.code_is_taken',
  409,
  'Another supplier has this code. Choose another.',
);
export const codeIsTakenNow = problem(
  'supplier.code_is_taken_now',
  409,
  'Another supplier has its code by now. Change that code first.',
);
export const isNoPostcode = problem(
  'supplier.is_no_postcode',
  400,
  'Postcode must be one, such as LS10 9ZX',
);
export const overrideNeedsReason = problem(
  'supplier.override_needs_reason',
  400,
  'Please say why you judge otherwise than the figures',
);

export const obstacleToAdding = (actor: Actor): Problem | undefined =>
  obstacleOfRole(actor, 'supplier', 'C', 'add a supplier');

export const obstacleToEditing = (actor: Actor): Problem | undefined =>
  obstacleOfRole(actor, 'supplier', 'U', 'change a supplier');

export const obstacleToTerms = (actor: Actor): Problem | undefined =>
  can(actor, 'supplier.terms', 'U') ? undefined : termsAreNotYours;

/** Orders name whom they went to, so whoever has any stays. */
export const obstacleToDeleting = (
  supplier: Pick<Supplier, 'orderCount' | 'status'>,
  actor: Actor,
): Problem | undefined =>
  obstacleOfRole(actor, 'supplier', 'D', 'delete a supplier') ??
  (supplier.orderCount > 0 ? hasOrders(supplier.orderCount) : undefined) ??
  obstacleToHiding(supplier, 'delete', actor);

const hasOrders = (count: number): Problem =>
  problem(
    'supplier.has_orders',
    409,
    `There ${count === 1 ? 'is 1 order' : `are ${count} orders`} to this supplier. Make them inactive instead.`,
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

/** Suppliers as `actor` may see them; what is hidden is asked once for a whole list. */
export function shownTo(actor: Actor): (supplier: Supplier) => Supplier {
  const hidden = {
    ...(!can(actor, 'supplier.terms', 'R') && nothing([...termFields, ...ratings])),
    ...(!seesPrices(actor) && nothing(spends)),
  };
  return (supplier) => ({ ...supplier, ...hidden });
}

export const unitedKingdom = 'United Kingdom';

/** What has to be so with a supplier as a whole. */
type Whole = {
  status?: Supplier['status'] | undefined;
  statusReason?: string | null | undefined;
  country?: string | undefined;
  postcode?: string | null | undefined;
  performanceOverride?: string | null | undefined;
  overrideReason?: string | null | undefined;
};

/** The field at fault with its problem; the forms ask it too. */
export function faultOf(whole: Whole): [field: keyof Whole, problem: Problem] | undefined {
  const { status = 'active', country = unitedKingdom, postcode } = whole;
  if (needsReason(status) && !whole.statusReason) return ['statusReason', reasonIsMissing];
  if (country === unitedKingdom && postcode && !isPostcode(postcode))
    return ['postcode', isNoPostcode];
  if (whole.performanceOverride && !whole.overrideReason)
    return ['overrideReason', overrideNeedsReason];
}

type Fault = [field: string, problem: Problem];

/** All that is wrong with a new supplier: what `actor` may not set, and what no single field can know. */
export function faultsOfDraft(draft: SupplierDraft, actor: Actor): Fault[] {
  const terms = obstacleToTerms(actor);
  const moved = draft.status && obstacleToStatus({ status: 'pending' }, draft.status, actor);
  const whole = faultOf(draft);
  return [
    ...(moved ? [['status', moved] satisfies Fault] : []),
    ...(terms ? touchedTerms(draft, {}).map((field): Fault => [field, terms]) : []),
    ...(whole ? [whole] : []),
  ];
}

export function draftSupplier(draft: SupplierDraft, actor: Actor): SupplierDraft {
  const [fault] = faultsOfDraft(draft, actor);
  if (fault) throw refusedAt(...fault);
  return draft;
}

/** What is to be written of a supplier; all else stays as it is. */
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
  const changes = { ...keptTerms(sent, actor), ...reasons(supplier, sent) };
  const fault = faultOf({ ...supplier, ...definedOnly(changes) });
  if (fault) throw refusedAt(...fault);
  return changes;
}

/** A reason goes with what it was a reason for. */
const reasons = (supplier: Supplier, sent: SupplierChanges) => ({
  ...(sent.status && sent.status !== supplier.status
    ? { statusReason: sent.statusReason ?? null }
    : {}),
  ...(sent.performanceOverride === null ? { overrideReason: null } : {}),
});

type Fields = Partial<Record<string, unknown>>;

/** Sending back what is there already changes nothing, and needs no permission. */
const touchedTerms = (sent: Fields, present: Fields) =>
  termFields.filter((field) => sent[field] != null && sent[field] !== present[field]);

/** Whoever cannot see the terms sends none, and takes none away. */
const keptTerms = (sent: Omit<SupplierChanges, 'version'>, actor: Actor) =>
  can(actor, 'supplier.terms', 'U')
    ? sent
    : { ...sent, ...Object.fromEntries(termFields.map((field) => [field, undefined])) };
