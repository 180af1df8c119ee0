import * as z from 'zod';
import { Id } from '../kernel/id.ts';
import { PageQuery } from '../kernel/page.ts';
import { identified } from '../kernel/record-fields.ts';
import { text } from '../kernel/text.ts';
import { backedUpTables } from './backup-contents.ts';
import { TypedName } from './recycle-bin.ts';

export const backupTypes = ['full', 'contract', 'module', 'safety'] as const;
export const backupStatuses = [
  'in_progress',
  'verifying',
  'completed',
  'failed',
  'expired',
] as const;
const restoreModes = ['missing', 'overwrite', 'copy'] as const;
const restoreStatuses = ['waiting', 'working', 'done', 'failed', 'undoing', 'undone'] as const;

const Passphrase = z
  .string('Please enter a passphrase')
  .min(12, 'Please use at least 12 characters')
  .max(200, 'Please use at most 200 characters');

export const BackupDraft = z
  .object({
    backupType: z.enum(['full', 'contract', 'module'], 'Please choose what to back up'),
    projectIds: z.array(Id).max(1000).optional(),
    tables: z
      .array(z.string().refine((name) => backedUpTables.includes(name), 'There is no such table'))
      .max(200)
      .optional(),
    includesFiles: z.boolean().optional(),
    includesSecrets: z.boolean().optional(),
    passphrase: Passphrase.optional(),
    note: text('Note', 500).nullish(),
  })
  .refine(({ backupType, projectIds = [] }) => backupType !== 'contract' || projectIds.length > 0, {
    path: ['projectIds'],
    error: 'Please choose at least one contract',
  })
  .refine(({ backupType, tables = [] }) => backupType !== 'module' || tables.length > 0, {
    path: ['tables'],
    error: 'Please choose at least one part',
  })
  .refine(({ includesSecrets, passphrase }) => !includesSecrets || passphrase !== undefined, {
    path: ['passphrase'],
    error: 'Please enter a passphrase',
  });

/** How many rows of a table would be restored, or were. */
export const TableReport = z.object({
  table: z.string(),
  fresh: z.int(),
  same: z.int(),
  changed: z.int(),
  conflicting: z.int(),
});

export const Restoration = z.object({
  mode: z.enum(restoreModes),
  status: z.enum(restoreStatuses),
  byName: z.string(),
  at: z.iso.datetime(),
  problem: z.string().nullable(),
  /** The backup that was made just before, and that undoing goes back to. */
  safetyId: Id.nullable(),
  tables: z.array(TableReport),
  files: z.int(),
});

/** The contents of the archive, and how it was made. */
const BackupMetadata = z.object({
  rows: z.int().optional(),
  files: z.int().optional(),
  isUploaded: z.boolean().optional(),
  isScheduled: z.boolean().optional(),
  /** Encrypted fields: left out, as stored, or under a passphrase. */
  secrets: z.enum(['none', 'kept', 'locked']).optional(),
});

export const DataBackup = z.object({
  ...identified,
  backupType: z.enum(backupTypes),
  status: z.enum(backupStatuses),
  fileName: z.string(),
  /** The public name of the archive; where it is stored is never said. */
  filePath: z.string().nullable(),
  fileSize: z.int().nullable(),
  tables: z.array(z.string()),
  projectIds: z.array(Id),
  includesFiles: z.boolean(),
  note: z.string().nullable(),
  progress: z.object({ part: z.string(), done: z.int(), all: z.int() }).nullable(),
  isCancelled: z.boolean(),
  /** Why the backup failed, as a sentence. */
  problem: z.string().nullable(),
  verifiedAt: z.iso.datetime().nullable(),
  expiresAt: z.iso.datetime().nullable(),
  createdAt: z.iso.datetime(),
  createdBy: Id,
  createdByName: z.string(),
  completedAt: z.iso.datetime().nullable(),
  metadata: BackupMetadata,
  rows: z.int().nullable(),
  files: z.int().nullable(),
  /** It was uploaded, not made by this installation. */
  isUploaded: z.boolean(),
  isScheduled: z.boolean(),
  hasSecrets: z.boolean(),
  restoration: Restoration.nullable(),
});

export const BackupQuery = PageQuery;

/** One field of a row: its value now, and its value in the backup. */
const Difference = z.object({ field: z.string(), now: z.string(), kept: z.string() });

export const Comparison = z.object({
  tables: z.array(TableReport),
  /** Of the first rows that differ. */
  differences: z.array(z.object({ table: z.string(), id: Id, fields: z.array(Difference) })),
  files: z.int(),
});

export const ComparisonRequest = z.object({
  mode: z.enum(restoreModes).optional(),
  passphrase: Passphrase.optional(),
});

export const RestorationRequest = ComparisonRequest.extend(TypedName.shape);

/** The size of one uploaded part of an archive, which is also one encrypted block. */
export const pieceBytes = 4_000_000;
export const maxArchiveBytes = 20_000_000_000;

export const UploadDraft = z.object({
  fileName: text('File name', 200),
  fileSize: z
    .int()
    .min(100, 'This file is not a backup')
    .max(maxArchiveBytes, 'This file is too large'),
});

export const Piece = z.object({
  /** In base64, because a part of a file has no content type. The length shows whether it is complete. */
  bytes: z
    .string('We could not read this part')
    .min(1, 'We could not read this part')
    .max(Math.ceil(pieceBytes / 3) * 4, 'This part is too large'),
});

const frequencies = ['off', 'daily', 'weekly'] as const;

export const BackupSchedule = z.object({
  frequency: z.enum(frequencies, 'Please choose how often'),
  keep: z
    .int('Please enter a whole number')
    .min(1, 'Please keep at least one')
    .max(60, 'Please keep at most 60'),
  includesFiles: z.boolean(),
});

export type BackupDraft = z.infer<typeof BackupDraft>;
export type BackupSchedule = z.infer<typeof BackupSchedule>;
export type Comparison = z.infer<typeof Comparison>;
export type ComparisonRequest = z.infer<typeof ComparisonRequest>;
export type DataBackup = z.infer<typeof DataBackup>;
export type Restoration = z.infer<typeof Restoration>;
export type RestorationRequest = z.infer<typeof RestorationRequest>;
export type RestoreMode = (typeof restoreModes)[number];
export type TableReport = z.infer<typeof TableReport>;
export type UploadDraft = z.infer<typeof UploadDraft>;
