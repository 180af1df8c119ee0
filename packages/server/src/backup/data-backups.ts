import {
  type BackupDraft,
  type BackupSchedule,
  type DataBackup,
  mostArchiveBytes,
  type Restoration,
} from '@sitewright/domain/backup/data-backup';
import { daysKept, isRunning, tooMuchIsBrought } from '@sitewright/domain/backup/data-backup-rules';
import type { Actor } from '@sitewright/domain/kernel/access';
import { londonDay, londonTime } from '@sitewright/domain/kernel/calendar';
import { type Page, pageOf } from '@sitewright/domain/kernel/page';
import { found, notFound, refuseIf } from '@sitewright/domain/kernel/problem';
import { and, desc, eq, inArray, lt, not, sql, sum } from 'drizzle-orm';
import { advisoryLock } from '../platform/advisory-lock.ts';
import { createdBy, nameOf, updatedBy } from '../platform/audit.ts';
import type { Tx } from '../platform/tenancy.ts';
import { projects } from '../projects/table.ts';
import { newBackupKey } from './pieces.ts';
import { type BackupMetadata, backupSchedules, dataBackups } from './table.ts';

export type StoredBackup = typeof dataBackups.$inferSelect;

type Listing = { limit: number; cursor?: number | undefined };

export async function listBackups(tx: Tx, { limit, cursor }: Listing): Promise<Page<DataBackup>> {
  const rows = await tx
    .select()
    .from(dataBackups)
    .where(cursor ? lt(dataBackups.id, cursor) : undefined)
    .orderBy(desc(dataBackups.id))
    .limit(limit + 1);
  return pageOf(rows.map(toDataBackup), limit);
}

export async function findBackup(tx: Tx, id: number): Promise<StoredBackup> {
  const [row] = await tx.select().from(dataBackups).where(eq(dataBackups.id, id));
  return found(row);
}

export async function lockBackup(tx: Tx, id: number): Promise<StoredBackup> {
  const [row] = await tx.select().from(dataBackups).where(eq(dataBackups.id, id)).for('update');
  return found(row);
}

const isBrought = sql`coalesce((${dataBackups.metadata} ->> 'isUploaded')::bool, false)`;

const isComing = and(eq(dataBackups.status, 'in_progress'), isBrought);

/** Being made here; what somebody brings keeps nobody waiting. */
export const isUnderWay = and(
  inArray(dataBackups.status, ['in_progress', 'verifying']),
  not(isBrought),
);

/** Nobody fills the store with archives that are never looked at: all on their way are as long as one may be. */
export async function refuseIfTooMuchIsBrought(tx: Tx, fileSize: number): Promise<void> {
  await advisoryLock(tx, 'backups');
  const [row] = await tx
    .select({ bytes: sum(dataBackups.fileSize) })
    .from(dataBackups)
    .where(isComing);
  const bytes = Number(row?.bytes ?? 0) + fileSize;
  refuseIf(bytes > mostArchiveBytes ? tooMuchIsBrought : undefined);
}

/** A sign of life of an upload; false where it has ended. */
export async function keepsComing(tx: Tx, id: number): Promise<boolean> {
  const rows = await tx
    .update(dataBackups)
    .set({ seenAt: sql`clock_timestamp()` })
    .where(and(eq(dataBackups.id, id), isComing))
    .returning({ id: dataBackups.id });
  return rows.length > 0;
}

/** One at a time: a second would hold nothing that the first does not. */
export async function refuseIfOneRuns(tx: Tx): Promise<void> {
  await advisoryLock(tx, 'backups');
  refuseIf((await tx.$count(dataBackups, isUnderWay)) > 0 ? isRunning : undefined);
}

/** A contract that is not there, or another company's, is backed up by nobody. */
export async function refuseUnlessThere(tx: Tx, projectIds: readonly number[]): Promise<void> {
  const ids = [...new Set(projectIds)];
  const there = ids.length === 0 ? 0 : await tx.$count(projects, inArray(projects.id, ids));
  refuseIf(there === ids.length ? undefined : notFound);
}

type Asked = Pick<BackupDraft, 'projectIds' | 'tables' | 'includesFiles' | 'note'> & {
  backupType: DataBackup['backupType'];
  metadata?: BackupMetadata;
  fileName?: string;
  fileSize?: number;
};

/** The schedule is nobody's session. */
type Doer = Pick<Actor, 'userId' | 'username' | 'organizationId'>;

export async function insertBackup(
  tx: Tx,
  asked: Asked,
  actor: Doer,
  now: Date,
): Promise<StoredBackup> {
  const { projectIds = [], tables = [], includesFiles = true, note = null } = asked;
  const { backupType, metadata = {}, fileSize = null } = asked;
  const at = `${londonDay(now)}-${londonTime(now).replace(':', '')}`;
  const [row] = await tx
    .insert(dataBackups)
    .values({
      backupType,
      fileName: asked.fileName ?? `backup-${backupType}-${at}.zip`,
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
      createdByName: await nameOf(tx, actor),
    })
    .returning();
  return found(row);
}

export const deleteBackup = (tx: Tx, id: number) =>
  tx.delete(dataBackups).where(eq(dataBackups.id, id));

type Changes = Partial<typeof dataBackups.$inferInsert>;

export async function saveBackup(tx: Tx, id: number, changes: Changes): Promise<StoredBackup> {
  const [row] = await tx
    .update(dataBackups)
    .set({ ...changes, seenAt: sql`clock_timestamp()` })
    .where(eq(dataBackups.id, id))
    .returning();
  return found(row);
}

const day = 86_400_000;
/** A scheduled one goes when enough newer ones are there, and in any case after so long. */
const longestKept = 35;

export const expiryOf = ({ metadata }: Pick<StoredBackup, 'metadata'>, now: Date): Date =>
  new Date(now.getTime() + (metadata.isScheduled ? longestKept : daysKept) * day);

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

/** Where its bytes are and which rows it touched, no answer tells. */
export const toDataBackup = ({ filePath, seenAt, metadata, ...row }: StoredBackup): DataBackup => ({
  ...row,
  verifiedAt: instant(row.verifiedAt),
  expiresAt: instant(row.expiresAt),
  createdAt: row.createdAt.toISOString(),
  completedAt: instant(row.completedAt),
  rows: metadata.rows ?? null,
  files: metadata.files ?? null,
  isUploaded: metadata.isUploaded ?? false,
  isScheduled: metadata.isScheduled ?? false,
  hasSecrets: metadata.secrets === 'locked',
  restoration: toldOf(metadata),
});

function toldOf({ restoration }: BackupMetadata): Restoration | null {
  if (!restoration) return null;
  const { added, overwritten, ...told } = restoration;
  return told;
}
