import { inRestoreOrder, obstacleToTypedName } from '@sitewright/domain/backup/bin-rules';
import { binRecordOf, restoreRightOf } from '@sitewright/domain/backup/bin-types';
import type { BinItem, Hold } from '@sitewright/domain/backup/recycle-bin';
import { restorePeriodOver } from '@sitewright/domain/backup/rules';
import { type Actor, can } from '@sitewright/domain/kernel/access';
import { found, notAllowed, refusedAt, refuseIf } from '@sitewright/domain/kernel/problem';
import { inArray, sql } from 'drizzle-orm';
import { findCompanyName } from '../organizations/public.ts';
import { recycleBin } from '../platform/bin/recycle-bin.ts';
import { findRow, updateRow } from '../platform/rows.ts';
import type { Tx } from '../platform/tenancy.ts';
import { type BinRow, toBinItem } from './store.ts';

/** With its encrypted content, for users who may read such records and see it in the list. */
export async function findBinItem(
  tx: Tx,
  id: number,
  actor: Actor,
  now: Date,
): Promise<{ row: BinRow; item: BinItem }> {
  const stored = await findRow(tx, recycleBin, id);
  const isTheirs = can(actor, 'recycleBin', 'R', { createdBy: stored.deletedBy });
  refuseIf(isTheirs ? undefined : notAllowed);
  const row = found(stored.isRestored ? undefined : stored);
  const item = toBinItem(row);
  refuseIf(row.expiresAt <= now && !item.metadata.hold ? restorePeriodOver : undefined);
  const record = binRecordOf(row.recordType);
  refuseIf(record && can(actor, restoreRightOf(record)[0], 'R') ? undefined : notAllowed);
  return { row, item };
}

/** Those of `ids` that exist, in the order in which they can be restored. */
export async function itemsToRestore(tx: Tx, ids: readonly number[]): Promise<number[]> {
  const rows = await tx
    .select({ id: recycleBin.id, recordType: recycleBin.recordType })
    .from(recycleBin)
    .where(inArray(recycleBin.id, [...ids]));
  return inRestoreOrder(rows).map(({ id }) => id);
}

/** From now on it cannot be restored; the sweep job deletes it. */
export const expireNow = async (tx: Tx, id: number, now: Date): Promise<BinItem> =>
  toBinItem(await updateRow(tx, recycleBin, id, { expiresAt: now }));

export async function setHold(tx: Tx, id: number, hold: Hold | null): Promise<BinItem> {
  const metadata = sql`${recycleBin.metadata} || ${JSON.stringify({ hold })}::jsonb`;
  return toBinItem(await updateRow(tx, recycleBin, id, { metadata }));
}

export async function refuseUnlessNamed(tx: Tx, actor: Actor, typed: string): Promise<void> {
  const obstacle = obstacleToTypedName(typed, await findCompanyName(tx, actor));
  if (obstacle) throw refusedAt('organizationName', obstacle);
}
