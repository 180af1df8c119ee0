import {
  backupStatuses,
  backupTypes,
  type Restoration,
} from '@sitewright/domain/backup/data-backup';
import {
  bigint,
  boolean,
  index,
  integer,
  jsonb,
  pgTable,
  text,
  timestamp,
  unique,
} from 'drizzle-orm/pg-core';
import { auditColumns } from '../platform/audit.ts';
import { users } from '../platform/global-tables.ts';
import { oneOf, tenantColumns, tenantGuards } from '../platform/tenancy.ts';

const instant = () => timestamp({ withTimezone: true });

/** Ids one after the other, from the first to the last. */
export type Ranges = Record<string, [first: number, last: number][]>;

export type BackupMetadata = {
  rows?: number;
  files?: number;
  isUploaded?: boolean;
  isScheduled?: boolean;
  /** Sealed fields: left out, as the database holds them, or under a passphrase. */
  secrets?: 'none' | 'kept' | 'locked';
  /** What restoring it did; what it added and overwrote is what undoing takes back. */
  restoration?: Restoration & { added: Ranges; overwritten: Ranges };
};

export const dataBackups = pgTable(
  'data_backups',
  {
    ...tenantColumns,
    backupType: text({ enum: backupTypes }).notNull(),
    status: text({ enum: backupStatuses }).notNull().default('in_progress'),
    fileName: text().notNull(),
    /** Where its bytes are kept; no answer ever tells. */
    filePath: text(),
    fileSize: bigint({ mode: 'number' }),
    tables: jsonb().$type<string[]>().notNull().default([]),
    projectIds: jsonb().$type<number[]>().notNull().default([]),
    metadata: jsonb().$type<BackupMetadata>().notNull().default({}),
    includesFiles: boolean().notNull().default(true),
    note: text(),
    /** Which part is being written, and how much is done of how much. */
    progress: jsonb().$type<{ part: string; done: number; all: number }>(),
    /** When whoever writes it last gave a sign; silent for too long it has failed. */
    seenAt: instant().notNull().defaultNow(),
    isCancelled: boolean().notNull().default(false),
    problem: text(),
    verifiedAt: instant(),
    expiresAt: instant(),
    createdAt: instant().notNull().defaultNow(),
    createdBy: integer()
      .notNull()
      .references(() => users.id),
    createdByName: text().notNull(),
    completedAt: instant(),
  },
  (t) => [
    ...tenantGuards(t),
    oneOf(t.backupType, backupTypes),
    oneOf(t.status, backupStatuses),
    index().on(t.organizationId, t.createdAt),
  ],
);

const frequencies = ['daily', 'weekly'] as const;

export const backupSchedules = pgTable(
  'backup_schedules',
  {
    ...tenantColumns,
    frequency: text({ enum: frequencies }).notNull(),
    keep: integer().notNull().default(7),
    includesFiles: boolean().notNull().default(true),
    /** The last day it was done for. */
    doneOn: text(),
    ...auditColumns,
  },
  (t) => [...tenantGuards(t), oneOf(t.frequency, frequencies), unique().on(t.organizationId)],
);
