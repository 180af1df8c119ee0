import { slugIsTakenNow } from '@sitewright/domain/backup/rules';
import { refusedAt } from '@sitewright/domain/kernel/problem';
import { projectsApi } from '@sitewright/domain/projects/api';
import { projectRecord } from '@sitewright/domain/projects/project.record';
import { isOver, type ProjectStatus } from '@sitewright/domain/projects/status';
import type { Row } from '../platform/record-tree.ts';
import type { RestoreHook, ServerRecord } from '../platform/server-record.ts';
import { refuseIfPlanIsFull } from './plan.ts';
import { isSlugFree } from './store.ts';

/** A contract comes back from the bin if its slug is free and the plan has room for it. */
const restoreHook: RestoreHook = async (tx, record, actor, { policy }) => {
  const { slug, status } = record as Row & { slug: string; status: ProjectStatus };
  if (!(await isSlugFree(tx, slug))) throw refusedAt('slug', slugIsTakenNow);
  if (!isOver(status)) await refuseIfPlanIsFull(tx, actor, policy);
};

export const projectServerRecord: ServerRecord = {
  type: projectRecord.type,
  removal: projectsApi.remove,
  restoreHook,
};
