import type { Actor } from '@sitewright/domain/kernel/access';
import { refuseIf } from '@sitewright/domain/kernel/problem';
import { projectsApi } from '@sitewright/domain/projects/api';
import { nextCode } from '@sitewright/domain/projects/naming';
import type { Naming, NamingQuery } from '@sitewright/domain/projects/project';
import { projectRecord } from '@sitewright/domain/projects/project.record';
import { draftProject, editProject, shownTo } from '@sitewright/domain/projects/rules';
import { type OpenItems, obstacleFromOrders } from '@sitewright/domain/projects/status';
import { isNotNull } from 'drizzle-orm';
import { recycle } from '../platform/bin/recycle.ts';
import { discard } from '../platform/files/discard.ts';
import { organizations } from '../platform/global-tables.ts';
import { Download } from '../platform/http/downloads.ts';
import type { Serve } from '../platform/http/serve.ts';
import { findRow } from '../platform/rows.ts';
import type { Services } from '../platform/services.ts';
import type { Tx } from '../platform/tenancy.ts';
import { findPicture, savePicture } from './picture.ts';
import { refuseIfPlanIsFull } from './plan.ts';
import {
  findProject,
  findProjectBySlug,
  insertProject,
  isSlugFree,
  listProjects,
  lockProject,
  saveProject,
  suggestSlug,
} from './store.ts';
import { projects } from './table.ts';

/** What features with records of a contract contribute; `app.ts` passes it in. */
type ContractRecords = {
  countLooseEnds: (tx: Tx, project: { id: number }) => Promise<OpenItems>;
  countBindingOrders: (tx: Tx, projectId: number) => Promise<number>;
  /** The numbers of its orders, which stay reserved while it is in the bin. */
  numbersOf: (tx: Tx, projectId: number) => Promise<string[]>;
};

export function projectRoutes(
  serve: Serve,
  { policy, secrets }: Services,
  { countLooseEnds, countBindingOrders, numbersOf }: ContractRecords,
) {
  serve(projectsApi.list, async ({ tx, actor, query }) =>
    (await listProjects(tx, query)).map(shownTo(actor)),
  );

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
    refuseIf(obstacleFromOrders(await countBindingOrders(tx, id)));
    const numbers = await numbersOf(tx, id);
    await recycle(tx, projectRecord, { id, name, numbers }, { actor, now, secrets });
  });

  pictureRoutes(serve);
}

/** Suggests what is free, and judges what is being typed. */
async function findNaming(
  tx: Tx,
  { name, slug, code }: NamingQuery,
  { organizationId }: Actor,
): Promise<Naming> {
  const company = await findRow(tx, organizations, organizationId);
  const coded = await tx
    .select({ code: projects.code, name: projects.name })
    .from(projects)
    .where(isNotNull(projects.code));
  return {
    suggestedSlug: await suggestSlug(tx, name),
    suggestedCode: nextCode(
      coded.map((project) => project.code ?? ''),
      company.name,
    ),
    isSlugFree: await isSlugFree(tx, slug),
    codeIsOf: coded.find((project) => project.code === code)?.name ?? null,
  };
}

function pictureRoutes(serve: Serve) {
  serve(projectsApi.setPicture, async ({ tx, actor, params, stored, now }) => {
    const { project, replaced } = await savePicture(tx, params.projectId, stored, actor, now);
    await discard(tx, replaced);
    return shownTo(actor)(project);
  });

  serve(projectsApi.removePicture, async ({ tx, actor, params, now }) => {
    const { project, replaced } = await savePicture(tx, params.projectId, null, actor, now);
    await discard(tx, replaced);
    return shownTo(actor)(project);
  });

  serve(
    projectsApi.picture,
    async ({ tx, params }) => new Download(await findPicture(tx, params.projectId)),
  );
}
