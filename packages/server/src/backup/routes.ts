import { backupApi } from '@sitewright/domain/backup/api';
import type { Serve } from '../platform/serve.ts';
import type { Services } from '../platform/services.ts';
import { deleteRecordsRoutes } from './delete-records-routes.ts';
import { type RestoreHook, restoreItem } from './recycle-bin-restore.ts';
import { recycleBinRoutes } from './recycle-bin-routes.ts';
import { listBin } from './store.ts';

export function backupRoutes(
  serve: Serve,
  services: Services,
  restoreHooks: Record<string, RestoreHook>,
) {
  serve(backupApi.listBin, ({ tx, query, actor, now }) => listBin(tx, query, actor, now));

  serve(backupApi.restore, ({ params, body, ...context }) =>
    restoreItem({ ...context, secrets: services.secrets, restoreHooks }, params.binItemId, body),
  );

  recycleBinRoutes(serve, services, restoreHooks);
  deleteRecordsRoutes(serve, services, restoreHooks);
}
