import { boolean, index, integer, pgTable, text, timestamp, unique } from 'drizzle-orm/pg-core';
import { auditColumns } from '../platform/audit.ts';
import { goesWith, oneOf, tenantColumns, tenantGuards } from '../platform/tenancy.ts';

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

/** What a letter said before; each save adds one. */
export const emailTemplateVersions = pgTable(
  'email_template_versions',
  {
    ...tenantColumns,
    emailTemplateId: integer().notNull(),
    subject: text().notNull(),
    htmlContent: text().notNull(),
    textContent: text().notNull(),
    authorName: text().notNull(),
    ...auditColumns,
  },
  (t) => [
    ...tenantGuards(t),
    goesWith('email_template_versions_template_fk', t, t.emailTemplateId, emailTemplates),
    index().on(t.organizationId, t.emailTemplateId, t.id),
  ],
);

export const letterStatuses = ['queued', 'sent', 'failed'] as const;

/** What became of each letter; its words are with whoever got it. */
export const sentLetters = pgTable(
  'sent_letters',
  {
    ...tenantColumns,
    templateType: text().notNull(),
    recipient: text().notNull(),
    subject: text().notNull(),
    status: text({ enum: letterStatuses }).notNull().default('queued'),
    attempts: integer().notNull().default(0),
    fault: text(),
    createdAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
    sentAt: timestamp({ withTimezone: true }),
  },
  (t) => [
    ...tenantGuards(t),
    oneOf(t.status, letterStatuses),
    index().on(t.organizationId, t.templateType, t.id),
  ],
);
