import {
  carbonCategories,
  carbonScopes,
  factorSources,
  setStatuses,
} from '@sitewright/domain/carbon/carbon-values';
import {
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
import { auditColumns } from '../platform/audit.ts';
import { goesWith, oneOf, tenantColumns, tenantGuards } from '../platform/tenancy.ts';
import { ofProject } from '../projects/of-project.ts';

const instant = () => timestamp({ withTimezone: true });

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
