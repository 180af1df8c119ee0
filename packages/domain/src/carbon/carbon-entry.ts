import * as z from 'zod';
import { decimal } from '../kernel/decimal-field.ts';
import { Id, IdInPath, Version } from '../kernel/id.ts';
import { money } from '../kernel/money.ts';
import { PageQuery } from '../kernel/page.ts';
import { CivilDate, dateOf } from '../kernel/period.ts';
import { asRead, identified, nullableText } from '../kernel/record-fields.ts';
import { emptyToNull, line, requiredLine, text } from '../kernel/text.ts';
import {
  carbonCategories,
  carbonModules,
  carbonQualities,
  carbonScopes,
  carbonStatuses,
  factorSources,
  transportMethods,
  wasteRoutes,
} from './carbon-values.ts';
import { positiveDecimal } from './positive-decimal.ts';
import { Term } from './term.ts';
import { StoredTransferNote, TransferNote } from './transfer-note.ts';
import { unit } from './unit-field.ts';

const amount = (field: string) => positiveDecimal(field, { places: 6, most: '999999999' });
const percent = (field: string) => decimal(field, { places: 3, most: '100' });
const flag = z.enum(['true', 'false'], 'Delivered must be true or false');

const isPlain = 'Order line values must be numbers, true or false, or text of up to 500 characters';
const OrderValue = z.union(
  [z.string().max(500, isPlain), z.number(), z.boolean(), z.null()],
  isPlain,
);

/** Columns under the sender's own names. */
const LineItem = z
  .record(z.string(), OrderValue, 'Each line of an order must have named values')
  .refine(
    (item) =>
      Object.keys(item).length <= 20 && Object.keys(item).every((name) => name.length <= 50),
    'An order line can have up to 20 values, with names of up to 50 characters',
  );

/** The order fields that the specification allows on an entry. */
const ofOrder = {
  poNumber: emptyToNull(line('Order number', 50)),
  deliveryDate: emptyToNull(dateOf('Delivery date')),
  orderedBy: emptyToNull(line('Ordered by', 100)),
  isDelivered: flag.optional(),
  lineItems: z
    .array(LineItem, 'The lines of an order must be a list')
    .max(200, 'An order can have up to 200 lines')
    .optional(),
  poTotal: emptyToNull(money('Order total')),
};

const ofMaterial = {
  materialId: emptyToNull(Id),
  materialCategory: emptyToNull(line('Material category', 100)),
  materialQuantity: emptyToNull(amount('Material quantity')),
  materialUnit: emptyToNull(line('Material unit', 30)),
  /** Kilograms in a cubic metre, or of one unit: whichever leads from the quantity to the factor. */
  density: emptyToNull(positiveDecimal('Density', { places: 3, most: '30000' })),
  unitWeight: emptyToNull(positiveDecimal('Unit weight', { places: 6, most: '1000000' })),
  /** Per cent that is lost on the way, and that ends as waste on site. */
  transportLoss: emptyToNull(percent('Transport loss')),
  siteWaste: emptyToNull(percent('Site waste')),
};

const ofTransport = {
  transportCategory: emptyToNull(line('Vehicle', 200)),
  transportMethod: z.enum(transportMethods, 'Please choose a calculation method').optional(),
  transportWeight: emptyToNull(amount('Weight')),
  transportDistance: emptyToNull(amount('Distance')),
  distanceUnit: z.enum(['km', 'mi'], 'Please choose kilometres or miles').optional(),
  /** The factor of the empty way back, where the lorry goes back empty. */
  returnFactorId: emptyToNull(line('Empty return factor', 40)),
  returnDistance: emptyToNull(amount('Return distance')),
};

const ofPlant = {
  plantHireId: emptyToNull(Id),
  hours: emptyToNull(positiveDecimal('Hours', { places: 2, most: '100000' })),
  /** Litres, or kWh of an electric machine, for each hour. */
  perHour: emptyToNull(positiveDecimal('Fuel per hour', { places: 3, most: '10000' })),
};

const ofWaste = {
  wasteCode: emptyToNull(line('Waste code', 10)),
  wasteRoute: emptyToNull(z.enum(wasteRoutes, 'Please choose a destination')),
  transferNote: TransferNote.nullable().optional(),
};

