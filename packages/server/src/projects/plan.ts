import type { Actor } from '@sitewright/domain/kernel/access';
import { refuseIf } from '@sitewright/domain/kernel/problem';
import { obstacleToAnotherContract, overStatuses } from '@sitewright/domain/projects/status';
import { notInArray } from 'drizzle-orm';
import { organizations } from '../platform/global-tables.ts';
import { lockRow } from '../platform/rows.ts';
import type { Services } from '../platform/services.ts';
import type { Tx } from '../platform/tenancy.ts';
import { projects } from './table.ts';

/**
 * Locks the organisation first, so that of two requests for the last place one is refused; but not
 * against rows that only refer to it, which both may have written already.
 */
export async function refuseIfPlanIsFull(
  tx: Tx,
  { organizationId }: Actor,
  { PLAN_LIMITS }: Services['policy'],
): Promise<void> {
  if (PLAN_LIMITS === 'advisory') return;
  const { maxProjects } = await lockRow(tx, organizations, organizationId, 'no key update');
  const open = await tx.$count(projects, notInArray(projects.status, overStatuses));
  refuseIf(obstacleToAnotherContract(open, maxProjects));
}
