import { boolean, integer, text, unique } from 'drizzle-orm/pg-core';
import { auditColumns } from '../platform/audit.ts';
import { instant } from '../platform/columns.ts';
import { ownedBy, tenantTable } from '../platform/tenancy.ts';

/** Templates of an organisation that replace the built-in ones. */
export const emailTemplates = tenantTable(
  'email_templates',
  {
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
  (t) => [unique().on(t.organizationId, t.name)],
);

/** Earlier texts of a template; every save adds one. */
export const emailTemplateVersions = tenantTable(
  'email_template_versions',
  {
    templateId: integer().notNull(),
    number: integer().notNull(),
    subject: text().notNull(),
    htmlContent: text().notNull(),
    textContent: text().notNull(),
    savedByName: text().notNull(),
    savedAt: instant().notNull().defaultNow(),
  },
  (t) => [
    ownedBy('email_template_versions_template_fk', t, t.templateId, emailTemplates),
    unique().on(t.organizationId, t.templateId, t.number),
  ],
);
