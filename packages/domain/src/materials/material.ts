import * as z from 'zod';
import { decimal } from '../kernel/decimal-field.ts';
import { Id, IdInPath, Version } from '../kernel/id.ts';
import { PageQuery } from '../kernel/page.ts';
import { asRead, audited, identified, nullableText } from '../kernel/record-fields.ts';
import { emptyToNull, requiredLine, text } from '../kernel/text.ts';
import { priceSources, units, weightUnits } from './unit.ts';

/** As the specification stores it; code uses `isActive`. */
export const yesOrNo = ['yes', 'no'] as const;

export const sku = requiredLine('SKU', 50).regex(
  /^[\p{L}\p{N} ._/+#-]*$/u,
  'SKU can only contain letters, numbers, spaces and . _ / + # -',
);
export const cost = decimal('Cost', { places: 4, most: '9999999.9999' });
export const weight = decimal('Weight', { places: 3, most: '999999.999' });

const yearFault = 'Year must be between 1990 and 2100';
const year = z
  .union(
    [
      z.number(),
      z
        .string()
        .trim()
        .regex(/^\d{4}$/, yearFault)
        .transform(Number),
    ],
    yearFault,
  )
  .pipe(z.int(yearFault).min(1990, yearFault).max(2100, yearFault));

const Fields = z.object({
  itemDescription: requiredLine('Description', 200),
  sku: emptyToNull(sku),
  purchaseCost: emptyToNull(cost),
  weight: emptyToNull(weight),
  weightUnit: z.enum(weightUnits, 'Please choose g, kg or t').optional(),
  category: emptyToNull(text('Category', 100)),
  unit: z.enum(units, 'Please choose a unit').optional(),
  supplierId: emptyToNull(IdInPath),
  active: z.enum(yesOrNo, 'Please choose yes or no').optional(),
  barcode: emptyToNull(text('Barcode', 50)),
  isHazardous: z.enum(yesOrNo, 'Please choose yes or no').optional(),
  /** An official factor: the carbon of a unit is then calculated from its weight. */
  carbonFactorId: emptyToNull(text('Carbon factor', 50)),
  /** Otherwise a manual figure, which needs a source. */
  carbonPerUnit: emptyToNull(decimal('Carbon per unit', { places: 6, most: '999999999.999999' })),
  carbonSource: emptyToNull(text('Source', 200)),
  carbonYear: emptyToNull(year),
});

export const MaterialDraft = Fields;
export const MaterialChanges = Fields.partial({ itemDescription: true }).extend({
  version: Version.optional(),
});

/** A catalogue item. Prices are null without permission. */
export const Material = z.object({
  ...identified,
  ...asRead(Fields.shape),
  unit: z.string(),
  supplierName: nullableText,
  /** When its price last changed. */
  pricedAt: z.iso.datetime().nullable(),
  /** Its price at the end of each of the last twelve months; empty until it has had two prices. */
  trend: z.array(nullableText),
  /** The last price against the average of up to five before it, in per cent. */
  drift: nullableText,
  ...audited,
});

export const MaterialQuery = PageQuery.extend({
  limit: z.coerce.number<number | string>().int().min(1).max(1000).default(1000),
  q: text('Search', 200).optional(),
  category: text('Category', 100).optional(),
  supplierId: IdInPath.optional(),
  active: z.enum(yesOrNo).optional(),
});

export const MaterialPrice = z.object({
  id: Id,
  materialId: Id,
  price: z.string(),
  source: z.enum(priceSources),
  pricedAt: z.iso.datetime(),
});

export type Material = z.infer<typeof Material>;
export type MaterialDraft = z.infer<typeof MaterialDraft>;
export type MaterialChanges = z.infer<typeof MaterialChanges>;
export type MaterialQuery = z.infer<typeof MaterialQuery>;
export type MaterialPrice = z.infer<typeof MaterialPrice>;
