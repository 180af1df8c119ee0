import * as z from 'zod';
import { Id } from '../kernel/id.ts';
import { CivilDate } from '../kernel/period.ts';
import {
  carbonCategories,
  carbonModules,
  carbonQualities,
  carbonScopes,
  editions,
} from './carbon-values.ts';

/** Kilograms of CO₂e. */
const kilograms = z.string();

const runsForward = (from: string | undefined, to: string | undefined): boolean =>
  !from || !to || from <= to;

/** A period that ends before it starts is reported at its end date. */
const backward = (to: string) => ({
  path: [to],
  message: 'The end date must be on or after the start date',
});

export const FootprintQuery = z
  .object({ from: CivilDate.optional(), to: CivilDate.optional() })
  .refine(({ from, to }) => runsForward(from, to), backward('to'));

const Share = z.object({ kilograms, percent: z.string() });

/** What the totals include and exclude, shown with every total. */
const Boundary = z.object({
  modules: z.array(z.enum(carbonModules)),
  includesLosses: z.boolean(),
  includesWtt: z.boolean(),
  /** The year whose factors restate all entries; null if each entry is as recorded. */
  statedYear: z.literal(editions).nullable(),
  /** Terms without a factor in the stated year; they keep their recorded value. */
  keptTerms: z.int(),
});

/** Counted calculations of a year by an earlier edition, because its own was not published. */
export const EarlierEditionShare = z.object({
  edition: z.int(),
  year: z.int(),
  terms: z.int(),
  kilograms,
});

/** The emissions of a contract, or of a company. */
const Totals = z.object({
  total: kilograms,
  /** Outside every total. */
  biogenic: kilograms,
  /** Beside the total, or in it where the boundary says so. */
  losses: kilograms,
  wtt: kilograms,
  /** Per £100,000 of contract value; null without permission or if the value is unknown. */
  perHundredThousand: z.string().nullable(),
  perSquareMetre: z.string().nullable(),
  target: kilograms.nullable(),
  /** The part of the target for the elapsed time, and what is left of it; negative is over target. */
  targetToDate: kilograms.nullable(),
  underTarget: kilograms.nullable(),
  entries: z.int(),
  /** Entries that count nothing, because no factor was found for them. */
  drafts: z.int(),
  earlierEditions: z.array(EarlierEditionShare),
});

export const ContractFootprint = Totals.extend({
  projectId: Id,
  slug: z.string(),
  code: z.string().nullable(),
  name: z.string(),
  status: z.string(),
});

const Diverted = z.object({
  /** Tonnes of what was weighed, and in per cent how much of that went anywhere but to landfill. */
  tonnes: z.string(),
  percent: z.string().nullable(),
  hazardousTonnes: z.string(),
  /** Entries whose weight is unknown. */
  unweighed: z.int(),
});

const Quality = z.object({
  quality: z.enum(carbonQualities),
  kilograms,
  percent: z.string(),
});

export const Footprint = z.object({
  /** Null for the whole company. */
  contract: ContractFootprint.nullable(),
  from: z.string().nullable(),
  to: z.string().nullable(),
  boundary: Boundary,
  totals: Totals,
  /** The same length of time before; null without `from`. */
  before: kilograms.nullable(),
  /** Of all contracts, for comparison; null if it cannot be calculated. */
  companyPerHundredThousand: z.string().nullable(),
  byCategory: z.array(Share.extend({ category: z.enum(carbonCategories) })),
  byModule: z.array(Share.extend({ module: z.enum(carbonModules) })),
  byScope: z.array(Share.extend({ scope: z.enum(carbonScopes) })),
  bySupplier: z.array(Share.extend({ supplier: z.string().nullable() })),
  byMonth: z.array(
    z.object({
      /** Its first day. */
      month: z.string(),
      total: kilograms,
      categories: z.array(z.object({ category: z.enum(carbonCategories), kilograms })),
    }),
  ),
  hotspots: z.array(
    Share.extend({ source: z.string(), category: z.enum(carbonCategories), entries: z.int() }),
  ),
  qualities: z.array(Quality),
  /** Between 0 and 1, weighted by kilograms; null where nothing is counted. */
  qualityScore: z.string().nullable(),
  waste: Diverted,
  /** Which editions and sources the figures rest on. */
  sets: z.array(z.object({ citation: z.string(), terms: z.int() })),
  attributions: z.array(z.string()),
});

/** Users who may read a contract's value see the footprint per value. */
export const FootprintTarget = z.object({
  projectId: Id,
  targetKilograms: z.string().nullable(),
  area: z.string().nullable(),
  version: z.int(),
});

/** Two periods under one year's factors: the change in activity, and the change in factors. */
export const Restatement = z.object({
  year: z.literal(editions),
  before: z.object({ from: z.string(), to: z.string(), recorded: kilograms, restated: kilograms }),
  after: z.object({ from: z.string(), to: z.string(), recorded: kilograms, restated: kilograms }),
  /** after − before, as recorded; the two effects add up to it. */
  change: kilograms,
  activityEffect: kilograms,
  factorEffect: kilograms,
  keptTerms: z.int(),
});

export const RestatementQuery = z
  .object({
    year: z.coerce
      .number<number | string>('This edition is not available')
      .pipe(z.literal(editions, 'This edition is not available')),
    beforeFrom: CivilDate,
    beforeTo: CivilDate,
    afterFrom: CivilDate,
    afterTo: CivilDate,
  })
  .refine(({ beforeFrom, beforeTo }) => runsForward(beforeFrom, beforeTo), backward('beforeTo'))
  .refine(({ afterFrom, afterTo }) => runsForward(afterFrom, afterTo), backward('afterTo'));

export type Footprint = z.infer<typeof Footprint>;
export type EarlierEditionShare = z.infer<typeof EarlierEditionShare>;
export type FootprintQuery = z.infer<typeof FootprintQuery>;
export type ContractFootprint = z.infer<typeof ContractFootprint>;
export type FootprintTarget = z.infer<typeof FootprintTarget>;
export type Restatement = z.infer<typeof Restatement>;
export type RestatementQuery = z.infer<typeof RestatementQuery>;
