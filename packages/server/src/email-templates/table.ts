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

/** How a letter read before; every save keeps one. */
export const emailTemplateVersions = pgTable(
  'email_template_versions',
  {
    ...tenantColumns,
    templateId: integer().notNull(),
    number: integer().notNull(),
    subject: text().notNull(),
    htmlContent: text().notNull(),
    textContent: text().notNull(),
    savedByName: text().notNull(),
    savedAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
  },
  (t) => [
    ...tenantGuards(t),
    goesWith('email_template_versions_template_fk', t, t.templateId, emailTemplates),
    unique().on(t.organizationId, t.templateId, t.number),
  ],
);

const letterStates = ['queued', 'sent', 'failed'] as const;

/** Which letters have left; never what was in them. */
export const sentLetters = pgTable(
  'sent_letters',
  {
    ...tenantColumns,
    templateType: text().notNull(),
    recipient: text().notNull(),
    subject: text().notNull(),
    status: text({ enum: letterStates }).notNull().default('queued'),
    tries: integer().notNull().default(0),
    problem: text(),
    queuedAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
    sentAt: timestamp({ withTimezone: true }),
  },
  (t) => [
    ...tenantGuards(t),
    oneOf(t.status, letterStates),
    index().on(t.organizationId, t.templateType, t.id),
  ],
);
