import { boolean, index, integer, jsonb, text } from 'drizzle-orm/pg-core';
import { auditColumns } from '../platform/audit.ts';
import { instant } from '../platform/columns.ts';
import { ownedBy, tenantTable } from '../platform/tenancy.ts';

/** The address of another program that is called on changes. */
export const webhooks = tenantTable('webhooks', {
  name: text().notNull(),
  url: text().notNull(),
  entities: text().array().notNull(),
  /** Signs what is sent; sealed, and shown once. */
  secret: text().notNull(),
  isActive: boolean().notNull().default(true),
  ...auditColumns,
});

const deliveryStates = ['waiting', 'delivered', 'failed'] as const;

export const webhookDeliveries = tenantTable(
  'webhook_deliveries',
  {
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
    ownedBy('webhook_deliveries_webhook_fk', t, t.webhookId, webhooks),
    index().on(t.organizationId, t.webhookId, t.id),
  ],
);
