import { Page } from '@sitewright/domain/kernel/page';
import { obstacleToPhoto } from '@sitewright/domain/site-issues/rules';
import type { IssuePhoto } from '@sitewright/domain/site-issues/site-issue';
import { eq } from 'drizzle-orm';
import { type FileOwner, toPhoto } from '../files/public.ts';
import { files } from '../files/table.ts';
import type { Tx } from '../platform/tenancy.ts';
import { lockSiteIssue } from './store.ts';

export async function listPhotos(tx: Tx, { id }: { id: number }): Promise<Page<IssuePhoto>> {
  const rows = await tx.select().from(files).where(eq(files.siteIssueId, id)).orderBy(files.id);
  return new Page(rows.map(toIssuePhoto));
}

export const toIssuePhoto = (row: typeof files.$inferSelect): IssuePhoto => ({
  ...toPhoto(row),
  stage: row.stage ?? 'before',
  thumbnailUrl: row.thumbnail && `/api/files/${row.id}/thumbnail`,
});

export const issueFiles: FileOwner = {
  obstacleToRestoring: async (tx, id) => obstacleToPhoto(await lockSiteIssue(tx, id)),
};
