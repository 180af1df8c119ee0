import * as z from 'zod';
import { scaled } from '../kernel/decimal.ts';
import { decimal } from '../kernel/decimal-field.ts';
import { Id, IdInPath } from '../kernel/id.ts';
import { conflict, type Problem, refuseIf } from '../kernel/problem.ts';
import { cost, type Material } from './material.ts';
import { changedPrice, pricePlaces, tidyPrice } from './prices.ts';

/** A percentage change of these materials' prices; applied only once confirmed. */
export const PriceChange = z.object({
  materialIds: z.array(IdInPath).min(1, 'Please choose at least one material').max(5000),
  percent: decimal('Change', { places: 2, least: '-99', most: '1000' }).refine(
    (percent) => Number(percent) !== 0,
    'Enter a percentage, such as 4.5 or -2',
  ),
  /** To the penny, or to a hundredth of it where things are bought by the thousand. */
  places: z.literal(pricePlaces).default(2),
  isConfirmed: z.boolean().default(false),
});

const PricePreview = z.object({
  materialId: Id,
  itemDescription: z.string(),
  sku: z.string().nullable(),
  before: z.string(),
  after: z.string(),
});

export const PriceChanged = z.object({
  isConfirmed: z.boolean(),
  rows: z.array(PricePreview),
  /** The materials without a price. */
  unpriced: z.int(),
});

/** A price change, sent back to undo it. */
export const PriceUndo = z.object({
  rows: z
    .array(z.object({ materialId: IdInPath, before: cost, after: cost }))
    .min(1)
    .max(5000),
});

export type PriceChange = z.infer<typeof PriceChange>;
export type PriceChanged = z.infer<typeof PriceChanged>;
export type PriceUndo = z.infer<typeof PriceUndo>;

const nothingIsPriced = conflict(
  'material.nothing_is_priced',
  'These materials have no prices to change.',
);

export const pricesChangedSince = (count: number): Problem =>
  conflict(
    'material.prices_changed',
    `${count} of these prices ${count === 1 ? 'has' : 'have'} been changed since. No prices were restored.`,
  );

type Priced = Pick<Material, 'id' | 'itemDescription' | 'sku' | 'purchaseCost'>;

const preview = ({ id, itemDescription, sku }: Priced, before: string, after: string) => ({
  materialId: id,
  itemDescription,
  sku,
  before,
  after,
});

/** The new price of each material. */
export function priceChange(
  materials: readonly Priced[],
  { percent, places, isConfirmed }: PriceChange,
): PriceChanged {
  const rows = materials.flatMap((material) => {
    const { purchaseCost: before } = material;
    return before ? preview(material, before, changedPrice(before, percent, places)) : [];
  });
  refuseIf(rows.length === 0 ? nothingIsPriced : undefined);
  return { isConfirmed, rows, unpriced: materials.length - rows.length };
}

/** The prices before; undone for all, or for none if one has changed since. */
export function undoPriceChange(materials: readonly Priced[], { rows }: PriceUndo): PriceChanged {
  const changes = new Map(rows.map((row) => [row.materialId, row]));
  const undone = materials.flatMap((material) => {
    const { id, purchaseCost: before } = material;
    const change = changes.get(id);
    return change && before && scaled(before, 4) === scaled(change.after, 4)
      ? preview(material, before, tidyPrice(change.before))
      : [];
  });
  const moved = materials.length - undone.length;
  refuseIf(moved > 0 ? pricesChangedSince(moved) : undefined);
  return { isConfirmed: true, rows: undone, unpriced: 0 };
}
