import {
  carbonCategories,
  carbonModules,
  carbonQualities,
  carbonScopes,
  carbonStatuses,
  factorSources,
  setStatuses,
  termKinds,
  transportMethods,
  wasteRoutes,
} from '@sitewright/domain/carbon/carbon-words';
import {
  boolean,
  date,
  index,
  integer,
  jsonb,
  numeric,
  pgTable,
  smallint,
  text,
  timestamp,
  unique,
} from 'drizzle-orm/pg-core';
import { deliveries } from '../deliveries/table.ts';
import { diaryEntries } from '../diary/table.ts';
import { auditColumns } from '../platform/audit.ts';
import { users } from '../platform/global-tables.ts';
import { goesWith, oneOf, tenantColumns, tenantGuards } from '../platform/tenancy.ts';
import { ofProject } from '../projects/of-project.ts';

const instant = () => timestamp({ withTimezone: true });
const amount = () => numeric({ precision: 18, scale: 6 });
const kilograms = () => numeric({ precision: 20, scale: 6 });
const percent = () => numeric({ precision: 6, scale: 3 });
const flags = ['true', 'false'] as const;
const distanceUnits = ['km', 'mi'] as const;
const scopesOfTerms = [...carbonScopes, 'outside'] as const;

/** What a site did that emits carbon, with all that its kilograms were reckoned from. */
export const carbonEntries = pgTable(
  'carbon_entries',
  {
    ...tenantColumns,
    projectId: integer().notNull(),
    date: date().notNull(),
    source: text().notNull(),
    category: text({ enum: carbonCategories }).notNull(),
    status: text({ enum: carbonStatuses }).notNull(),
    /** Why it counts nothing yet. */
    missing: jsonb().notNull().default([]),
    quantity: amount(),
    unit: text(),
    /** What its direct terms add up to; a draft has none. */
    carbonEmitted: kilograms(),
    losses: kilograms().notNull().default('0'),
    wtt: kilograms().notNull().default('0'),
    biogenic: kilograms().notNull().default('0'),
    module: text({ enum: carbonModules }).notNull(),
    scope: text({ enum: carbonScopes }).notNull(),
    quality: text({ enum: carbonQualities }),
    isByHand: boolean().notNull().default(false),
    isWeighed: boolean().notNull().default(false),
    /** Its first factor as it was that day; the terms hold all of them. */
    factorId: text(),
    factorName: text(),
    factor: numeric({ precision: 20, scale: 10 }),
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
    poTotal: numeric({ precision: 15, scale: 2 }),
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
    /** What posted it by itself: it goes with that. */
    deliveryId: integer(),
    deliveryItemId: integer(),
    diaryEntryId: integer(),
    userId: integer().references(() => users.id, { onDelete: 'set null' }),
    ...auditColumns,
  },
  (t) => [
    ...tenantGuards(t),
    ofProject('carbon_entries', t),
    goesWith('carbon_entries_delivery_fk', t, t.deliveryId, deliveries),
    goesWith('carbon_entries_diary_fk', t, t.diaryEntryId, diaryEntries),
    oneOf(t.category, carbonCategories),
    oneOf(t.status, carbonStatuses),
    oneOf(t.module, carbonModules),
    oneOf(t.scope, carbonScopes),
    oneOf(t.quality, carbonQualities),
    oneOf(t.factorSource, factorSources),
    oneOf(t.isDelivered, flags),
    oneOf(t.transportMethod, transportMethods),
    oneOf(t.distanceUnit, distanceUnits),
    oneOf(t.wasteRoute, wasteRoutes),
    index().on(t.organizationId, t.projectId, t.id),
    index().on(t.organizationId, t.projectId, t.date),
    index().on(t.organizationId, t.deliveryId),
    index().on(t.organizationId, t.diaryEntryId),
  ],
);

