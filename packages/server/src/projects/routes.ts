import { daysInBin } from '@sitewright/domain/backup/rules';
import { Page } from '@sitewright/domain/kernel/page';
import { refuseIf } from '@sitewright/domain/kernel/problem';
import { projectsApi } from '@sitewright/domain/projects/api';
import { draftProject, editProject, shownTo } from '@sitewright/domain/projects/rules';
import { type LooseEnds, obstacleOfOrders } from '@sitewright/domain/projects/status';
import { recycle } from '../platform/recycle.ts';
import type { Serve } from '../platform/serve.ts';
import type { Services } from '../platform/services.ts';
import type { Tx } from '../platform/tenancy.ts';
import { findNaming } from './naming.ts';
import { pictureRoutes } from './picture-routes.ts';
import { refuseIfPlanIsFull } from './plan.ts';
import {
  findProject,
  findProjectBySlug,
  insertProject,
  listProjects,
  lockProject,
  saveProject,
} from './store.ts';

/** What features with records of a contract say of it; `app.ts` hands it over. */
type ContractRecords = {
  countLooseEnds: (tx: Tx, project: { id: number }) => Promise<LooseEnds>;
  countBindingOrders: (tx: Tx, projectId: number) => Promise<number>;
  /** The numbers of its orders, which stay reserved while it is in the bin. */
  numbersOf: (tx: Tx, projectId: number) => Promise<string[]>;
};

export function projectRoutes(
  serve: Serve,
  { policy, secrets }: Services,
  { countLooseEnds, countBindingOrders, numbersOf }: ContractRecords,
) {
  serve(projectsApi.list, async ({ tx, actor, query }) => {
    const { rows, next } = await listProjects(tx, query);
    return new Page(rows.map(shownTo(actor)), next);
  });

  serve(projectsApi.create, async ({ tx, actor, body }) => {
    const draft = draftProject(body, actor);
    await refuseIfPlanIsFull(tx, actor, policy);
    return insertProject(tx, draft, actor);
  });

  serve(projectsApi.naming, ({ tx, query, actor }) => findNaming(tx, query, actor));

  serve(projectsApi.read, async ({ tx, actor, params }) =>
    shownTo(actor)(await findProject(tx, params.projectId)),
  );

  serve(projectsApi.readBySlug, async ({ tx, actor, params }) =>
    shownTo(actor)(await findProjectBySlug(tx, params.slug)),
  );

  serve(projectsApi.edit, async ({ tx, actor, params, body }) => {
    const project = await lockProject(tx, params.projectId);
    const edited = editProject(project, actor, body, await countLooseEnds(tx, project));
    return shownTo(actor)(await saveProject(tx, edited, actor));
  });

  serve(projectsApi.remove, async ({ tx, actor, params, now }) => {
    const { id, name } = await lockProject(tx, params.projectId);
    refuseIf(obstacleOfOrders(await countBindingOrders(tx, id)));
    const numbers = await numbersOf(tx, id);
    const record = { type: 'project', table: 'projects', id, name, numbers };
    await recycle(tx, record, actor, secrets, { now, days: daysInBin });
  });

  pictureRoutes(serve);
}
