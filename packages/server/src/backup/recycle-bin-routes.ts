import { obstacleToPurging } from '@sitewright/domain/backup/bin-rules';
import type { BinPart } from '@sitewright/domain/backup/recycle-bin';
import { recycleBinApi } from '@sitewright/domain/backup/recycle-bin-api';
import { found, refuseIf } from '@sitewright/domain/kernel/problem';
import { tableFacts } from '@sitewright/domain/record-types';
import { saveBinDays } from '../organizations/public.ts';
import { findUserName } from '../platform/audit.ts';
import { findRetentionDays, unsealRecord } from '../platform/bin/recycle.ts';
import { refuseUnlessConfirmed } from '../platform/confirmed.ts';
import type { Serve } from '../platform/http/serve.ts';
import { enqueue } from '../platform/jobs/jobs.ts';
import type { RecordTree } from '../platform/record-tree.ts';
import type { ServerRecord } from '../platform/server-record.ts';
import type { Services } from '../platform/services.ts';
import { expireNow, findBinItem, itemsToRestore, refuseUnlessNamed, setHold } from './bin-store.ts';
import { restoreItem } from './recycle-bin-restore.ts';
import { withSavepointEach } from './savepoints.ts';
import { lockBinItem, toBinItem } from './store.ts';

/** Everything but listing the bin and restoring one item. */
export function recycleBinRoutes(
  serve: Serve,
  services: Services,
  records: readonly ServerRecord[],
) {
  serve(recycleBinApi.previewItem, async ({ tx, actor, params, now }) => {
    const { row, item } = await findBinItem(tx, params.binItemId, actor, now);
    return { item, parts: partsOf(unsealRecord(row, services.secrets).bundle) };
  });

  serve(recycleBinApi.restoreSeveral, async ({ body, ...context }) => {
    const { tx } = context;
    const ids = await itemsToRestore(tx, body.ids);
    found(ids[0]);
    const leftOut = await withSavepointEach(tx, ids, (id) =>
      restoreItem({ ...context, services, records }, id),
    );
    return { restored: ids.length - leftOut.length, leftOut };
  });

  serve(recycleBinApi.purge, async ({ tx, actor, params, body, now }) => {
    await refuseUnlessConfirmed(tx, actor);
    const item = toBinItem(await lockBinItem(tx, params.binItemId));
    refuseIf(obstacleToPurging(item));
    await refuseUnlessNamed(tx, actor, body.organizationName);
    await enqueue(tx, 'purge', {});
    return expireNow(tx, item.id, now);
  });

  holdRoutes(serve);
  expiryRoutes(serve);
}

function holdRoutes(serve: Serve) {
  serve(recycleBinApi.hold, async ({ tx, actor, params, body, now }) => {
    const { id } = await lockBinItem(tx, params.binItemId);
    const byName = await findUserName(tx, actor);
    return setHold(tx, id, { reason: body.reason, byName, since: now.toISOString() });
  });

  serve(recycleBinApi.liftHold, async ({ tx, params }) => {
    const { id } = await lockBinItem(tx, params.binItemId);
    return setHold(tx, id, null);
  });
}

function expiryRoutes(serve: Serve) {
  serve(recycleBinApi.expiry, async ({ tx, actor }) => ({
    days: await findRetentionDays(tx, actor),
  }));

  serve(recycleBinApi.setExpiry, async ({ tx, actor, body }) => {
    // Items already in the bin keep their expiry date.
    await saveBinDays(tx, actor, body.days);
    return { days: await findRetentionDays(tx, actor) };
  });
}

const fewNames = 10;

const partsOf = (bundle: RecordTree): BinPart[] =>
  Object.entries(bundle)
    .filter(([, rows]) => rows.length > 0)
    .map(([table, rows]) => ({
      table,
      count: rows.length,
      names: rows
        .slice(0, fewNames)
        .map((row) => row[tableFacts[table]?.name ?? ''])
        .filter((name) => typeof name === 'string')
        .map((name) => name.slice(0, 200)),
    }));
