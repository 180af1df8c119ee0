import { backupApi } from '@sitewright/domain/backup/api';
import type { Serve } from '../platform/serve.ts';
import type { Services } from '../platform/services.ts';
import { deleteRecordsRoutes } from './delete-records-routes.ts';
import { type Homecoming, restoreItem } from './recycle-bin-restore.ts';
import { recycleBinRoutes } from './recycle-bin-routes.ts';
import { listBin } from './store.ts';

export function backupRoutes(
  serve: Serve,
  services: Services,
  homecomings: Record<string, Homecoming>,
) {
  serve(backupApi.listBin, ({ tx, query, actor, now }) => listBin(tx, query, actor, now));

  serve(backupApi.restore, ({ params, body, ...asking }) =>
    restoreItem({ ...asking, secrets: services.secrets, homecomings }, params.binItemId, body),
  );

  recycleBinRoutes(serve, services, homecomings);
  deleteRecordsRoutes(serve, services, homecomings);
}
