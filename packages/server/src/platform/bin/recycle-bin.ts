import { boolean, index, integer, jsonb, text } from 'drizzle-orm/pg-core';
import { instant } from '../columns.ts';
import type { NulledReference } from '../record-tree.ts';
import { tenantTable } from '../tenancy.ts';

type Metadata = {
  children: Record<string, number>;
  /** The size of its files, which stay as long as it can be restored. */
  bytes?: number;
  /** Rows that referred to it, and will again. Items from before this column have none. */
  ties?: NulledReference[];
  /** Order numbers that stay taken as long as it may come back. */
  numbers?: string[];
  /** The contract that it hung on. */
  projectId?: number | null;
  /** One name for what was deleted together. */
  batch?: string;
  /** Why it must not be destroyed. */
  hold?: { reason: string; byName: string; since: string } | null;
};

export const recycleBin = tenantTable(
  'recycle_bin',
  {
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
    metadata: jsonb().$type<Metadata>().notNull(),
  },
  (t) => [
    index().on(t.organizationId, t.recordType, t.id),
    index().on(t.organizationId, t.expiresAt),
  ],
);
