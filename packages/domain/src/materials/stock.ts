import * as z from 'zod';
import { decimalOf, plainDecimal, scaled } from '../kernel/decimal.ts';
import { decimal } from '../kernel/decimal-field.ts';
import { Id } from '../kernel/id.ts';
import { conflict, refusedAt, refuseIf } from '../kernel/problem.ts';
import { emptyToNull, text } from '../kernel/text.ts';
import { stockMoves } from './unit.ts';
import type { StockTotal } from './usage.ts';

const quantity = decimal('Quantity', { places: 3, least: '0.001', most: '999999999.999' });

/** Receipts are in the deliveries; these are the later movements. */
export const StockMovementDraft = z.object({
  materialId: Id,
  move: z.enum(stockMoves, 'Please choose used or returned'),
  quantity,
  notes: emptyToNull(text('Notes', 500)),
});

export const StockMovement = z.object({
  id: Id,
  projectId: Id,
  materialId: Id,
  move: z.enum(stockMoves),
  quantity: z.string(),
  notes: z.string().nullable(),
  createdAt: z.iso.datetime(),
  createdBy: Id.nullable(),
});

/** One material on one site. */
export const StockLine = z.object({
  materialId: Id,
  itemDescription: z.string(),
  sku: z.string().nullable(),
  unit: z.string(),
  received: z.string(),
  rejected: z.string(),
  used: z.string(),
  returned: z.string(),
  onSite: z.string(),
});

export type StockMovement = z.infer<typeof StockMovement>;
export type StockMovementDraft = z.infer<typeof StockMovementDraft>;
export type StockLine = z.infer<typeof StockLine>;

export type StockFlow = Pick<StockLine, 'received' | 'rejected' | 'used' | 'returned'>;

/** Received, less what was rejected, used and sent back. */
export const quantityOnSite = ({ received, rejected, used, returned }: StockFlow): string =>
  plainDecimal(
    decimalOf(scaled(received, 3) - scaled(rejected, 3) - scaled(used, 3) - scaled(returned, 3), 3),
  );

/** The stock of each material and its number of sites; without materials that are used up. */
export function stockTotals(bySite: readonly (StockFlow & { materialId: number })[]): StockTotal[] {
  const totals = new Map<number, StockTotal>();
  for (const { materialId, ...flow } of bySite) {
    const here = scaled(quantityOnSite(flow), 3);
    if (here === 0n) continue;
    const { onSite = '0', sites = 0 } = totals.get(materialId) ?? {};
    const sum = plainDecimal(decimalOf(scaled(onSite, 3) + here, 3));
    totals.set(materialId, { materialId, onSite: sum, sites: sites + 1 });
  }
  return [...totals.values()];
}

const takenBack = {
  reversed: ['this delivery', 'it cannot be reversed'],
  returned: ['these goods', 'they cannot be returned'],
} as const;

/** A delivery is neither reversed nor returned if the stock on site would become negative. */
export function refuseIfUsed(after: readonly StockLine[], how: keyof typeof takenBack): void {
  const used = after.find(({ onSite }) => scaled(onSite, 3) < 0n);
  if (!used) return;
  const [what, refusal] = takenBack[how];
  const missing = `${plainDecimal(used.onSite.replace('-', ''))} ${used.unit}`;
  refuseIf(
    conflict(
      'stock.is_used',
      `${used.itemDescription} has been used or returned since. Without ${what}, stock on site would be ${missing} short, so ${refusal}.`,
    ),
  );
}

/** Usage and returns cannot exceed the stock on site. */
export function refuseIfTooLittle(line: StockLine | undefined, draft: StockMovementDraft): void {
  const onSite = line?.onSite ?? '0';
  if (scaled(draft.quantity, 3) <= scaled(onSite, 3)) return;
  const words = `Only ${onSite} ${line?.unit ?? ''} on site`;
  throw refusedAt('quantity', conflict('stock.too_little', words.replace(/ +/g, ' ')));
}
