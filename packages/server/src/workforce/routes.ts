import { daysInBin } from '@sitewright/domain/backup/rules';
import { Page } from '@sitewright/domain/kernel/page';
import { refuseIf } from '@sitewright/domain/kernel/problem';
import { fullName } from '@sitewright/domain/labour/crew';
import { workforceApi } from '@sitewright/domain/workforce/api';
import {
  editWorker,
  moveWorker,
  obstacleToDeleting,
  shownInList,
} from '@sitewright/domain/workforce/rules';
import { recycle } from '../platform/recycle.ts';
import type { Serve } from '../platform/serve.ts';
import type { Services } from '../platform/services.ts';
import type { Within } from '../platform/tenancy.ts';
import { importWorkers } from './import.ts';
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
  saveWorker,
} from './store.ts';
import { summarise } from './summary.ts';

export function workforceRoutes(serve: Serve, services: Services, within: Within) {
  const { secrets } = services;
  const show = showWith(services);

  serve(workforceApi.list, async ({ tx, actor, query, now }) => {
    const { rows, next } = await listWorkers(tx, query, now);
    return new Page(rows.map(shownInList(actor)), next);
  });

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
    const moved = moveWorker(await show(context, row), actor, body);
    return show(context, await saveWorker(tx, row, moved, actor));
  });

  serve(workforceApi.remove, async ({ tx, actor, params, now }) => {
    const row = await lockWorker(tx, params.workerId);
    refuseIf(obstacleToDeleting(await countSessions(tx, row.id), actor));
    const binned = { type: 'worker', table: 'workers', id: row.id, name: fullName(row) };
    await recycle(tx, binned, actor, secrets, { now, days: daysInBin });
  });

  serve(workforceApi.import, ({ tx, actor, body }) => importWorkers(tx, body, actor));

  secretRoutes(serve, services, show);
  paperRoutes(serve, services, show, within);
  siteRoutes(serve, show);
}