const Fields = z.object({
  date: dateOf('Date'),
  /** Its name: 'Concrete C32/40'. */
  source: requiredLine('Entry', 200),
  category: z.enum(carbonCategories, 'Please choose a category'),
  quantity: emptyToNull(amount('Quantity')),
  unit: emptyToNull(unit),
  factorId: emptyToNull(line('Factor', 40)),
  /** Kilograms calculated elsewhere; shown as entered by hand. */
  carbonEmitted: emptyToNull(amount('Carbon')),
  module: z.enum(carbonModules, 'Please choose a module').optional(),
  quality: z.enum(carbonQualities, 'Please choose a quality').optional(),
  notes: emptyToNull(text('Notes', 2000)),
  supplier: emptyToNull(line('Supplier', 200)),
  /** Saved as a draft until it can be calculated. */
  isDraft: z.boolean('Draft must be yes or no').optional(),
  ...ofOrder,
  ...ofMaterial,
  ...ofTransport,
  ...ofPlant,
  ...ofWaste,
});

export const CarbonEntryDraft = Fields.extend({ projectId: Id });
export const CarbonEntryChanges = Fields.partial().extend({ version: Version.optional() });

/** The emission of an entry before it is saved. */
export const CarbonEstimate = z.object({
  terms: z.array(Term),
  /** All direct terms; grid losses, well-to-tank and biogenic terms are separate. */
  carbonEmitted: nullableText,
  losses: z.string(),
  wtt: z.string(),
  biogenic: z.string(),
  quality: z.enum(carbonQualities).nullable(),
  /** Why it cannot be calculated, at the field that would fix it. */
  missing: z.array(z.object({ field: z.string(), message: z.string() })),
  attributions: z.array(z.string()),
});

/** A factor by its name. */
export const BetterFactor = z.object({
  id: z.string(),
  name: z.string(),
  source: z.enum(factorSources),
  year: z.int(),
});

export const CarbonEntry = z.object({
  ...identified,
  projectId: Id,
  ...asRead(Fields.omit({ isDraft: true }).shape),
  status: z.enum(carbonStatuses),
  /** Why it is still a draft. */
  missing: z.array(z.object({ field: z.string(), message: z.string() })),
  losses: z.string(),
  wtt: z.string(),
  biogenic: z.string(),
  scope: z.enum(carbonScopes),
  quality: z.enum(carbonQualities).nullable(),
  isByHand: z.boolean(),
  /** A user has corrected its weight. */
  isWeighed: z.boolean(),
  factorName: nullableText,
  factor: nullableText,
  factorUnit: nullableText,
  factorSource: z.enum(factorSources).nullable(),
  factorYear: z.int().nullable(),
  /** The expiry date of the declaration behind its factor. */
  factorExpiresOn: nullableText,
  /** The factor that should replace its average, if the company has one. */
  betterFactor: BetterFactor.nullable(),
  terms: z.array(Term),
  lineItems: z.array(z.record(z.string(), z.unknown())),
  transportMethod: z.enum(transportMethods).nullable(),
  distanceUnit: z.enum(['km', 'mi']).nullable(),
  wasteCodeDescription: nullableText,
  wasteCodeCategory: nullableText,
  isHazardousWaste: z.boolean(),
  transferNote: StoredTransferNote.nullable(),
  /** Details required by law that a transfer note still lacks. */
  transferGaps: z.array(z.string()),
  uploadedFiles: z.array(
    z.object({ id: Id, url: z.string(), filename: z.string(), size: z.int(), type: z.string() }),
  ),
  /** The record that posted it; the entry is changed and deleted with that record. */
  deliveryId: Id.nullable(),
  diaryEntryId: Id.nullable(),
  userId: Id.nullable(),
  createdAt: z.iso.datetime(),
  createdBy: Id.nullable(),
  createdByName: nullableText,
  lastModified: z.iso.datetime(),
  updatedBy: Id.nullable(),
  version: Version,
});

export const CarbonEntryQuery = PageQuery.extend({
  projectId: IdInPath.optional(),
  from: CivilDate.optional(),
  to: CivilDate.optional(),
  q: text('Search', 200).optional(),
  category: z.enum(carbonCategories, 'Please choose a category').optional(),
  status: z.enum(carbonStatuses, 'Please choose a status').optional(),
  limit: z.coerce.number<number | string>().int().min(1).max(1000).default(1000),
});

export type BetterFactor = z.infer<typeof BetterFactor>;
export type CarbonEntry = z.infer<typeof CarbonEntry>;
export type CarbonEntryDraft = z.infer<typeof CarbonEntryDraft>;
export type CarbonEntryChanges = z.infer<typeof CarbonEntryChanges>;
export type CarbonEntryQuery = z.infer<typeof CarbonEntryQuery>;
export type CarbonEstimate = z.infer<typeof CarbonEstimate>;
