import { activityApi } from '@sitewright/domain/activity/api';
import type { Serve } from '../platform/serve.ts';
import type { Services } from '../platform/services.ts';
import type { Storage } from '../platform/storage.ts';
import type { Within } from '../platform/tenancy.ts';
import { readAnchor } from './anchor.ts';
import { exportOf } from './export.ts';
import { findActivity, listActivity } from './store.ts';
import { summarise } from './summary.ts';
import { verifyIn } from './verify.ts';

export function activityRoutes(
  serve: Serve,
  { secrets }: Services,
  storage: Storage,
  within: Within,
) {
  serve(activityApi.list, ({ tx, actor, query }) => listActivity(tx, query, actor));

  serve(activityApi.summary, ({ tx, actor, query, now }) => summarise(tx, query, actor, now));

  serve(activityApi.export, async ({ actor, query, record, now }) => {
    await record({ actor, endpoint: activityApi.export });
    return exportOf(within, query, actor, now);
  });

  serve(
    activityApi.verification,
    // Read before the chain, which is then at least as long.
    ({ actor }) => readAnchor(storage, actor.organizationId),
    ({ tx, prepared }) => verifyIn(tx, secrets.keyedHash, prepared),
  );

  serve(activityApi.read, ({ tx, actor, params }) => findActivity(tx, params.activityLogId, actor));
}
