import { diaryApi } from '@sitewright/domain/diary/api';
import { obstacleToDeletingComment } from '@sitewright/domain/diary/rules';
import { Page } from '@sitewright/domain/kernel/page';
import { refuseIf } from '@sitewright/domain/kernel/problem';
import { deleteFilesOf } from '../files/public.ts';
import type { Serve } from '../platform/serve.ts';
import { refuseIfNoContract } from '../projects/of-project.ts';
import { deleteComment, insertComment, listComments, lockComment } from './comments.ts';
import { lockDay } from './lock-day.ts';

export function commentRoutes(serve: Serve) {
  serve(diaryApi.comments, async ({ tx, params, query }) => {
    await refuseIfNoContract(tx, params.projectId);
    return new Page(await listComments(tx, params.projectId, query.date));
  });

  serve(diaryApi.comment, ({ tx, actor, params, body }) =>
    insertComment(tx, params.projectId, body, actor),
  );

  serve(diaryApi.removeComment, async ({ tx, actor, params }) => {
    const { id, projectId, date, ...comment } = await lockComment(tx, params.diaryCommentId);
    const day = await lockDay(tx, projectId, date, actor);
    refuseIf(obstacleToDeletingComment(comment, actor, day));
    await deleteFilesOf(tx, 'diaryCommentId', id);
    await deleteComment(tx, id);
  });
}
