import type { Actor } from '@sitewright/domain/kernel/access';
import { refuseIf } from '@sitewright/domain/kernel/problem';
import type { ImportReport } from '@sitewright/domain/kernel/row-import';
import { fullName } from '@sitewright/domain/labour/crew';
import { workforceApi } from '@sitewright/domain/workforce/api';
import { readWorkers } from '@sitewright/domain/workforce/import';
import {
  changeWorkerStatus,
  editWorker,
  obstacleToDeleting,
  shownInList,
} from '@sitewright/domain/workforce/rules';
import { workerRecord } from '@sitewright/domain/workforce/worker.record';
import { workerIdsAfter } from '@sitewright/domain/workforce/worker-id';
import type { WorkerImport } from '@sitewright/domain/workforce/worker-import';
import { createdBy } from '../platform/audit.ts';
import { recycle } from '../platform/bin/recycle.ts';
import type { Serve } from '../platform/http/serve.ts';
import type { Services } from '../platform/services.ts';
import type { RunInOrganization, Tx } from '../platform/tenancy.ts';
import { paperRoutes } from './paper-routes.ts';
import { secretRoutes } from './secret-routes.ts';
import { showWith } from './show-worker.ts';
import { siteRoutes } from './site-routes.ts';
import {
  countSessions,
  findWorker,
  insertWorker,
  listWorkers,
  lockWorker,
  lockWorkerIds,
  newBadge,
  saveWorker,
} from './store.ts';
import { summarise } from './summary.ts';
import { workers } from './table.ts';

export function workforceRoutes(serve: Serve, services: Services, within: RunInOrganization) {
  const { secrets } = services;
  const show = showWith(services);

  serve(workforceApi.list, async ({ tx, actor, query, now }) =>
    (await listWorkers(tx, query, now)).map(shownInList(actor)),
  );

  serve(workforceApi.summary, ({ tx, actor, now }) => summarise(tx, now, actor));

  serve(workforceApi.read, async ({ params, ...context }) =>
    show(context, await findWorker(context.tx, params.workerId)),
  );

  serve(workforceApi.add, async ({ body, ...context }) =>
    show(context, await insertWorker(context.tx, body, context.actor)),
  );

  serve(workforceApi.edit, async ({ params, body, ...context }) => {
    const { tx, actor } = context;
    const row = await lockWorker(tx, params.workerId);
    const changes = editWorker(await show(context, row), actor, body);
    return show(context, await saveWorker(tx, row, changes, actor));
  });

  serve(workforceApi.setStatus, async ({ params, body, ...context }) => {
    const { tx, actor } = context;
    const row = await lockWorker(tx, params.workerId);
    const moved = changeWorkerStatus(await show(context, row), actor, body);
    return show(context, await saveWorker(tx, row, moved, actor));
  });

  serve(workforceApi.remove, async ({ tx, actor, params, now }) => {
    const row = await lockWorker(tx, params.workerId);
    refuseIf(obstacleToDeleting(await countSessions(tx, row.id), actor));
    await recycle(tx, workerRecord, { ...row, name: fullName(row) }, { actor, now, secrets });
  });

  serve(workforceApi.import, ({ tx, actor, body }) => importWorkers(tx, body, actor));

  secretRoutes(serve, services, show);
  paperRoutes(serve, services, show, within);
  siteRoutes(serve, show);
}

/** Reports what a file holds; unless it is a dry run, all valid rows are added, or none. */
async function importWorkers(
  tx: Tx,
  { isDryRun, ...sheet }: WorkerImport,
  actor: Actor,
): Promise<ImportReport> {
  const register = await lockWorkerIds(tx);
  const { drafts, faults } = readWorkers(sheet, register);
  const nextId = workerIdsAfter([...register, ...drafts].flatMap(({ workerId }) => workerId ?? []));
  const values = drafts.map((draft) => ({
    ...draft,
    workerId: draft.workerId ?? nextId(),
    badge: newBadge(),
    ...createdBy(actor),
  }));
  if (!isDryRun && values.length > 0) await tx.insert(workers).values(values);
  return { isDryRun, names: drafts.map(fullName), faults };
}
