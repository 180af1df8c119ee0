import { boolean, index, integer, jsonb, pgTable, text, timestamp } from 'drizzle-orm/pg-core';
import { auditColumns } from '../platform/audit.ts';
import { goesWith, oneOf, tenantColumns, tenantGuards } from '../platform/tenancy.ts';

const instant = () => timestamp({ withTimezone: true });

/** The address of another program that is called on changes. */
export const webhooks = pgTable(
  'webhooks',
  {
    ...tenantColumns,
    name: text().notNull(),
    url: text().notNull(),
    entities: text().array().notNull(),
    /** Signs what is sent; sealed, and shown once. */
    secret: text().notNull(),
    isActive: boolean().notNull().default(true),
    ...auditColumns,
  },
  (t) => [...tenantGuards(t)],
);

const deliveryStates = ['waiting', 'delivered', 'failed'] as const;

export const webhookDeliveries = pgTable(
  'webhook_deliveries',
  {
    ...tenantColumns,
    webhookId: integer().notNull(),
    event: jsonb().notNull(),
    status: text({ enum: deliveryStates }).notNull().default('waiting'),
    tries: integer().notNull().default(0),
    answer: integer(),
    problem: text(),
    createdAt: instant().notNull().defaultNow(),
    triedAt: instant(),
  },
  (t) => [
    ...tenantGuards(t),
    goesWith('webhook_deliveries_webhook_fk', t, t.webhookId, webhooks),
    oneOf(t.status, deliveryStates),
    index().on(t.organizationId, t.webhookId, t.id),
  ],
);
