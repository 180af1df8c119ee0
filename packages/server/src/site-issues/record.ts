import { siteIssuesApi } from '@sitewright/domain/site-issues/api';
import { siteIssueRecord } from '@sitewright/domain/site-issues/site-issue.record';
import { and, eq } from 'drizzle-orm';
import type { Row } from '../platform/record-tree.ts';
import type { ServerRecord } from '../platform/server-record.ts';
import type { Tx } from '../platform/tenancy.ts';
import { nextNumber } from './store.ts';
import { siteIssues } from './table.ts';

/** An issue comes back under its number, or under the next where another has got it meanwhile. */
async function restoreHook(tx: Tx, record: Row): Promise<void> {
  const { project_id, number } = record as Row & { project_id: number; number: number | null };
  if (number === null) return;
  const next = await nextNumber(tx, project_id);
  const isSame = and(eq(siteIssues.projectId, project_id), eq(siteIssues.number, number));
  record.number = (await tx.$count(siteIssues, isSame)) > 0 ? next : number;
}

export const siteIssueServerRecord: ServerRecord = {
  type: siteIssueRecord.type,
  removal: siteIssuesApi.remove,
  restoreHook,
};
