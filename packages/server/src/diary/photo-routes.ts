import { filesApi } from '@sitewright/domain/files/api';
import { obstacleToCommentPhoto, obstacleToEntryPhoto } from '@sitewright/domain/files/rules';
import { refuseIf } from '@sitewright/domain/kernel/problem';
import { dated, insertFile, toPhoto } from '../files/public.ts';
import type { Serve } from '../platform/serve.ts';
import { lockCommentForPhoto, lockEntryForPhoto } from './file-owners.ts';

export function photoRoutes(serve: Serve) {
  serve(filesApi.addEntryPhoto, async ({ tx, actor, params, query, stored, now }) => {
    const { projectId, ...holder } = await lockEntryForPhoto(tx, params.diaryEntryId, actor);
    refuseIf(obstacleToEntryPhoto(holder));
    const belonging = { projectId, ...params };
    return toPhoto(await insertFile(tx, belonging, dated(stored, query, now), actor));
  });

  serve(filesApi.addCommentPhoto, async ({ tx, actor, params, query, stored, now }) => {
    const { projectId, ...holder } = await lockCommentForPhoto(tx, params.diaryCommentId);
    refuseIf(obstacleToCommentPhoto(holder));
    const belonging = { projectId, ...params };
    return toPhoto(await insertFile(tx, belonging, dated(stored, query, now), actor));
  });
}
