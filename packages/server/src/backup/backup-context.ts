import { cancelledMessage } from '@sitewright/domain/backup/data-backup-rules';
import { Refused } from '@sitewright/domain/kernel/problem';
import { eq, sql } from 'drizzle-orm';
import { concurrencyLimit } from '../platform/concurrency-limit.ts';
import type { Storage } from '../platform/files/storage.ts';
import { isDiskFull } from '../platform/http/errors.ts';
import type { Secrets } from '../platform/secrets.ts';
import type { InOrganization } from '../platform/tenancy.ts';
import { announceBackup } from './data-backups.ts';
import { dataBackups } from './table.ts';

/** What the long-running backup jobs of one organisation need. */
export type BackupContext = {
  storage: Storage;
  secrets: Secrets;
  inOrganization: InOrganization;
  now: () => Date;
};

/** Saved while a job runs; the same update reads whether the job was cancelled. */
type Progress = { part: string; done: number; all: number };

export class Cancelled extends Error {
  override message = cancelledMessage;
}

const heartbeatEvery = 10_000;
const reportEvery = 500;

/** One job at a time on this server: each takes a whole core. */
const oneBackupAtATime = concurrencyLimit(1, 10_000);

/** Updates `seenAt` while the job waits and runs; a job that stops updating counts as dead. */
export async function withHeartbeat<T>(
  { inOrganization }: BackupContext,
  backupId: number,
  work: () => Promise<T>,
): Promise<T> {
  const heartbeat = () =>
    inOrganization((tx) =>
      tx
        .update(dataBackups)
        .set({ seenAt: sql`clock_timestamp()` })
        .where(eq(dataBackups.id, backupId)),
    ).catch(() => {}); // the next update may succeed
  const timer = setInterval(heartbeat, heartbeatEvery);
  try {
    return await oneBackupAtATime(work);
  } finally {
    clearInterval(timer);
  }
}

/** Saves the progress, twice a second at most, and stops the job if it was cancelled. */
export function progressReporter({ inOrganization }: BackupContext, backupId: number) {
  let last = 0;
  return async (progress: Progress, fileSize?: number): Promise<void> => {
    if (Date.now() - last < reportEvery) return;
    last = Date.now();
    const rows = await inOrganization(async (tx) => {
      await announceBackup(tx, backupId);
      return tx
        .update(dataBackups)
        .set({ progress, seenAt: sql`clock_timestamp()`, ...(fileSize && { fileSize }) })
        .where(eq(dataBackups.id, backupId))
        .returning({ isCancelled: dataBackups.isCancelled });
    }).catch(() => undefined); // the next update may succeed
    if (rows && !rows.some(({ isCancelled }) => !isCancelled)) throw new Cancelled();
  };
}

export type ReportProgress = ReturnType<typeof progressReporter>;

const noRoom = 'The disk is full. Please free up space and try again.';
const unknownFault = 'Something went wrong on our side. Please try again.';

/** The sentence shown to users; the details of an error are for the log. */
export function userMessageOf(error: unknown): string {
  if (isExpected(error)) return (error as Error).message;
  return isDiskFull(error) ? noRoom : unknownFault;
}

export const isExpected = (error: unknown): boolean =>
  error instanceof Refused || error instanceof Cancelled;
