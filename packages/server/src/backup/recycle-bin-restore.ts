import { atNumber, numberColumns } from '@sitewright/domain/backup/bin-rules';
import type { BinItem, Restoration } from '@sitewright/domain/backup/recycle-bin';
import { obstacleToRestoring } from '@sitewright/domain/backup/rules';
import type { Actor } from '@sitewright/domain/kernel/access';
import { Refused, refuseIf } from '@sitewright/domain/kernel/problem';
import { type Row, restoreRecordTree, tieAgain } from '../platform/bundle.ts';
import { unsealed } from '../platform/recycle.ts';
import type { Secrets } from '../platform/secrets.ts';
import type { Tx } from '../platform/tenancy.ts';
import { announceBinChange } from './announce-bin-change.ts';
import { lockBinItem, markRestored, refuseIfContractIsGone, toBinItem } from './store.ts';

/** A check before a record is restored, such as whether its slug is still free. */
export type RestoreHook = (tx: Tx, record: Row, actor: Actor) => Promise<void>;

/** Who restores, when, and with which services. */
export type Restoring = {
  tx: Tx;
  actor: Actor;
  now: Date;
  secrets: Secrets;
  restoreHooks: Record<string, RestoreHook>;
};

/** Restores a record with its children; `over` holds values to change, such as a new slug. */
export async function restoreItem(
  { tx, actor, now, secrets, restoreHooks }: Restoring,
  binItemId: number,
  { slug, number }: Restoration = {},
): Promise<BinItem> {
  const item = await lockBinItem(tx, binItemId);
  refuseIf(obstacleToRestoring(toBinItem(item), actor, now.toISOString()));
  const column = numberColumns[item.recordType];
  const over = { ...(slug && { slug }), ...(number && column && { [column]: number }) };
  const { record, bundle } = unsealed(item, secrets, over);
  await refuseIfContractIsGone(tx, record);
  await restoreHooks[item.recordType]?.(tx, record, actor).catch(rethrowAtNumber);
  await restoreRecordTree(tx, bundle);
  await tieAgain(tx, item.metadata.ties ?? []);
  await announceBinChange(tx, item.recordType, item.recordId, 'POST');
  return markRestored(tx, item.id, actor, now);
}

function rethrowAtNumber(error: Error): never {
  throw error instanceof Refused ? atNumber(error) : error;
}
