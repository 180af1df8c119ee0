import { plainDecimal } from '../kernel/decimal.ts';
import type { OrderLine, PurchaseOrder } from './purchase-order.ts';

/** The fields of an order, without its lines. */
const terms = [
  'contractName',
  'supplierName',
  'supplierAddress',
  'supplierEmail',
  'deliveryAddress',
  'costHead',
  'vatTreatment',
  'cisApplies',
  'notes',
  'terms',
] as const satisfies (keyof PurchaseOrder)[];

export type OrderTerm = (typeof terms)[number];

/** One version of an order. */
export type OrderVersion = Pick<PurchaseOrder, OrderTerm> & { items: readonly OrderLine[] };

/** Lines that were added, removed or changed. */
type RevisionChanges = {
  added: OrderLine[];
  removed: OrderLine[];
  changed: { before: OrderLine; after: OrderLine }[];
  /** Changes to the order itself, not to its lines. */
  terms: OrderTerm[];
};

/** A line is known by its id, whatever is written on it now; its place alone is no change. */
export function compareRevisions(before: OrderVersion, after: OrderVersion): RevisionChanges {
  const was = new Map(before.items.map((line) => [line.id, line]));
  const is = new Set(after.items.map(({ id }) => id));
  return {
    added: after.items.filter(({ id }) => !was.has(id)),
    removed: before.items.filter(({ id }) => !is.has(id)),
    changed: after.items.flatMap((line) => {
      const old = was.get(line.id);
      return old && wordsOf(old) !== wordsOf(line) ? [{ before: old, after: line }] : [];
    }),
    terms: terms.filter((term) => before[term] !== after[term]),
  };
}

/** The compared fields of a line; '48' and '48.000' are equal. */
const wordsOf = ({ description, unit, lineTotal, ...line }: OrderLine): string =>
  JSON.stringify([
    description,
    plainDecimal(line.quantity),
    unit,
    line.unitPrice && plainDecimal(line.unitPrice),
    line.discountRate && plainDecimal(line.discountRate),
    lineTotal,
  ]);
