import { filesApi } from '@sitewright/domain/files/api';
import type { Photo } from '@sitewright/domain/files/photo';
import { obstacleToCommentPhoto, obstacleToEntryPhoto } from '@sitewright/domain/files/rules';
import { refuseIf } from '@sitewright/domain/kernel/problem';
import type { Serve } from '../platform/serve.ts';
import { contentUrl, dated, insertFile } from './for-others.ts';
import { lockDiaryComment, lockEntryForPhoto } from './on-day.ts';
import type { files } from './table.ts';

export function photoRoutes(serve: Serve) {
  serve(filesApi.addEntryPhoto, async ({ tx, actor, params, query, stored, now }) => {
    const { projectId, ...holder } = await lockEntryForPhoto(tx, params.diaryEntryId, actor);
    refuseIf(obstacleToEntryPhoto(holder));
    const belonging = { projectId, ...params };
    return toPhoto(await insertFile(tx, belonging, dated(stored, query, now), actor));
  });

  serve(filesApi.addCommentPhoto, async ({ tx, actor, params, query, stored, now }) => {
    const { projectId, ...holder } = await lockDiaryComment(tx, params.diaryCommentId);
    refuseIf(obstacleToCommentPhoto(holder));
    const belonging = { projectId, ...params };
    return toPhoto(await insertFile(tx, belonging, dated(stored, query, now), actor));
  });
}

const toPhoto = (row: typeof files.$inferSelect): Photo => ({
  id: row.id,
  url: contentUrl(row.id),
  filename: row.filename,
  size: row.size,
  type: row.mimetype as Photo['type'],
  uploadedAt: row.createdAt.toISOString(),
});
