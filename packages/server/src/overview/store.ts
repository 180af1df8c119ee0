import type { ContractOverview } from '@sitewright/domain/overview/overview';
import { settledStatuses } from '@sitewright/domain/site-issues/issue-words';
import { count, lt, notInArray, sql } from 'drizzle-orm';
import type { Tx } from '../platform/tenancy.ts';
import { siteIssues } from '../site-issues/table.ts';

/** Only the contracts that have something to tell. */
export async function listOverviews(tx: Tx, today: string): Promise<ContractOverview[]> {
  return tx
    .select({
      projectId: siteIssues.projectId,
      openIssues: count(),
      overdueIssues:
        sql<number>`count(*) filter (where ${lt(siteIssues.targetDate, today)})`.mapWith(Number),
    })
    .from(siteIssues)
    .where(notInArray(siteIssues.status, [...settledStatuses]))
    .groupBy(siteIssues.projectId);
}
