import { boolean, pgTable, text, unique } from 'drizzle-orm/pg-core';
import { auditColumns } from '../platform/audit.ts';
import { tenantColumns, tenantGuards } from '../platform/tenancy.ts';

/** The letters of an organisation, where it does not write as we do. */
export const emailTemplates = pgTable(
  'email_templates',
  {
    ...tenantColumns,
    name: text().notNull(),
    templateType: text().notNull(),
    subject: text().notNull(),
    htmlContent: text().notNull(),
    textContent: text().notNull(),
    variables: text().array().notNull().default([]),
    description: text(),
    isActive: boolean().notNull().default(true),
    ...auditColumns,
  },
  (t) => [...tenantGuards(t), unique().on(t.organizationId, t.name)],
);
