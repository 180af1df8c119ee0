import {
  type CarbonCategory,
  type CarbonQuality,
  carbonCategories,
  carbonModules,
  carbonQualities,
  carbonScopes,
  carbonStatuses,
  factorSources,
  termKinds,
  transportMethods,
  wasteRoutes,
} from '@sitewright/domain/carbon/carbon-values';
import { sql } from 'drizzle-orm';
import {
  boolean,
  date,
  index,
  integer,
  jsonb,
  numeric,
  smallint,
  text,
  unique,
} from 'drizzle-orm/pg-core';
import { deliveries } from '../deliveries/table.ts';
import { diaryEntries } from '../diary/table.ts';
import { auditColumns, userId } from '../platform/audit.ts';
import { pounds } from '../platform/columns.ts';
import { ownedBy, tenantTable } from '../platform/tenancy.ts';
import { ofProject } from '../projects/of-project.ts';

const amount = () => numeric({ precision: 18, scale: 6 });
const kilograms = () => numeric({ precision: 20, scale: 6 });
const percent = () => numeric({ precision: 6, scale: 3 });
const flags = ['true', 'false'] as const;
const distanceUnits = ['km', 'mi'] as const;
const scopesOfTerms = [...carbonScopes, 'outside'] as const;

/** Columns of an entry that its terms and the monthly sums share. */
const ofEntry = () => ({
  source: text().notNull(),
  category: text().$type<CarbonCategory>().notNull(),
  quality: text().$type<CarbonQuality>(),
  supplier: text(),
});

/** An activity that emits carbon, with everything its kilograms were calculated from. */
export const carbonEntries = tenantTable(
  'carbon_entries',
  {
    projectId: integer().notNull(),
    date: date().notNull(),
    source: text().notNull(),
    category: text({ enum: carbonCategories }).notNull(),
    status: text({ enum: carbonStatuses }).notNull(),
    /** What a draft is missing. */
    missing: jsonb().notNull().default([]),
    quantity: amount(),
    unit: text(),
    /** The sum of its direct terms; null for a draft. */
    carbonEmitted: kilograms(),
    losses: kilograms().notNull().default('0'),
    wtt: kilograms().notNull().default('0'),
    biogenic: kilograms().notNull().default('0'),
    module: text({ enum: carbonModules }).notNull(),
    scope: text({ enum: carbonScopes }).notNull(),
    quality: text({ enum: carbonQualities }),
    isByHand: boolean().notNull().default(false),
    isWeighed: boolean().notNull().default(false),
    /** Its first factor at that time; the terms have all of them. */
    factorId: text(),
    factorName: text(),
    factor: numeric({ precision: 24, scale: 12 }),
    factorUnit: text(),
    factorSource: text({ enum: factorSources }),
    factorYear: smallint(),
    notes: text(),
    supplier: text(),
    poNumber: text(),
    deliveryDate: date(),
    orderedBy: text(),
    isDelivered: text({ enum: flags }).notNull().default('false'),
    lineItems: jsonb().notNull().default([]),
    poTotal: pounds(),
    materialId: integer(),
    materialCategory: text(),
    materialQuantity: amount(),
    materialUnit: text(),
    density: numeric({ precision: 9, scale: 3 }),
    unitWeight: numeric({ precision: 14, scale: 6 }),
    transportLoss: percent(),
    siteWaste: percent(),
    transportCategory: text(),
    transportMethod: text({ enum: transportMethods }),
    transportWeight: amount(),
    transportDistance: amount(),
    distanceUnit: text({ enum: distanceUnits }),
    returnFactorId: text(),
    returnDistance: amount(),
    plantHireId: integer(),
    hours: numeric({ precision: 9, scale: 2 }),
    perHour: numeric({ precision: 9, scale: 3 }),
    wasteCode: text(),
    wasteCodeDescription: text(),
    wasteCodeCategory: text(),
    isHazardousWaste: boolean().notNull().default(false),
    wasteRoute: text({ enum: wasteRoutes }),
    transferNote: jsonb(),
    /** The record that posted it: it is deleted with that. */
    deliveryId: integer(),
    deliveryItemId: integer(),
    diaryEntryId: integer(),
    userId: userId(),
    ...auditColumns,
  },
  (t) => [
    ofProject('carbon_entries', t),
    ownedBy('carbon_entries_delivery_fk', t, t.deliveryId, deliveries),
    ownedBy('carbon_entries_diary_fk', t, t.diaryEntryId, diaryEntries),
    index().on(t.organizationId, t.projectId, t.id),
    index().on(t.organizationId, t.projectId, t.date),
    index().on(t.organizationId, t.deliveryId),
    index().on(t.organizationId, t.diaryEntryId),
  ],
);

