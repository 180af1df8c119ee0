import { integer, pgTable, text, timestamp, unique } from 'drizzle-orm/pg-core';
import { tenantColumns, tenantGuards } from '../platform/tenancy.ts';

/** The chain: each row of the log in the order it was sealed, with the hash of all before it. */
export const activitySeals = pgTable(
  'activity_seals',
  {
    ...tenantColumns,
    position: integer().notNull(),
    activityLogId: integer().notNull(),
    hash: text().notNull(),
    sealedAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
  },
  (t) => [
    ...tenantGuards(t),
    unique().on(t.organizationId, t.position),
    unique().on(t.organizationId, t.activityLogId),
  ],
);

/** How far the chain has come, signed: whoever cuts its end off cannot sign a shorter one. */
export const activityHeads = pgTable(
  'activity_heads',
  {
    ...tenantColumns,
    position: integer().notNull(),
    hash: text().notNull(),
    signature: text().notNull(),
    /** When its end was last written down outside the database, too. */
    anchoredAt: timestamp({ withTimezone: true }),
  },
  (t) => [...tenantGuards(t), unique().on(t.organizationId)],
);
