import type { LooseEnds } from '@sitewright/domain/projects/status';
import { and, eq, ne } from 'drizzle-orm';
import type { Tx } from '../platform/tenancy.ts';
import { siteIssues } from '../site-issues/table.ts';

/** What is still open on a contract; each feature with something to settle adds its own count. */
export const countLooseEnds = async (tx: Tx, { id }: { id: number }): Promise<LooseEnds> => ({
  openIssues: await tx.$count(
    siteIssues,
    and(eq(siteIssues.projectId, id), ne(siteIssues.status, 'closed')),
  ),
});
