import * as z from 'zod';
import { decimal } from '../kernel/decimal.ts';
import { Id, IdInPath } from '../kernel/id.ts';
import { problem, refuseIf } from '../kernel/problem.ts';
import type { Material } from './material.ts';
import { changedPrice, pricePlaces } from './prices.ts';

/** So many per cent up or down on the prices of these materials; not done before it is confirmed. */
export const PriceChange = z.object({
  materialIds: z.array(IdInPath).min(1, 'Please choose at least one material').max(5000),
  percent: decimal('Change', { places: 2, least: '-99', most: '1000' }).refine(
    (percent) => Number(percent) !== 0,
    'Please enter by how much, such as 4.5 or -2',
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
  /** Those among them that have no price to change. */
  unpriced: z.int(),
});

export type PriceChange = z.infer<typeof PriceChange>;
export type PriceChanged = z.infer<typeof PriceChanged>;

const nothingIsPriced = problem(
  'material.nothing_is_priced',
  409,
  'None of these materials has a price to change.',
);

type Priced = Pick<Material, 'id' | 'itemDescription' | 'sku' | 'purchaseCost'>;

/** What each of them would cost. */
export function priceChange(
  materials: readonly Priced[],
  { percent, places, isConfirmed }: PriceChange,
): PriceChanged {
  const rows = materials.flatMap(({ id, itemDescription, sku, purchaseCost }) =>
    purchaseCost
      ? [
          {
            materialId: id,
            itemDescription,
            sku,
            before: purchaseCost,
            after: changedPrice(purchaseCost, percent, places),
          },
        ]
      : [],
  );
  refuseIf(rows.length === 0 ? nothingIsPriced : undefined);
  return { isConfirmed, rows, unpriced: materials.length - rows.length };
}
