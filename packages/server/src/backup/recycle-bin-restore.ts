import { atNumberField } from '@sitewright/domain/backup/bin-rules';
import { binRecordOf } from '@sitewright/domain/backup/bin-types';
import type { BinItem, BinRestoration } from '@sitewright/domain/backup/recycle-bin';
import { obstacleToRestoring } from '@sitewright/domain/backup/rules';
import type { Actor } from '@sitewright/domain/kernel/access';
import { Refused, refuseIf } from '@sitewright/domain/kernel/problem';
import { unsealRecord } from '../platform/bin/recycle.ts';
import { restoreRecordTree, restoreReferences } from '../platform/record-tree.ts';
import type { ServerRecord } from '../platform/server-record.ts';
import type { Services } from '../platform/services.ts';
import type { Tx } from '../platform/tenancy.ts';
import { announceBinChange } from './announce-bin-change.ts';
import { lockBinItem, markRestored, refuseIfContractIsGone, toBinItem } from './store.ts';

/** Who restores, when, and with which services. */
type Restoring = {
  tx: Tx;
  actor: Actor;
  now: Date;
  services: Services;
  records: readonly ServerRecord[];
};

/** Restores a record with its children; `over` holds values to change, such as a new slug. */
export async function restoreItem(
  { tx, actor, now, services, records }: Restoring,
  binItemId: number,
  { slug, number }: BinRestoration = {},
): Promise<BinItem> {
  const item = await lockBinItem(tx, binItemId);
  refuseIf(obstacleToRestoring(toBinItem(item), actor, now.toISOString()));
  const unique = binRecordOf(item.recordType)?.bin.number;
  const over = { ...(slug && { slug }), ...(number && unique && { [unique.column]: number }) };
  const { record, bundle } = unsealRecord(item, services.secrets, over);
  await refuseIfContractIsGone(tx, record);
  const restoreHook = records.find(({ type }) => type === item.recordType)?.restoreHook;
  await restoreHook?.(tx, record, actor, services).catch((error: Error) => {
    throw error instanceof Refused ? atNumberField(error, unique?.taken) : error;
  });
  await restoreRecordTree(tx, bundle);
  await restoreReferences(tx, item.metadata.ties ?? []);
  await announceBinChange(tx, item.recordType, item.recordId, 'POST');
  return markRestored(tx, item.id, actor, now);
}
