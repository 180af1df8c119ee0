import { createHash } from 'node:crypto';
import type { Break } from '@sitewright/domain/activity/activity-log';
import { getTableColumns, inArray, sql } from 'drizzle-orm';
import {
  activityChanges,
  activityLogs,
  canonical,
  contentOf,
  markOf,
} from '../platform/activity.ts';
import { users } from '../platform/global-tables.ts';
import type { Secrets } from '../platform/secrets.ts';
import type { Tx } from '../platform/tenancy.ts';

export type Mark = Secrets['keyedHash'];

/** Noted changes of the same action, as text: what a number loses when it is read counts too. */
type Changes = [id: number, table: string, recordId: number, changes: string][];

export type Entry = typeof activityLogs.$inferSelect & { changes: Changes };

const changesOfAction = sql<Changes>`(
  select coalesce(json_agg(json_build_array(c.id, c.table_name, c.record_id, c.changes::text)
    order by c.id), '[]')
  from ${activityChanges} c where c.deed = ${activityLogs.transactionId})`;

/** All that is sealed of a row. */
export const entryColumns = { ...getTableColumns(activityLogs), changes: changesOfAction };

/** Whose it was when it was written, which the row forgets when their account is deleted. */
const doerOf = ({ mark }: Pick<Entry, 'mark'>): number | null =>
  Number.parseInt(mark ?? '', 10) || null;

type Link = { position: number; sealedAt: Date };

/** The hash of an entry and, through the one before it, of all that came before. */
export function hashOfEntry(previous: string, link: Link, entry: Entry): string {
  const { id, mark, changes } = entry;
  const content = contentOf({ ...entry, userId: doerOf(entry) });
  const whole = canonical([link.position, link.sealedAt, id, mark, content, changes]);
  return createHash('sha256').update(previous).update(whole).digest('hex');
}

/** Which entries are not what the server wrote, and why; what has been deleted cannot be asked. */
export async function faultsIn(tx: Tx, entries: readonly Entry[], mark: Mark) {
  const doers = await doersOf(tx, entries);
  const faults = new Map<number, Break>();
  for (const entry of entries) {
    const fault = faultOf(entry, doers, mark);
    if (fault) faults.set(entry.id, fault);
  }
  return faults;
}

/** Of the accounts that wrote these entries, those that are still there. */
async function doersOf(tx: Tx, entries: readonly Entry[]): Promise<Set<number>> {
  const asked = [...new Set(entries.map(doerOf).filter((id) => id !== null))];
  const there = await tx.select({ id: users.id }).from(users).where(inArray(users.id, asked));
  return new Set(there.map(({ id }) => id));
}

/** Entries from before there were marks have none, and no name for their action either. */
export const isOfOld = ({ mark, transactionId }: Pick<Entry, 'mark' | 'transactionId'>): boolean =>
  mark === null && transactionId === null;

function faultOf(entry: Entry, doers: Set<number>, mark: Mark): Break | undefined {
  if (isOfOld(entry)) return;
  const doer = doerOf(entry);
  if (entry.mark !== markOf({ ...entry, userId: doer }, mark)) return 'foreign';
  const isThere = doer !== null && doers.has(doer);
  return entry.userId === (isThere ? doer : null) ? undefined : 'changed';
}

/** What only this server can say of how far the chain has come. */
export const signatureOf = (
  organizationId: number,
  { position, hash }: { position: number; hash: string },
  mark: Mark,
): string => mark(`activity head ${organizationId} ${position} ${hash}`);
