import {
  carbonCategories,
  carbonScopes,
  factorSources,
  setStatuses,
} from '@sitewright/domain/carbon/carbon-values';
import { date, index, integer, jsonb, numeric, smallint, text, unique } from 'drizzle-orm/pg-core';
import { auditColumns } from '../platform/audit.ts';
import { instant } from '../platform/columns.ts';
import { ownedBy, tenantTable } from '../platform/tenancy.ts';
import { ofProject } from '../projects/of-project.ts';

/** An edition of factors that the organisation imported. */
export const carbonFactorSets = tenantTable(
  'carbon_factor_sets',
  {
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
  (t) => [index().on(t.organizationId, t.source, t.status)],
);

/** Kilograms per unit: the organisation's own figure, or one of an EPD or of ICE. */
export const carbonFactors = tenantTable(
  'carbon_factors',
  {
    setId: integer().notNull(),
    source: text({ enum: factorSources }).notNull(),
    name: text().notNull(),
    category: text({ enum: carbonCategories }).notNull(),
    scope: text({ enum: carbonScopes }).notNull().default('3'),
    unit: text().notNull(),
    value: numeric({ precision: 24, scale: 12 }).notNull(),
    year: smallint().notNull(),
    density: numeric({ precision: 9, scale: 3 }),
    reason: text(),
    epdNumber: text(),
    programme: text(),
    expiresOn: date(),
    /** The official row that it replaces in its year. */
    replaces: text(),
    /** Retired factors stay for the entries that were calculated with them. */
    retiredAt: instant(),
    /** Storage key and name of the EPD document; the key is never in a response. */
    document: text(),
    documentName: text(),
    ...auditColumns,
  },
  (t) => [
    ownedBy('carbon_factors_set_fk', t, t.setId, carbonFactorSets),
    index().on(t.organizationId, t.setId, t.id),
    index().on(t.organizationId, t.replaces, t.year),
  ],
);

/** The carbon standard; the latest row counts, earlier ones are its history. */
export const carbonSettings = tenantTable('carbon_settings', {
  settled: jsonb().notNull(),
  ...auditColumns,
});

/** The emission target and floor area of a contract. */
export const carbonTargets = tenantTable(
  'carbon_targets',
  {
    projectId: integer().notNull(),
    target: numeric({ precision: 14, scale: 3 }),
    area: numeric({ precision: 9, scale: 2 }),
    ...auditColumns,
  },
  (t) => [ofProject('carbon_targets', t), unique().on(t.organizationId, t.projectId)],
);
