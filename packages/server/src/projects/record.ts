import { slugIsTakenNow } from '@sitewright/domain/backup/rules';
import type { Actor } from '@sitewright/domain/kernel/access';
import { refusedAt } from '@sitewright/domain/kernel/problem';
import { isOver, type ProjectStatus } from '@sitewright/domain/projects/status';
import type { Row } from '../platform/bundle.ts';
import type { Services } from '../platform/services.ts';
import type { Tx } from '../platform/tenancy.ts';
import { refuseIfPlanIsFull } from './plan.ts';
import { isSlugFree } from './store.ts';

/** A contract comes back from the bin if its slug is free and the plan has room for it. */
export const projectRestoreHook =
  ({ policy }: Services) =>
  async (tx: Tx, record: Row, actor: Actor): Promise<void> => {
    const { slug, status } = record as Row & { slug: string; status: ProjectStatus };
    if (!(await isSlugFree(tx, slug))) throw refusedAt('slug', slugIsTakenNow);
    if (!isOver(status)) await refuseIfPlanIsFull(tx, actor, policy);
  };