/** One product of an entry's sum with its factor at that time; figures are sums of these. */
export const carbonTerms = tenantTable(
  'carbon_terms',
  {
    projectId: integer().notNull(),
    carbonEntryId: integer().notNull(),
    place: smallint().notNull(),
    /** Copied from the entry, so that sums need no join. */
    ...ofEntry(),
    isCounted: boolean().notNull(),
    date: date().notNull(),
    kind: text({ enum: termKinds }).notNull(),
    module: text({ enum: carbonModules }).notNull(),
    scope: text({ enum: scopesOfTerms }).notNull(),
    label: text().notNull(),
    quantity: numeric({ precision: 26, scale: 12 }).notNull(),
    unit: text().notNull(),
    factorId: text(),
    factorSource: text({ enum: factorSources }),
    factorYear: smallint(),
    factor: numeric({ precision: 24, scale: 12 }),
    kilograms: kilograms().notNull(),
    sum: text().notNull(),
  },
  (t) => [
    ofProject('carbon_terms', t),
    ownedBy('carbon_terms_entry_fk', t, t.carbonEntryId, carbonEntries),
    unique().on(t.organizationId, t.carbonEntryId, t.place),
    index().on(t.organizationId, t.projectId, t.carbonEntryId),
    index().on(t.organizationId, t.date),
  ],
);

/**
 * Monthly sums of the counted terms. Triggers only insert rows, so writers never wait for each
 * other; a sweep folds them. No foreign key to the contract: when its terms are deleted, the rows
 * add up to zero.
 */
export const carbonSums = tenantTable(
  'carbon_sums',
  {
    projectId: integer().notNull(),
    month: date().notNull(),
    ...ofEntry(),
    kind: text().notNull(),
    module: text().notNull(),
    scope: text().notNull(),
    factorId: text(),
    factorSource: text(),
    factorYear: smallint(),
    quantity: numeric({ precision: 32, scale: 12 }).notNull(),
    kilograms: numeric({ precision: 26, scale: 6 }).notNull(),
    terms: integer().notNull(),
    entries: integer().notNull(),
    isFolded: boolean().notNull().default(false),
  },
  (t) => [index('carbon_sums_to_fold').on(t.organizationId).where(sql`not ${t.isFolded}`)],
);

/**
 * Sums of each contract over all months. They contain the folded monthly sums and no others, for the sweep that folds
 * changes them in the same statement: together with the rows that are not folded yet they are always complete.
 */
export const carbonTotals = tenantTable(
  'carbon_totals',
  {
    projectId: integer().notNull(),
    kind: text().notNull(),
    module: text().notNull(),
    factorId: text(),
    quantity: numeric({ precision: 32, scale: 12 }).notNull(),
    kilograms: numeric({ precision: 26, scale: 6 }).notNull(),
    terms: integer().notNull(),
    entries: integer().notNull(),
  },
  (t) => [
    unique('carbon_totals_group')
      .on(t.organizationId, t.projectId, t.kind, t.module, t.factorId)
      .nullsNotDistinct(),
  ],
);
