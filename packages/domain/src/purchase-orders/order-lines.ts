import { decimalOf, plainDecimal, scaled } from '../kernel/decimal.ts';
import { penceOf } from '../kernel/pence.ts';
import { badRequest, conflict, found, Refused, refusedAt } from '../kernel/problem.ts';
import { acceptedOf, lineTotalOf, type Totals, totalsOf } from './line-maths.ts';
import type { VatTreatment } from './order-status.ts';
import type { OrderLine, OrderLineDraft } from './purchase-order.ts';

/** Defaults from the catalogue and the supplier. */
type LineFacts = {
  discountRate: string;
  /** By material: kilograms of CO₂e for one unit. */
  carbonPerUnit: ReadonlyMap<number, string | null>;
  /** Materials that are no longer ordered. */
  inactive: ReadonlySet<number>;
};

/** A stored line; one with an id existed before. */
export type StoredLine = Pick<OrderLine, 'materialId' | 'description' | 'quantity' | 'unit'> & {
  id?: number | undefined;
  unitPrice: string;
  discountRate: string;
  lineTotal: string;
  carbonPerUnit: string | null;
};

/** The lines that were entered, priced; each that names an id is one of `before`. */
export function priceLines(
  drafts: readonly OrderLineDraft[],
  before: readonly OrderLine[],
  facts: LineFacts,
): StoredLine[] {
  refuseTwice(drafts);
  return drafts.map(({ id, materialId = null, unit = null, ...draft }, place) => {
    const old = id === undefined ? undefined : found(before.find((line) => line.id === id));
    const isNew = materialId !== null && old?.materialId !== materialId;
    // The material is chosen where the line is described.
    if (isNew && facts.inactive.has(materialId))
      throw refusedAt(`items.${place}.description`, materialInactive);
    const discountRate = draft.discountRate ?? old?.discountRate ?? facts.discountRate;
    const priced = { ...draft, discountRate };
    const carbonPerUnit = (materialId && facts.carbonPerUnit.get(materialId)) || null;
    return { ...priced, id, materialId, unit, lineTotal: lineTotalOf(priced), carbonPerUnit };
  });
}

const materialInactive = conflict(
  'purchase_order.material_is_inactive',
  'This material is inactive and cannot be ordered. Choose another, or reactivate it first.',
);
const duplicateLine = badRequest('purchase_order.duplicate_line', 'The same line appears twice');

function refuseTwice(drafts: readonly OrderLineDraft[]): void {
  const ids = drafts.flatMap(({ id }) => id ?? []);
  if (new Set(ids).size < ids.length) throw refusedAt('items', duplicateLine);
}

const mostPence = 99_999_999_999n;
const totalTooLarge = badRequest(
  'purchase_order.is_too_much',
  'An order cannot exceed £999,999,999.99',
);

export function sumLines(
  lines: readonly { lineTotal: string | null }[],
  treatment: VatTreatment,
): Totals {
  const totals = totalsOf(
    lines.map(({ lineTotal }) => lineTotal ?? '0'),
    treatment,
  );
  if (penceOf(totals.total) > mostPence) throw refusedAt('items', totalTooLarge);
  return totals;
}

const lineAlreadyReceived = conflict(
  'purchase_order.line_already_received',
  'Some of this line has already been received.',
);

/** A line cannot be removed or reduced below what has been delivered. */
export function refuseBelowReceived(
  before: readonly OrderLine[],
  after: readonly StoredLine[],
): void {
  for (const old of before.filter(({ received }) => scaled(received, 3) > 0n)) {
    const place = after.findIndex((line) => line.id === old.id);
    const line = after[place];
    if (!line)
      throw refusedAt('items', {
        ...lineAlreadyReceived,
        message: `${old.description} cannot be removed because some has already been received.`,
      });
    const isLower = scaled(line.quantity, 3) < scaled(old.quantity, 3);
    if (isLower && scaled(line.quantity, 3) < acceptedOf(old)) throw belowReceived(place, old);
    refuseOther(place, old, line);
  }
}

const named = [
  ['description', 'the description'],
  ['unit', 'the unit'],
  ['materialId', 'the material'],
] as const;

/** A delivered line cannot become another material: stock and diary refer to it. */
function refuseOther(place: number, old: OrderLine, line: StoredLine): void {
  const changed = named.find(([field]) => old[field] !== line[field]);
  if (!changed) return;
  const [field, what] = changed;
  const message = `Some of this line has already been received, so ${what} cannot change.`;
  // The material is chosen where the line is described.
  const cell = field === 'unit' ? 'unit' : 'description';
  throw new Refused(
    { ...lineAlreadyReceived, message },
    { fields: { [`items.${place}.${cell}`]: message } },
  );
}

function belowReceived(place: number, line: OrderLine): Refused {
  const here = plainDecimal(decimalOf(acceptedOf(line), 3));
  const message = `${here} already received, so the quantity cannot be lower.`;
  return new Refused(
    { ...lineAlreadyReceived, message },
    { fields: { [`items.${place}.quantity`]: message } },
  );
}

export type ComparedLine = Pick<StoredLine, 'description' | 'quantity' | 'unit' | 'materialId'> & {
  unitPrice: string | null;
  discountRate: string | null;
};

const lineKey = (line: ComparedLine): string =>
  JSON.stringify([
    line.description,
    scaled(line.quantity, 3).toString(),
    line.unit,
    line.materialId,
    scaled(line.unitPrice ?? '0', 4).toString(),
    scaled(line.discountRate ?? '0', 2).toString(),
  ]);

/** Whether both sets of lines are the same, in the same order. */
export const areLinesEqual = (
  before: readonly ComparedLine[],
  after: readonly ComparedLine[],
): boolean => before.map(lineKey).join() === after.map(lineKey).join();
