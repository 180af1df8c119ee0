import { backupApi } from '@sitewright/domain/backup/api';
import type { Serve } from '../platform/serve.ts';
import type { ServerRecord } from '../platform/server-record.ts';
import type { Services } from '../platform/services.ts';
import { deleteRecordsRoutes } from './delete-records-routes.ts';
import { restoreItem } from './recycle-bin-restore.ts';
import { recycleBinRoutes } from './recycle-bin-routes.ts';
import { listBin } from './store.ts';

export function backupRoutes(serve: Serve, services: Services, records: readonly ServerRecord[]) {
  serve(backupApi.listBin, ({ tx, query, actor, now }) => listBin(tx, query, actor, now));

  serve(backupApi.restore, ({ params, body, ...context }) =>
    restoreItem({ ...context, services, records }, params.binItemId, body),
  );

  recycleBinRoutes(serve, services, records);
  deleteRecordsRoutes(serve, services, records);
}
