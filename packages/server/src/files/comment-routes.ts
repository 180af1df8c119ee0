import { filesApi } from '@sitewright/domain/files/api';
import { obstacleToDeletingComment } from '@sitewright/domain/files/rules';
import { refuseIf } from '@sitewright/domain/kernel/problem';
import type { Serve } from '../platform/serve.ts';
import {
  addReaction,
  deleteComment,
  deleteReaction,
  findComment,
  insertComment,
  listComments,
} from './comments.ts';
import { findFile } from './store.ts';

export function fileCommentRoutes(serve: Serve) {
  serve(filesApi.comments, async ({ tx, actor, params }) => {
    const { id } = await findFile(tx, params.fileId);
    return listComments(tx, id, actor);
  });

  serve(filesApi.comment, ({ tx, actor, params, body }) =>
    insertComment(tx, params.fileId, body.content, actor),
  );

  serve(filesApi.removeComment, async ({ tx, actor, params }) => {
    const comment = await findComment(tx, params.fileCommentId, actor);
    refuseIf(obstacleToDeletingComment(comment, actor));
    await deleteComment(tx, comment);
  });

  serve(filesApi.react, ({ tx, actor, params }) =>
    addReaction(tx, params.fileCommentId, params.emoji, actor),
  );

  serve(filesApi.takeReactionBack, ({ tx, actor, params }) =>
    deleteReaction(tx, params.fileCommentId, params.emoji, actor),
  );
}
