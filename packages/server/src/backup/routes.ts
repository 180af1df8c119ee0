import { backupApi } from '@sitewright/domain/backup/api';
import { deleteRecordsApi } from '@sitewright/domain/backup/delete-records-api';
import { found } from '@sitewright/domain/kernel/problem';
import { refuseUnlessConfirmed } from '../platform/confirmed.ts';
import type { Serve } from '../platform/http/serve.ts';
import type { ServerRecord } from '../platform/server-record.ts';
import type { Services } from '../platform/services.ts';
import { refuseUnlessNamed } from './bin-store.ts';
import { deleteEach, itemsOfBatch, listDeletable } from './delete-records.ts';
import { deleteRecordWith } from './delete-records-removals.ts';
import { restoreItem } from './recycle-bin-restore.ts';
import { recycleBinRoutes } from './recycle-bin-routes.ts';
import { dryRun, withSavepointEach } from './savepoints.ts';
import { listBin } from './store.ts';

export function backupRoutes(serve: Serve, services: Services, records: readonly ServerRecord[]) {
  serve(backupApi.listBin, ({ tx, query, actor, now }) => listBin(tx, query, actor, now));

  serve(backupApi.restore, ({ params, body, ...context }) =>
    restoreItem({ ...context, services, records }, params.binItemId, body),
  );

  recycleBinRoutes(serve, services, records);
  deleteRecordsRoutes(serve, services, records);
}

/**
 * Many records at once: first a dry run, then into the bin as one batch, which can be restored as
 * one.
 */
function deleteRecordsRoutes(serve: Serve, services: Services, records: readonly ServerRecord[]) {
  const removeOne = deleteRecordWith(serve, records);
  serve(deleteRecordsApi.listDeletable, ({ tx, query }) => listDeletable(tx, query));

  serve(deleteRecordsApi.previewDeletion, ({ tx, actor, now, body }) =>
    dryRun(tx, () => deleteEach({ tx, actor, now, removeOne, batch: crypto.randomUUID() }, body)),
  );

  serve(deleteRecordsApi.deleteRecords, async ({ tx, actor, now, body }) => {
    await refuseUnlessConfirmed(tx, actor);
    await refuseUnlessNamed(tx, actor, body.organizationName);
    const batch = crypto.randomUUID();
    return { ...(await deleteEach({ tx, actor, now, removeOne, batch }, body)), batch };
  });

  serve(deleteRecordsApi.undoDeletion, async ({ params, ...context }) => {
    const { tx } = context;
    const ids = await itemsOfBatch(tx, params.batch);
    found(ids[0]);
    const leftOut = await withSavepointEach(tx, ids, (id) =>
      restoreItem({ ...context, services, records }, id),
    );
    return { restored: ids.length - leftOut.length, leftOut };
  });
}
