import {
  heartbeatLostMessage,
  heartbeatTimeout,
} from '@sitewright/domain/backup/data-backup-rules';
import { daysBetween, londonDay, londonTime } from '@sitewright/domain/kernel/calendar';
import { and, desc, eq, inArray, lt, not, sql } from 'drizzle-orm';
import { organizations } from '../platform/global-tables.ts';
import { organizationIds, runSequentially, throwIfAny } from '../platform/jobs/rounds.ts';
import type { RunInOrganization, Tx } from '../platform/tenancy.ts';
import { enqueueBackupJob, enqueueRemoval } from './backup-job.ts';
import {
  announceBackup,
  insertBackup,
  isInProgress,
  type StoredBackup,
  saveBackup,
} from './data-backups.ts';
import { backupSchedules, dataBackups } from './table.ts';

/** At night, when few users are waiting. */
const scheduleStartsAt = '02:00';
const uploadTimeout = 60 * 60 * 1000;
const notRestored = 'The server stopped during the restore. Nothing was changed.';
const notUndone = 'The server stopped during the undo. Nothing was changed.';

/** Once a minute, for each organisation: fails dead jobs, removes expired backups, makes due ones. */
export const backupRoundTask =
  (within: RunInOrganization, clock = () => new Date()) =>
  async () => {
    const all = await within(undefined, organizationIds);
    const failures = await runSequentially(all, (id) => runBackupRound(within, id, clock()));
    throwIfAny(failures, 'The backup task failed for some organisations.');
  };

export async function runBackupRound(within: RunInOrganization, organizationId: number, now: Date) {
  await within(organizationId, async (tx) => {
    await settleStalledJobs(tx);
    await failSilentRestorations(tx);
    await expire(tx, now);
  });
  await within(organizationId, (tx) => makeDueBackup(tx, organizationId, now));
}

const silence = (milliseconds: number) =>
  lt(dataBackups.seenAt, sql`now() - make_interval(secs => ${milliseconds / 1000})`);

async function settleStalledJobs(tx: Tx): Promise<void> {
  const isGoingOn = inArray(dataBackups.status, ['in_progress', 'verifying']);
  const isUpload = sql`coalesce((${dataBackups.metadata} ->> 'isUploaded')::bool, false) and status = 'in_progress'`;
  const silent = await tx
    .select()
    .from(dataBackups)
    .where(
      and(
        isGoingOn,
        silence(heartbeatTimeout),
        sql`(not (${isUpload}) or ${silence(uploadTimeout)})`,
      ),
    )
    .for('update');
  const [good, unmade] = [silent.filter(isMade), silent.filter((row) => !isMade(row))];
  for (const { id } of good) await saveBackup(tx, id, { status: 'completed', progress: null });
  for (const row of unmade) {
    await saveBackup(tx, row.id, {
      status: 'failed',
      problem: heartbeatLostMessage,
      progress: null,
    });
    await enqueueRemoval(tx, row);
  }
}

/** A backup that was only being verified again is as good as before. */
const isMade = ({ completedAt }: Pick<StoredBackup, 'completedAt'>) => completedAt !== null;

const isBeingRestored = sql`coalesce(
  ${dataBackups.metadata} -> 'restoration' ->> 'status' in ('waiting', 'working', 'undoing'), false)`;

/** Restoring is one transaction: a job that died changed nothing. */
async function failSilentRestorations(tx: Tx): Promise<void> {
  const silent = await tx
    .select()
    .from(dataBackups)
    .where(and(isBeingRestored, silence(heartbeatTimeout)))
    .for('update');
  for (const { id, metadata } of silent) {
    if (!metadata.restoration) continue;
    const outcome =
      metadata.restoration.status === 'undoing'
        ? ({ status: 'done', problem: notUndone } as const)
        : ({ status: 'failed', problem: notRestored } as const);
    const restoration = { ...metadata.restoration, ...outcome };
    await saveBackup(tx, id, { metadata: { ...metadata, restoration }, progress: null });
  }
}

/** The bytes of a backup are not removed while a restore reads them. */
const mayExpire = and(eq(dataBackups.status, 'completed'), not(isBeingRestored));

async function expire(tx: Tx, now: Date): Promise<void> {
  const expired = await tx
    .select()
    .from(dataBackups)
    .where(and(mayExpire, lt(dataBackups.expiresAt, now)));
  for (const row of [...expired, ...(await surplusBackups(tx))]) {
    await saveBackup(tx, row.id, { status: 'expired', expiresAt: now });
    await enqueueRemoval(tx, row);
  }
}

const isScheduled = sql`${dataBackups.metadata} ->> 'isScheduled' = 'true'`;

async function surplusBackups(tx: Tx) {
  const [schedule] = await tx.select().from(backupSchedules);
  if (!schedule) return [];
  return tx
    .select()
    .from(dataBackups)
    .where(and(mayExpire, isScheduled))
    .orderBy(desc(dataBackups.id))
    .offset(schedule.keep);
}

async function makeDueBackup(tx: Tx, organizationId: number, now: Date): Promise<void> {
  const [schedule] = await tx.select().from(backupSchedules).for('update');
  const today = londonDay(now);
  if (!schedule || londonTime(now) < scheduleStartsAt) return;
  if (!isDue(schedule, today) && !(await hasFailed(tx, now))) return;
  if ((await tx.$count(dataBackups, isInProgress)) > 0) return;
  await tx.update(backupSchedules).set({ doneOn: today });
  const [company] = await tx
    .select({ createdBy: organizations.createdBy })
    .from(organizations)
    .where(eq(organizations.id, organizationId));
  const userId = schedule.updatedBy ?? schedule.createdBy ?? company?.createdBy ?? 0;
  const { id } = await insertBackup(
    tx,
    {
      backupType: 'full',
      includesFiles: schedule.includesFiles,
      metadata: { isScheduled: true, secrets: 'none' },
    },
    { userId, username: 'Schedule', organizationId },
    now,
  );
  await announceBackup(tx, id);
  await enqueueBackupJob(tx, { action: 'make', backupId: id });
}

const retryAfter = 3 * 60 * 60 * 1000;

/** A weekly backup that failed is tried again after some hours, not after a week. */
async function hasFailed(tx: Tx, now: Date): Promise<boolean> {
  const [last] = await tx
    .select()
    .from(dataBackups)
    .where(isScheduled)
    .orderBy(desc(dataBackups.id))
    .limit(1);
  if (last?.status !== 'failed' || last.isCancelled) return false;
  return now.getTime() - last.createdAt.getTime() >= retryAfter;
}

type Schedule = Pick<typeof backupSchedules.$inferSelect, 'frequency' | 'doneOn'>;

const isDue = ({ frequency, doneOn }: Schedule, today: string): boolean =>
  !doneOn || daysBetween(doneOn, today) >= (frequency === 'daily' ? 1 : 7);
