import { plainDecimal, tidyNumber } from '@sitewright/domain/kernel/decimal';
import { fieldErrors } from '@sitewright/domain/kernel/parse-input';
import { tidyPrice } from '@sitewright/domain/materials/prices';
import { lineTotalOf } from '@sitewright/domain/purchase-orders/line-maths';
import { type OrderLine, OrderLineDraft } from '@sitewright/domain/purchase-orders/purchase-order';

/** The editable cells, in the order of the Tab key and of a spreadsheet. */
export const cells = ['description', 'quantity', 'unit', 'unitPrice', 'discountRate'] as const;

export type Cell = (typeof cells)[number];
export type Faults = Partial<Record<Cell, string>>;

/** A line being edited: text that is not a number yet stays as it was typed. */
export type Line = Record<Cell, string> & {
  key: number;
  /** Of the line that was there before. */
  id: number | undefined;
  /** Of the catalogue. */
  materialId: number | null;
  /** Was of the catalogue, until it was described otherwise. */
  hasLostMaterial: boolean;
  /** Kilograms of CO₂e for one unit. */
  carbonPerUnit: number | null;
  /** Pasted from a spreadsheet: its errors are shown at once. */
  isPasted: boolean;
};

export const blankLine: Omit<Line, 'key'> = {
  id: undefined,
  materialId: null,
  hasLostMaterial: false,
  description: '',
  quantity: '',
  unit: '',
  unitPrice: '',
  discountRate: '',
  carbonPerUnit: null,
  isPasted: false,
};

export const pastedLine = (cellsOfRow: Partial<Record<Cell, string>>, key: number): Line => ({
  ...blankLine,
  ...cellsOfRow,
  key,
  isPasted: true,
});

export const isBlank = (line: Line): boolean => cells.every((cell) => !line[cell].trim());

export const filledOf = (lines: readonly Line[]): Line[] => lines.filter((line) => !isBlank(line));

/** The lines of an order, as the grid shows them. */
export const linesOf = (items: readonly OrderLine[]): Line[] =>
  items.map((item, place) => ({
    key: place + 1,
    id: item.id,
    materialId: item.materialId,
    hasLostMaterial: false,
    description: item.description,
    quantity: plainDecimal(item.quantity),
    unit: item.unit ?? '',
    unitPrice: tidyPrice(item.unitPrice ?? '0'),
    // Zero too: an empty discount would be the supplier's.
    discountRate: plainDecimal(item.discountRate ?? '0'),
    carbonPerUnit:
      (item.carbonEstimate && Number(item.carbonEstimate) / Number(item.quantity)) || null,
    isPasted: false,
  }));

/** The request body of a line. An empty discount is the supplier's. */
export const itemOf = (line: Line, discount: string) => ({
  ...(line.id && { id: line.id }),
  materialId: line.materialId,
  description: line.description,
  quantity: tidyNumber(line.quantity),
  unit: line.unit,
  unitPrice: tidyNumber(line.unitPrice),
  discountRate: tidyNumber(line.discountRate) || discount,
});

/** Lines are immutable, so the faults of a line can be cached. */
const faultsByLine = new WeakMap<Line, Faults>();

export function faultsOf(line: Line): Faults {
  const cachedFaults = faultsByLine.get(line);
  if (cachedFaults) return cachedFaults;
  const { error } = OrderLineDraft.safeParse(itemOf(line, '0'));
  const faults: Faults = error ? fieldErrors(error) : {};
  faultsByLine.set(line, faults);
  return faults;
}

/** The total of a line, once its figures are valid. */
export function totalOf(line: Line, discount: string): string | undefined {
  const { quantity, unitPrice, discountRate } = faultsOf(line);
  return quantity || unitPrice || discountRate ? undefined : lineTotalOf(itemOf(line, discount));
}

export const carbonOf = (line: Line): number | undefined =>
  line.carbonPerUnit === null || faultsOf(line).quantity
    ? undefined
    : line.carbonPerUnit * Number(tidyNumber(line.quantity));

const wordsOf = (lines: readonly Line[]): string =>
  JSON.stringify(filledOf(lines).map((line) => [line.id, line.materialId, itemOf(line, '')]));

/** Whether both would send the same lines. */
export const areSame = (lines: readonly Line[], others: readonly Line[]): boolean =>
  wordsOf(lines) === wordsOf(others);
