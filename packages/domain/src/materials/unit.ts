/** Units of materials; an order may also use its own unit. */
export const units = [
  'no.',
  'm',
  'm²',
  'm³',
  'kg',
  't',
  'bag',
  'roll',
  'pallet',
  'litre',
  'hour',
  'day',
] as const;

export const weightUnits = ['g', 'kg', 't'] as const;

/** Why a price changed. */
export const priceSources = ['catalogue', 'bulk', 'import', 'order'] as const;

/** What happens to a material after it was delivered to a site. */
export const stockMoves = ['used', 'returned'] as const;

export type Unit = (typeof units)[number];
export type WeightUnit = (typeof weightUnits)[number];
export type PriceSource = (typeof priceSources)[number];
