import * as z from 'zod';
import { decimal } from '../kernel/decimal-field.ts';
import { Id, IdInPath } from '../kernel/id.ts';
import { line } from '../kernel/text.ts';
import { carbonModules, editions } from './carbon-values.ts';
import { positiveDecimal } from './positive-decimal.ts';

const distance = positiveDecimal('Distance', { places: 1, most: '20000' });

const Year = z.literal(editions, 'This edition is not available');

/** A company's carbon settings. */
const Settled = z.object({
  /** The modules that its totals count. */
  modules: z
    .array(
      z.enum(carbonModules, 'Please choose modules from the list'),
      'Please choose the modules',
    )
    .min(1, 'Please choose at least one module'),
  includesLosses: z.boolean('Grid losses must be true or false'),
  includesWtt: z.boolean('Well to tank must be true or false'),
  /** The year whose factors restate all entries; null leaves each entry as recorded. */
  statedYear: Year.nullable(),
  /** A year whose official factors are not published yet uses the latest edition before it. */
  usesPreviousEdition: z.boolean('The choice for an unpublished year must be true or false'),
  /** Default delivery distance in kilometres, by category of material. */
  distances: z
    .array(
      z.object({ category: line('Category', 100).min(1, 'Category is required'), distance }),
      'The distances must be a list',
    )
    .max(100, 'You can add up to 100 distances'),
  defaultDistance: distance,
  /** The official factor for delivery lorries. */
  vehicleFactorId: line('Vehicle', 40).min(1, 'Please choose a vehicle'),
});

export const CarbonSettingsChanges = Settled.partial();

export const CarbonSettings = Settled.extend({
  distances: z.array(z.object({ category: z.string(), distance: z.string() })),
  defaultDistance: z.string(),
  /** Null until the settings are first saved. */
  id: Id.nullable(),
  setBy: z.string().nullable(),
  setAt: z.iso.datetime().nullable(),
  /** Until when the change can be undone. */
  undoableUntil: z.iso.datetime().nullable(),
  /** The last change was an undo, so undoing it redoes the change before. */
  isUndone: z.boolean(),
});

/** The totals of one contract now, and under the new settings. */
export const SwitchedContract = z.object({
  projectId: Id,
  slug: z.string(),
  name: z.string(),
  before: z.string(),
  after: z.string(),
  change: z.string(),
  /** In per cent of what it was. */
  percent: z.string().nullable(),
});

/** Some contracts at a time, so that the user sees progress. */
export const SwitchPreview = z.object({
  contracts: z.array(SwitchedContract),
  /** The total number, and the cursor of the next batch. */
  of: z.int(),
  next: Id.nullable(),
  keptTerms: z.int(),
});

/** Entries of an earlier edition whose own year is published by now: the totals of their contracts before and after. */
export const EditionRestatement = z.object({
  contracts: z.array(SwitchedContract),
  entries: z.int(),
  /** Entries whose factor is not in the edition of their year: they stay as they are. */
  keptEntries: z.int(),
});

export const SwitchQuery = z.object({
  limit: z.coerce.number<number | string>().int().min(1).max(200).default(50),
  cursor: IdInPath.optional(),
});

export const TargetChanges = z.object({
  target: decimal('Target', { places: 3, most: '99999999999' }).nullable().optional(),
  area: decimal('Area', { places: 2, most: '9999999' }).nullable().optional(),
});

export type CarbonSettings = z.infer<typeof CarbonSettings>;
export type CarbonSettingsChanges = z.infer<typeof CarbonSettingsChanges>;
export type CarbonStandard = z.infer<typeof Settled>;
export type SwitchedContract = z.infer<typeof SwitchedContract>;
export type SwitchPreview = z.infer<typeof SwitchPreview>;
export type EditionRestatement = z.infer<typeof EditionRestatement>;
export type TargetChanges = z.infer<typeof TargetChanges>;
