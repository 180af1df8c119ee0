import { bigint, index, integer, jsonb, pgTable, text, timestamp } from 'drizzle-orm/pg-core';
import { tenantColumns, tenantGuards } from '../platform/tenancy.ts';

/** A copy of the organisation's records and files, as one archive. */
export const dataBackups = pgTable(
  'data_backups',
  {
    ...tenantColumns,
    backupType: text().notNull(),
    status: text().notNull().default('in_progress'),
    fileName: text().notNull(),
    filePath: text(),
    fileSize: bigint({ mode: 'number' }),
    tables: jsonb().$type<Record<string, number>>(),
    projectIds: jsonb().$type<number[]>(),
    metadata: jsonb().$type<Record<string, unknown>>().notNull().default({}),
    createdAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
    createdBy: integer().notNull(),
    completedAt: timestamp({ withTimezone: true }),
  },
  (t) => [...tenantGuards(t), index().on(t.organizationId, t.status)],
);
