import { createHash } from 'node:crypto';
import type { Break } from '@sitewright/domain/activity/activity-log';
import { getTableColumns, inArray, sql } from 'drizzle-orm';
import {
  activityChanges,
  activityContent,
  activityLogs,
  activityMark,
  canonicalJson,
} from '../platform/activity.ts';
import { users } from '../platform/global-tables.ts';
import type { Secrets } from '../platform/secrets.ts';
import type { Tx } from '../platform/tenancy.ts';

export type Mark = Secrets['keyedHash'];

/** Changes noted by the same action, as text, so that numbers are hashed with full precision. */
type Changes = [id: number, table: string, recordId: number, changes: string][];

export type Entry = typeof activityLogs.$inferSelect & { changes: Changes };

const changesOfAction = sql<Changes>`(
  select coalesce(json_agg(json_build_array(c.id, c.table_name, c.record_id, c.changes::text)
    order by c.id), '[]')
  from ${activityChanges} c where c.deed = ${activityLogs.transactionId})`;

/** The columns of an entry that are hashed. */
export const entryColumns = { ...getTableColumns(activityLogs), changes: changesOfAction };

/** The user id at the time of writing, which the row loses when the account is deleted. */
const authorIdOf = ({ mark }: Pick<Entry, 'mark'>): number | null =>
  Number.parseInt(mark ?? '', 10) || null;

type Link = { position: number; sealedAt: Date };

/** The hash of an entry and, through the previous hash, of all entries before it. */
export function hashOfEntry(previous: string, link: Link, entry: Entry): string {
  const { id, mark, changes } = entry;
  const content = activityContent({ ...entry, userId: authorIdOf(entry) });
  const hashed = canonicalJson([link.position, link.sealedAt, id, mark, content, changes]);
  return createHash('sha256').update(previous).update(hashed).digest('hex');
}

/** Entries that the server did not write, and why; deleted accounts cannot be checked. */
export async function findForeignEntries(tx: Tx, entries: readonly Entry[], mark: Mark) {
  const authors = await existingAuthors(tx, entries);
  const faults = new Map<number, Break>();
  for (const entry of entries) {
    const fault = faultOf(entry, authors, mark);
    if (fault) faults.set(entry.id, fault);
  }
  return faults;
}

/** The authors of these entries whose accounts still exist. */
async function existingAuthors(tx: Tx, entries: readonly Entry[]): Promise<Set<number>> {
  const authorIds = [...new Set(entries.map(authorIdOf).filter((id) => id !== null))];
  const existing = await tx
    .select({ id: users.id })
    .from(users)
    .where(inArray(users.id, authorIds));
  return new Set(existing.map(({ id }) => id));
}

/** Entries from before marks were introduced have neither a mark nor an action id. */
export const hasNoMark = ({
  mark,
  transactionId,
}: Pick<Entry, 'mark' | 'transactionId'>): boolean => mark === null && transactionId === null;

function faultOf(entry: Entry, authors: Set<number>, mark: Mark): Break | undefined {
  if (hasNoMark(entry)) return;
  const authorId = authorIdOf(entry);
  if (entry.mark !== activityMark({ ...entry, userId: authorId }, mark)) return 'foreign';
  const isThere = authorId !== null && authors.has(authorId);
  return entry.userId === (isThere ? authorId : null) ? undefined : 'changed';
}

/** A signature over the length of the chain that only this server can make. */
export const signatureOf = (
  organizationId: number,
  { position, hash }: { position: number; hash: string },
  mark: Mark,
): string => mark(`activity head ${organizationId} ${position} ${hash}`);
