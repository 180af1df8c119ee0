import type { Actor } from '@sitewright/domain/kernel/access';
import type { Problem } from '@sitewright/domain/kernel/problem';
import { findRow } from '../platform/rows.ts';
import type { Tx } from '../platform/tenancy.ts';
import { lockFile, type Owner } from './store.ts';
import { files } from './table.ts';

/** What a file may belong to, other than its contract, with the name of its column. */
const ownerColumns: Record<Owner, string> = {
  deliveryId: 'delivery_id',
  diaryEntryId: 'diary_entry_id',
  diaryCommentId: 'diary_comment_id',
  journalMessageId: 'journal_message_id',
  carbonEntryId: 'carbon_entry_id',
  siteIssueId: 'site_issue_id',
};

/** What a record type defines for its files; `app.ts` passes the owners of all features to the routes. */
export type OwnerRules = {
  /** Locks the diary day of the record: the files of a signed-off day stay as they are. */
  lockDay?: (tx: Tx, id: number, actor: Actor) => Promise<{ isDaySignedOff: boolean }>;
  /** Locks the record; why it takes no further file, if so. */
  obstacleToRestoring: (tx: Tx, id: number, actor: Actor) => Promise<Problem | undefined>;
};

export type FileOwners = Record<Owner, OwnerRules>;

type Columns = Partial<Record<string, unknown>>;

/** The record that a file belongs to, by its row; undefined for a file of the contract only. */
export function ownerOf(owners: FileOwners, row: Columns) {
  for (const [key, column] of Object.entries(ownerColumns)) {
    const id = row[key] ?? row[column];
    if (typeof id === 'number') return { id, ...owners[key as Owner] };
  }
}

/** A file with its diary day, locked in the common order: the day first. */
export async function lockFileOnDay(tx: Tx, id: number, actor: Actor, owners: FileOwners) {
  const owner = ownerOf(owners, await findRow(tx, files, id));
  const { isDaySignedOff = false } = (await owner?.lockDay?.(tx, owner.id, actor)) ?? {};
  return { file: await lockFile(tx, id), isDaySignedOff };
}
