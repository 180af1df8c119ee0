import { wasCancelled } from '@sitewright/domain/backup/data-backup-rules';
import { Refused } from '@sitewright/domain/kernel/problem';
import { eq, sql } from 'drizzle-orm';
import { concurrencyLimit } from '../platform/concurrency-limit.ts';
import { isOutOfRoom } from '../platform/errors.ts';
import type { Secrets } from '../platform/secrets.ts';
import type { Storage } from '../platform/storage.ts';
import type { InOrganization, Tx } from '../platform/tenancy.ts';
import { dataBackups } from './table.ts';

/** Where the long work on backups is done, for one organisation. */
export type BackupContext = {
  storage: Storage;
  secrets: Secrets;
  inOrganization: InOrganization;
  now: () => Date;
};

/** What is told while it goes on, and asked: whether anybody still wants it. */
export type Progress = { part: string; done: number; all: number };

export class Cancelled extends Error {
  override message = wasCancelled;
}

/** While bytes go to or come from the store, however slow that is; else the database ends whoever idles. */
export const mayIdle = (tx: Tx) =>
  tx.execute(sql`set local idle_in_transaction_session_timeout = '10min'`);

const signEvery = 10_000;
const tellEvery = 500;

/** One at a time for all: it takes a core, and others want to be served. */
const runSequentially = concurrencyLimit(1, 10_000);

/** Gives a sign of life while the work waits and goes on; whoever gives none has died. */
export async function watched<T>(
  { inOrganization }: BackupContext,
  backupId: number,
  work: () => Promise<T>,
): Promise<T> {
  const sign = () =>
    inOrganization((tx) =>
      tx
        .update(dataBackups)
        .set({ seenAt: sql`clock_timestamp()` })
        .where(eq(dataBackups.id, backupId)),
    ).catch(() => {}); // the next sign may get through
  const timer = setInterval(sign, signEvery);
  try {
    return await runSequentially(work);
  } finally {
    clearInterval(timer);
  }
}

/** Tells how far it is, twice a second at most, and stops it where somebody cancelled. */
export function teller({ inOrganization }: BackupContext, backupId: number) {
  let last = 0;
  return async (progress: Progress, fileSize?: number): Promise<void> => {
    if (Date.now() - last < tellEvery) return;
    last = Date.now();
    const rows = await inOrganization((tx) =>
      tx
        .update(dataBackups)
        .set({ progress, seenAt: sql`clock_timestamp()`, ...(fileSize && { fileSize }) })
        .where(eq(dataBackups.id, backupId))
        .returning({ isCancelled: dataBackups.isCancelled }),
    ).catch(() => undefined); // the next word may get through
    if (rows && !rows.some(({ isCancelled }) => !isCancelled)) throw new Cancelled();
  };
}

export type Tell = ReturnType<typeof teller>;

const noRoom = 'There was no room left on the disk. Please make room, then try again.';
const unknownFault = 'Something went wrong on our side. Please try again.';

/** What people are told of a fault; its details are for the log. */
export function sentenceOf(error: unknown): string {
  if (isExpected(error)) return (error as Error).message;
  return isOutOfRoom(error) ? noRoom : unknownFault;
}

export const isExpected = (error: unknown): boolean =>
  error instanceof Refused || error instanceof Cancelled;
