import { boolean, index, integer, jsonb, pgTable, text, timestamp } from 'drizzle-orm/pg-core';
import { tenantColumns, tenantGuards } from './tenancy.ts';

const instant = () => timestamp({ withTimezone: true });

export const recycleBin = pgTable(
  'recycle_bin',
  {
    ...tenantColumns,
    recordType: text().notNull(),
    recordId: integer().notNull(),
    /** The record and all that hung on it, sealed: it may hold what few may read. */
    recordData: jsonb().$type<{ sealed: string }>().notNull(),
    recordName: text().notNull(),
    tableName: text().notNull(),
    deletedBy: integer().notNull(),
    deletedByName: text().notNull(),
    deletedAt: instant().notNull().defaultNow(),
    expiresAt: instant().notNull(),
    isRestored: boolean().notNull().default(false),
    restoredAt: instant(),
    restoredBy: integer(),
    restoredByName: text(),
    metadata: jsonb().$type<{ children: Record<string, number> }>().notNull(),
  },
  (t) => [
    ...tenantGuards(t),
    index().on(t.organizationId, t.recordType, t.id),
    index().on(t.organizationId, t.expiresAt),
  ],
);
