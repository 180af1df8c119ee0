import { backupApi } from '@sitewright/domain/backup/api';
import { obstacleToRestoring } from '@sitewright/domain/backup/rules';
import type { Actor } from '@sitewright/domain/kernel/access';
import { refuseIf } from '@sitewright/domain/kernel/problem';
import { putBack, type Row, tieAgain } from '../platform/bundle.ts';
import { announce } from '../platform/live.ts';
import { unsealed } from '../platform/recycle.ts';
import type { Serve } from '../platform/serve.ts';
import type { Services } from '../platform/services.ts';
import type { Tx } from '../platform/tenancy.ts';
import { listBin, lockBinItem, markRestored, refuseIfContractIsGone, toBinItem } from './store.ts';

/** What a kind of record asks before it comes back, such as whether its slug is still free. */
export type Homecoming = (tx: Tx, record: Row, actor: Actor) => Promise<void>;

export function backupRoutes(
  serve: Serve,
  { secrets }: Services,
  homecomings: Record<string, Homecoming>,
) {
  serve(backupApi.listBin, ({ tx, query, actor, now }) => listBin(tx, query, actor, now));

  serve(backupApi.restore, async ({ tx, actor, params, body, now }) => {
    const item = await lockBinItem(tx, params.binItemId);
    refuseIf(obstacleToRestoring(toBinItem(item), actor, now.toISOString()));
    const { record, bundle } = unsealed(item, secrets, body);
    await refuseIfContractIsGone(tx, record);
    await homecomings[item.recordType]?.(tx, record, actor);
    await putBack(tx, bundle);
    await tieAgain(tx, item.metadata.ties ?? []);
    // Whoever may not see the bin still sees what came out of it.
    await announce(tx, { entity: item.recordType, id: item.recordId, action: 'POST' });
    return markRestored(tx, item.id, actor, now);
  });
}