/** Each product of an entry's sum, with its factor as it was: a figure is the sum of these. */
export const carbonTerms = pgTable(
  'carbon_terms',
  {
    ...tenantColumns,
    projectId: integer().notNull(),
    carbonEntryId: integer().notNull(),
    place: smallint().notNull(),
    kind: text({ enum: termKinds }).notNull(),
    module: text({ enum: carbonModules }).notNull(),
    scope: text({ enum: scopesOfTerms }).notNull(),
    label: text().notNull(),
    quantity: numeric({ precision: 26, scale: 12 }).notNull(),
    unit: text().notNull(),
    factorId: text(),
    factorSource: text({ enum: factorSources }),
    factorYear: smallint(),
    factor: numeric({ precision: 20, scale: 10 }),
    kilograms: kilograms().notNull(),
    sum: text().notNull(),
  },
  (t) => [
    ...tenantGuards(t),
    ofProject('carbon_terms', t),
    goesWith('carbon_terms_entry_fk', t, t.carbonEntryId, carbonEntries),
    oneOf(t.kind, termKinds),
    oneOf(t.module, carbonModules),
    oneOf(t.scope, scopesOfTerms),
    oneOf(t.factorSource, factorSources),
    unique().on(t.organizationId, t.carbonEntryId, t.place),
    index().on(t.organizationId, t.projectId, t.carbonEntryId),
  ],
);

/** An edition of factors that the organisation brought itself. */
export const carbonFactorSets = pgTable(
  'carbon_factor_sets',
  {
    ...tenantColumns,
    source: text({ enum: factorSources }).notNull(),
    name: text().notNull(),
    edition: text().notNull(),
    year: smallint(),
    status: text({ enum: setStatuses }).notNull().default('draft'),
    licenceReference: text(),
    publishedAt: instant(),
    supersededAt: instant(),
    ...auditColumns,
  },
  (t) => [
    ...tenantGuards(t),
    oneOf(t.source, factorSources),
    oneOf(t.status, setStatuses),
    index().on(t.organizationId, t.source, t.status),
  ],
);

/** Kilograms for one unit, on the organisation's own word or on that of an EPD or of ICE. */
export const carbonFactors = pgTable(
  'carbon_factors',
  {
    ...tenantColumns,
    setId: integer().notNull(),
    source: text({ enum: factorSources }).notNull(),
    name: text().notNull(),
    category: text({ enum: carbonCategories }).notNull(),
    scope: text({ enum: carbonScopes }).notNull().default('3'),
    unit: text().notNull(),
    value: numeric({ precision: 20, scale: 10 }).notNull(),
    year: smallint().notNull(),
    density: numeric({ precision: 9, scale: 3 }),
    reason: text(),
    epdNumber: text(),
    programme: text(),
    expiresOn: date(),
    /** The official row that it stands in for, in its year. */
    replaces: text(),
    /** It stays for the entries that were reckoned with it. */
    retiredAt: instant(),
    /** Where the declaration is kept, and what it was called; no answer tells the former. */
    document: text(),
    documentName: text(),
    ...auditColumns,
  },
  (t) => [
    ...tenantGuards(t),
    goesWith('carbon_factors_set_fk', t, t.setId, carbonFactorSets),
    oneOf(t.source, factorSources),
    oneOf(t.category, carbonCategories),
    oneOf(t.scope, carbonScopes),
    index().on(t.organizationId, t.setId, t.id),
    index().on(t.organizationId, t.replaces, t.year),
  ],
);

/** What was settled about carbon; the latest row counts, the others were true before it. */
export const carbonSettings = pgTable(
  'carbon_settings',
  { ...tenantColumns, settled: jsonb().notNull(), ...auditColumns },
  (t) => [...tenantGuards(t)],
);

/** What a contract may emit, and how much floor it makes. */
export const carbonTargets = pgTable(
  'carbon_targets',
  {
    ...tenantColumns,
    projectId: integer().notNull(),
    target: numeric({ precision: 14, scale: 3 }),
    area: numeric({ precision: 9, scale: 2 }),
    ...auditColumns,
  },
  (t) => [
    ...tenantGuards(t),
    ofProject('carbon_targets', t),
    unique().on(t.organizationId, t.projectId),
  ],
);
