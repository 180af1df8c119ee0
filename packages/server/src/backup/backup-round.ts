import { silentFor, wentSilent } from '@sitewright/domain/backup/data-backup-rules';
import { daysBetween, londonDay, londonTime } from '@sitewright/domain/kernel/calendar';
import { and, desc, eq, inArray, lt, not, sql } from 'drizzle-orm';
import { organizations } from '../platform/global-tables.ts';
import { organizationIds, runSequentially, throwIfAny } from '../platform/rounds.ts';
import type { Tx, Within } from '../platform/tenancy.ts';
import { order, orderRemoval } from './backup-order.ts';
import { insertBackup, isUnderWay, type StoredBackup, saveBackup } from './data-backups.ts';
import { backupSchedules, dataBackups } from './table.ts';

/** In the small hours, when nobody waits for anything. */
const beginsAt = '02:00';
const wholeUpload = 60 * 60 * 1000;
const notRestored = 'The server stopped while it was being restored. Nothing was changed.';
const notUndone = 'The server stopped while it was being undone. Nothing was changed.';

/** Once a minute, in each organisation in turn: who died is failed, what is over goes, what is due is made. */
export const backupRoundTask =
  (within: Within, clock = () => new Date()) =>
  async () => {
    const all = await within(undefined, organizationIds);
    const failures = await runSequentially(all, (id) => goRound(within, id, clock()));
    throwIfAny(failures, 'Not every backup was seen to.');
  };

export async function goRound(within: Within, organizationId: number, now: Date) {
  await within(organizationId, async (tx) => {
    await failTheSilent(tx);
    await noteSilentRestorations(tx);
    await expire(tx, now);
  });
  await within(organizationId, (tx) => makeWhatIsDue(tx, organizationId, now));
}

const silence = (milliseconds: number) =>
  lt(dataBackups.seenAt, sql`now() - make_interval(secs => ${milliseconds / 1000})`);

async function failTheSilent(tx: Tx): Promise<void> {
  const isGoingOn = inArray(dataBackups.status, ['in_progress', 'verifying']);
  const isUpload = sql`coalesce((${dataBackups.metadata} ->> 'isUploaded')::bool, false) and status = 'in_progress'`;
  const silent = await tx
    .select()
    .from(dataBackups)
    .where(and(isGoingOn, silence(silentFor), sql`(not (${isUpload}) or ${silence(wholeUpload)})`))
    .for('update');
  const [good, unmade] = [silent.filter(isMade), silent.filter((row) => !isMade(row))];
  for (const { id } of good) await saveBackup(tx, id, { status: 'completed', progress: null });
  for (const row of unmade) {
    await saveBackup(tx, row.id, { status: 'failed', problem: wentSilent, progress: null });
    await orderRemoval(tx, row);
  }
}

/** One that was only being verified once more is as good as it was before. */
const isMade = ({ completedAt }: Pick<StoredBackup, 'completedAt'>) => completedAt !== null;

const isBeingRestored = sql`coalesce(
  ${dataBackups.metadata} -> 'restoration' ->> 'status' in ('waiting', 'working', 'undoing'), false)`;

/** Whatever it was about to do, it did none of it: restoring is one transaction. */
async function noteSilentRestorations(tx: Tx): Promise<void> {
  const silent = await tx
    .select()
    .from(dataBackups)
    .where(and(isBeingRestored, silence(silentFor)))
    .for('update');
  for (const { id, metadata } of silent) {
    if (!metadata.restoration) continue;
    const ended =
      metadata.restoration.status === 'undoing'
        ? ({ status: 'done', problem: notUndone } as const)
        : ({ status: 'failed', problem: notRestored } as const);
    const restoration = { ...metadata.restoration, ...ended };
    await saveBackup(tx, id, { metadata: { ...metadata, restoration }, progress: null });
  }
}

/** Nobody's bytes go while they are being read. */
const isKept = and(eq(dataBackups.status, 'completed'), not(isBeingRestored));

async function expire(tx: Tx, now: Date): Promise<void> {
  const over = await tx
    .select()
    .from(dataBackups)
    .where(and(isKept, lt(dataBackups.expiresAt, now)));
  for (const row of [...over, ...(await supernumerary(tx))]) {
    await saveBackup(tx, row.id, { status: 'expired', expiresAt: now });
    await orderRemoval(tx, row);
  }
}

const isScheduled = sql`${dataBackups.metadata} ->> 'isScheduled' = 'true'`;

async function supernumerary(tx: Tx) {
  const [schedule] = await tx.select().from(backupSchedules);
  if (!schedule) return [];
  return tx
    .select()
    .from(dataBackups)
    .where(and(isKept, isScheduled))
    .orderBy(desc(dataBackups.id))
    .offset(schedule.keep);
}

async function makeWhatIsDue(tx: Tx, organizationId: number, now: Date): Promise<void> {
  const [schedule] = await tx.select().from(backupSchedules).for('update');
  const today = londonDay(now);
  if (!schedule || londonTime(now) < beginsAt) return;
  if (!isDue(schedule, today) && !(await hasFailed(tx, now))) return;
  if ((await tx.$count(dataBackups, isUnderWay)) > 0) return;
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
  await order(tx, { action: 'make', backupId: id });
}

const nextTryAfter = 3 * 60 * 60 * 1000;

/** A night in which the server stopped must not cost a week: some hours later it is tried again. */
async function hasFailed(tx: Tx, now: Date): Promise<boolean> {
  const [last] = await tx
    .select()
    .from(dataBackups)
    .where(isScheduled)
    .orderBy(desc(dataBackups.id))
    .limit(1);
  if (last?.status !== 'failed' || last.isCancelled) return false;
  return now.getTime() - last.createdAt.getTime() >= nextTryAfter;
}

type Schedule = Pick<typeof backupSchedules.$inferSelect, 'frequency' | 'doneOn'>;

const isDue = ({ frequency, doneOn }: Schedule, today: string): boolean =>
  !doneOn || daysBetween(doneOn, today) >= (frequency === 'daily' ? 1 : 7);
