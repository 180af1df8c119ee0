import { inOrderOfReturn, obstacleToTypedName } from '@sitewright/domain/backup/bin-rules';
import { isBinType, rightsInBin } from '@sitewright/domain/backup/bin-types';
import type { BinItem, Hold } from '@sitewright/domain/backup/recycle-bin';
import { hasExpired } from '@sitewright/domain/backup/rules';
import { type Actor, can } from '@sitewright/domain/kernel/access';
import { found, notAllowed, refusedAt, refuseIf } from '@sitewright/domain/kernel/problem';
import { eq, inArray, sql } from 'drizzle-orm';
import { findCompanyName } from '../organizations/public.ts';
import { recycleBin } from '../platform/recycle-bin.ts';
import type { Tx } from '../platform/tenancy.ts';
import { type BinRow, toBinItem } from './store.ts';

/** With its sealed content, for whoever may look at such a record and could see it in the list. */
export async function findBinItem(
  tx: Tx,
  id: number,
  actor: Actor,
  now: Date,
): Promise<{ row: BinRow; item: BinItem }> {
  const [one] = await tx.select().from(recycleBin).where(eq(recycleBin.id, id));
  const row = found(one && !one.isRestored ? one : undefined);
  const item = toBinItem(row);
  found(can(actor, 'recycleBin', 'R', { createdBy: row.deletedBy }) ? row : undefined);
  refuseIf(row.expiresAt <= now && !item.metadata.hold ? hasExpired : undefined);
  const right = isBinType(row.recordType) && rightsInBin[row.recordType];
  refuseIf(right && can(actor, right[0], 'R') ? undefined : notAllowed);
  return { row, item };
}

/** Those of `ids` that are there, in the order in which they can come back. */
export async function itemsToReturn(tx: Tx, ids: readonly number[]): Promise<number[]> {
  const rows = await tx
    .select({ id: recycleBin.id, recordType: recycleBin.recordType })
    .from(recycleBin)
    .where(inArray(recycleBin.id, [...ids]));
  return inOrderOfReturn(rows).map(({ id }) => id);
}

/** From now on nobody can fetch it back; the job takes it away. */
export async function endNow(tx: Tx, id: number, now: Date): Promise<BinItem> {
  const [row] = await tx
    .update(recycleBin)
    .set({ expiresAt: now })
    .where(eq(recycleBin.id, id))
    .returning();
  return toBinItem(found(row));
}

export async function setHold(tx: Tx, id: number, hold: Hold | null): Promise<BinItem> {
  const metadata = sql`${recycleBin.metadata} || ${JSON.stringify({ hold })}::jsonb`;
  const [row] = await tx
    .update(recycleBin)
    .set({ metadata })
    .where(eq(recycleBin.id, id))
    .returning();
  return toBinItem(found(row));
}

export async function refuseUnlessNamed(tx: Tx, actor: Actor, typed: string): Promise<void> {
  const obstacle = obstacleToTypedName(typed, await findCompanyName(tx, actor));
  if (obstacle) throw refusedAt('organizationName', obstacle);
}
