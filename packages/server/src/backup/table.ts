import {
  backupStatuses,
  backupTypes,
  type Restoration,
} from '@sitewright/domain/backup/data-backup';
import { bigint, boolean, index, integer, jsonb, text, unique } from 'drizzle-orm/pg-core';
import { auditColumns } from '../platform/audit.ts';
import { instant } from '../platform/columns.ts';
import { users } from '../platform/global-tables.ts';
import { tenantTable } from '../platform/tenancy.ts';

/** Ranges of ids, by table. */
export type Ranges = Record<string, [first: number, last: number][]>;

export type BackupMetadata = {
  rows?: number;
  files?: number;
  isUploaded?: boolean;
  isScheduled?: boolean;
  /** Encrypted fields: left out, as stored, or under a passphrase. */
  secrets?: 'none' | 'kept' | 'locked';
  /** The result of the last restore; an undo needs what was added and overwritten. */
  restoration?: Restoration & { added: Ranges; overwritten: Ranges };
};

export const dataBackups = tenantTable(
  'data_backups',
  {
    backupType: text({ enum: backupTypes }).notNull(),
    status: text({ enum: backupStatuses }).notNull().default('in_progress'),
    fileName: text().notNull(),
    /** The storage key; never in a response. */
    filePath: text(),
    fileSize: bigint({ mode: 'number' }),
    tables: jsonb().$type<string[]>().notNull().default([]),
    projectIds: jsonb().$type<number[]>().notNull().default([]),
    metadata: jsonb().$type<BackupMetadata>().notNull().default({}),
    includesFiles: boolean().notNull().default(true),
    note: text(),
    /** The part being written, and how much of it is done. */
    progress: jsonb().$type<{ part: string; done: number; all: number }>(),
    /** Last update by the running job; a job that is silent for too long has failed. */
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
  (t) => [index().on(t.organizationId, t.createdAt)],
);

const frequencies = ['daily', 'weekly'] as const;

export const backupSchedules = tenantTable(
  'backup_schedules',
  {
    frequency: text({ enum: frequencies }).notNull(),
    keep: integer().notNull().default(7),
    includesFiles: boolean().notNull().default(true),
    /** The day of the last scheduled backup. */
    doneOn: text(),
    ...auditColumns,
  },
  (t) => [unique().on(t.organizationId)],
);
