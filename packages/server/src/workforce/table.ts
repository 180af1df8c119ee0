import { employmentStatuses, employmentTypes } from '@sitewright/domain/workforce/worker';
import { boolean, date, numeric, pgTable, text, unique } from 'drizzle-orm/pg-core';
import { auditColumns } from '../platform/audit.ts';
import { oneOf, tenantColumns, tenantGuards } from '../platform/tenancy.ts';

/** Who works on the sites, as far as the live board needs to know them. */
export const workers = pgTable(
  'workers',
  {
    ...tenantColumns,
    /** The number on their file, not the row's. */
    workerId: text().notNull(),
    firstName: text().notNull(),
    lastName: text().notNull(),
    jobTitle: text().notNull(),
    company: text(),
    employmentType: text({ enum: employmentTypes }).notNull(),
    employmentStatus: text({ enum: employmentStatuses }).notNull().default('active'),
    startDate: date(),
    hourlyRate: numeric({ precision: 8, scale: 2 }),
    active: boolean().notNull().default(true),
    ...auditColumns,
  },
  (t) => [
    ...tenantGuards(t),
    unique().on(t.organizationId, t.workerId),
    oneOf(t.employmentType, employmentTypes),
    oneOf(t.employmentStatus, employmentStatuses),
  ],
);
