import { integer, text, unique } from 'drizzle-orm/pg-core';
import { instant } from '../platform/columns.ts';
import { tenantTable } from '../platform/tenancy.ts';

/** The hash chain: entries of the log in the order they were sealed. */
export const activitySeals = tenantTable(
  'activity_seals',
  {
    position: integer().notNull(),
    activityLogId: integer().notNull(),
    hash: text().notNull(),
    sealedAt: instant().notNull().defaultNow(),
  },
  (t) => [
    unique().on(t.organizationId, t.position),
    unique().on(t.organizationId, t.activityLogId),
  ],
);

/** The signed head of the chain: a shorter chain cannot be signed by anyone else. */
export const activityHeads = tenantTable(
  'activity_heads',
  {
    position: integer().notNull(),
    hash: text().notNull(),
    signature: text().notNull(),
    /** When the head was last anchored outside the database. */
    anchoredAt: instant(),
  },
  (t) => [unique().on(t.organizationId)],
);
