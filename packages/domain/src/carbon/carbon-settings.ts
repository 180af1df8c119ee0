import * as z from 'zod';
import { decimal } from '../kernel/decimal-field.ts';
import { Id, IdInPath } from '../kernel/id.ts';
import { line } from '../kernel/text.ts';
import { carbonModules, editions } from './carbon-values.ts';
import { positive } from './positive.ts';

const distance = positive('Distance', { places: 1, most: '20000' });

const Year = z.literal(editions, 'We have no such edition');

/** What a company has settled about its carbon. */
const Settled = z.object({
  /** The modules that its totals count. */
  modules: z
    .array(z.enum(carbonModules, 'Please choose modules of the list'), 'Please choose the modules')
    .min(1, 'Please choose at least one module'),
  includesLosses: z.boolean('Grid losses must be in the total or beside it'),
  includesWtt: z.boolean('Well to tank must be in the total or beside it'),
  /** One year under which all is stated; null leaves each entry as it was recorded. */
  statedYear: Year.nullable(),
  /** Kilometres that a delivery travels where nobody says, by category of material. */
  distances: z
    .array(
      z.object({ category: line('Category', 100).min(1, 'Category is required'), distance }),
      'The distances must be a list',
    )
    .max(100, 'At most 100 distances'),
  defaultDistance: distance,
  /** The official row that a delivery's lorry is reckoned by. */
  vehicleFactorId: line('Vehicle', 40).min(1, 'Please choose a vehicle'),
});

export const CarbonSettingsChanges = Settled.partial();

export const CarbonSettings = Settled.extend({
  distances: z.array(z.object({ category: z.string(), distance: z.string() })),
  defaultDistance: z.string(),
  /** Null until somebody settles something. */
  id: Id.nullable(),
  setBy: z.string().nullable(),
  setAt: z.iso.datetime().nullable(),
  /** Until when the change may be taken back with one click. */
  undoableUntil: z.iso.datetime().nullable(),
  /** The last change took one back: to take that back is to do it again. */
  isUndone: z.boolean(),
});

/** The totals of one contract now, and as they would be. */
const SwitchedContract = z.object({
  projectId: Id,
  slug: z.string(),
  name: z.string(),
  before: z.string(),
  after: z.string(),
  change: z.string(),
  /** In per cent of what it was. */
  percent: z.string().nullable(),
});

/** Some contracts at a time, so that whoever waits sees how far it is. */
export const SwitchPreview = z.object({
  contracts: z.array(SwitchedContract),
  /** How many there are in all, and after which the next lot begins. */
  of: z.int(),
  next: Id.nullable(),
  keptTerms: z.int(),
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
export type SettledCarbon = z.infer<typeof Settled>;
export type SwitchPreview = z.infer<typeof SwitchPreview>;
export type TargetChanges = z.infer<typeof TargetChanges>;
