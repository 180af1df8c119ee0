import {
  type BackupDraft,
  type BackupSchedule,
  type DataBackup,
  maxArchiveBytes,
  type Restoration,
} from '@sitewright/domain/backup/data-backup';
import {
  backupAlreadyRunning,
  backupRetentionDays,
  tooManyUploads,
} from '@sitewright/domain/backup/data-backup-rules';
import type { Actor } from '@sitewright/domain/kernel/access';
import { londonDay, londonTime } from '@sitewright/domain/kernel/calendar';
import type { Page, PageQuery } from '@sitewright/domain/kernel/page';
import { found, notFound, refuseIf } from '@sitewright/domain/kernel/problem';
import { and, eq, inArray, not, sql, sum } from 'drizzle-orm';
import { advisoryLock } from '../platform/advisory-lock.ts';
import { createdBy, findUserName, updatedBy } from '../platform/audit.ts';
import { announce } from '../platform/jobs/live.ts';
import { findRow, lockRow, newestPage, updateRow } from '../platform/rows.ts';
import type { Tx } from '../platform/tenancy.ts';
import { projects } from '../projects/table.ts';
import { newBackupKey } from './pieces.ts';
import { type BackupMetadata, backupSchedules, dataBackups } from './table.ts';

export type StoredBackup = typeof dataBackups.$inferSelect;

export const listBackups = async (tx: Tx, page: PageQuery): Promise<Page<DataBackup>> =>
  (await newestPage(tx.select().from(dataBackups), dataBackups, page)).map(toDataBackup);

export const findBackup = (tx: Tx, id: number): Promise<StoredBackup> =>
  findRow(tx, dataBackups, id);

export const lockBackup = (tx: Tx, id: number): Promise<StoredBackup> =>
  lockRow(tx, dataBackups, id);

const isUpload = sql`coalesce((${dataBackups.metadata} ->> 'isUploaded')::bool, false)`;

const isUploading = and(eq(dataBackups.status, 'in_progress'), isUpload);

/** Being made on this server; an upload does not block the next backup. */
export const isInProgress = and(
  inArray(dataBackups.status, ['in_progress', 'verifying']),
  not(isUpload),
);

/** Unfinished uploads together may not be larger than one archive, so that they cannot fill the store. */
export async function refuseIfUploadsTooLarge(tx: Tx, fileSize: number): Promise<void> {
  await advisoryLock(tx, 'backups');
  const [row] = await tx
    .select({ bytes: sum(dataBackups.fileSize) })
    .from(dataBackups)
    .where(isUploading);
  const bytes = Number(row?.bytes ?? 0) + fileSize;
  refuseIf(bytes > maxArchiveBytes ? tooManyUploads : undefined);
}

/** Marks an upload as alive; false where it has ended. */
export async function touchUpload(tx: Tx, id: number): Promise<boolean> {
  const rows = await tx
    .update(dataBackups)
    .set({ seenAt: sql`clock_timestamp()` })
    .where(and(eq(dataBackups.id, id), isUploading))
    .returning({ id: dataBackups.id });
  return rows.length > 0;
}

/** One at a time: a second backup would contain the same. */
export async function refuseIfBackupRuns(tx: Tx): Promise<void> {
  await advisoryLock(tx, 'backups');
  refuseIf((await tx.$count(dataBackups, isInProgress)) > 0 ? backupAlreadyRunning : undefined);
}

/** A contract that does not exist, or belongs to another company, cannot be backed up. */
export async function refuseUnlessContractsExist(
  tx: Tx,
  projectIds: readonly number[],
): Promise<void> {
  const ids = [...new Set(projectIds)];
  const existing = ids.length === 0 ? 0 : await tx.$count(projects, inArray(projects.id, ids));
  refuseIf(existing === ids.length ? undefined : notFound);
}

type NewBackup = Pick<BackupDraft, 'projectIds' | 'tables' | 'includesFiles' | 'note'> & {
  backupType: DataBackup['backupType'];
  metadata?: BackupMetadata;
  fileName?: string;
  fileSize?: number;
};

/** The schedule has no session. */
type Creator = Pick<Actor, 'userId' | 'username' | 'organizationId'>;

export async function insertBackup(
  tx: Tx,
  draft: NewBackup,
  actor: Creator,
  now: Date,
): Promise<StoredBackup> {
  const { projectIds = [], tables = [], includesFiles = true, note = null } = draft;
  const { backupType, metadata = {}, fileSize = null } = draft;
  const at = `${londonDay(now)}-${londonTime(now).replace(':', '')}`;
  const [row] = await tx
    .insert(dataBackups)
    .values({
      backupType,
      fileName: draft.fileName ?? `backup-${backupType}-${at}.zip`,
      filePath: newBackupKey(actor.organizationId),
      fileSize,
      tables,
      projectIds,
      metadata,
      includesFiles,
      note: note ?? null,
      seenAt: now,
      createdAt: now,
      createdBy: actor.userId,
      createdByName: await findUserName(tx, actor),
    })
    .returning();
  return found(row);
}

export const deleteBackup = (tx: Tx, id: number) =>
  tx.delete(dataBackups).where(eq(dataBackups.id, id));

type Changes = Partial<typeof dataBackups.$inferInsert>;

export async function saveBackup(tx: Tx, id: number, changes: Changes): Promise<StoredBackup> {
  await announceBackup(tx, id);
  return updateRow(tx, dataBackups, id, { ...changes, seenAt: sql`clock_timestamp()` });
}

/** Jobs have no request that would say it. */
export const announceBackup = (tx: Tx, id: number) =>
  announce(tx, { entity: 'dataBackup', id, action: 'PUT' });

const day = 86_400_000;
/** A scheduled backup is removed when enough newer ones exist, and after this many days at the latest. */
const maxDaysScheduled = 35;

export const expiryOf = ({ metadata }: Pick<StoredBackup, 'metadata'>, now: Date): Date =>
  new Date(now.getTime() + (metadata.isScheduled ? maxDaysScheduled : backupRetentionDays) * day);

const off: BackupSchedule = { frequency: 'off', keep: 7, includesFiles: true };

export async function findSchedule(tx: Tx): Promise<BackupSchedule> {
  const [row] = await tx.select().from(backupSchedules);
  if (!row) return off;
  return { frequency: row.frequency, keep: row.keep, includesFiles: row.includesFiles };
}

export async function saveSchedule(
  tx: Tx,
  { frequency, ...rest }: BackupSchedule,
  actor: Actor,
): Promise<BackupSchedule> {
  if (frequency === 'off') {
    await tx.delete(backupSchedules);
    return { frequency, ...rest };
  }
  await tx
    .insert(backupSchedules)
    .values({ frequency, ...rest, ...createdBy(actor) })
    .onConflictDoUpdate({
      target: backupSchedules.organizationId,
      set: {
        frequency,
        ...rest,
        ...updatedBy(actor),
        version: sql`${backupSchedules.version} + 1`,
      },
    });
  return { frequency, ...rest };
}

const instant = (at: Date | null): string | null => at?.toISOString() ?? null;

/** Responses contain neither the storage path nor the ids of restored rows. */
export const toDataBackup = ({ filePath, seenAt, metadata, ...row }: StoredBackup): DataBackup => ({
  ...row,
  filePath: filePath && `backup-${row.id}.zip`,
  metadata: aboutArchive(metadata),
  verifiedAt: instant(row.verifiedAt),
  expiresAt: instant(row.expiresAt),
  createdAt: row.createdAt.toISOString(),
  completedAt: instant(row.completedAt),
  rows: metadata.rows ?? null,
  files: metadata.files ?? null,
  isUploaded: metadata.isUploaded ?? false,
  isScheduled: metadata.isScheduled ?? false,
  hasSecrets: metadata.secrets === 'locked',
  restoration: visibleRestoration(metadata),
});

const aboutArchive = ({ restoration, ...about }: BackupMetadata): DataBackup['metadata'] => about;

function visibleRestoration({ restoration }: BackupMetadata): Restoration | null {
  if (!restoration) return null;
  const { added, overwritten, ...visible } = restoration;
  return visible;
}
