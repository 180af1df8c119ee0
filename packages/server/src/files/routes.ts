import { filesApi } from '@sitewright/domain/files/api';
import { fileRecord } from '@sitewright/domain/files/file.record';
import { fileCommentRecord } from '@sitewright/domain/files/file-comment.record';
import {
  describeFile,
  obstacleToDeleting,
  obstacleToDeletingComment,
} from '@sitewright/domain/files/rules';
import { refuseIf } from '@sitewright/domain/kernel/problem';
import { recycle } from '../platform/bin/recycle.ts';
import { Download } from '../platform/http/downloads.ts';
import type { Serve } from '../platform/http/serve.ts';
import type { Services } from '../platform/services.ts';
import { refuseIfNoContract } from '../projects/of-project.ts';
import {
  addReaction,
  findComment,
  insertComment,
  listComments,
  removeReaction,
} from './comments.ts';
import { type FileOwners, lockFileOnDay } from './owners.ts';
import {
  findContent,
  findFile,
  findThumbnail,
  insertFile,
  listFiles,
  saveFile,
  withTakenAt,
} from './store.ts';

export function fileRoutes(serve: Serve, services: Services, owners: FileOwners) {
  serve(filesApi.list, async ({ tx, params, query }) => {
    await refuseIfNoContract(tx, params.projectId);
    return listFiles(tx, params.projectId, query);
  });

  serve(filesApi.add, async ({ tx, actor, params, query, stored, now }) => {
    const { id } = await insertFile(tx, params, withTakenAt(stored, query, now), actor);
    return findFile(tx, id);
  });

  serve(filesApi.read, ({ tx, params }) => findFile(tx, params.fileId));

  serve(filesApi.edit, async ({ tx, actor, params, body }) => {
    const { file, ...day } = await lockFileOnDay(tx, params.fileId, actor, owners);
    return saveFile(tx, describeFile(file, body, day), actor);
  });

  serve(filesApi.remove, async ({ tx, actor, params, now }) => {
    const { file, ...day } = await lockFileOnDay(tx, params.fileId, actor, owners);
    refuseIf(obstacleToDeleting(file, actor, day));
    const binned = { id: file.id, name: file.originalName };
    await recycle(tx, fileRecord, binned, { actor, now, ...services });
  });

  serve(
    filesApi.content,
    async ({ tx, params }) => new Download(await findContent(tx, params.fileId)),
  );

  serve(
    filesApi.thumbnail,
    async ({ tx, params }) => new Download(await findThumbnail(tx, params.fileId)),
  );

  fileCommentRoutes(serve, services);
}

function fileCommentRoutes(serve: Serve, services: Services) {
  serve(filesApi.comments, async ({ tx, actor, params }) => {
    const { id } = await findFile(tx, params.fileId);
    return listComments(tx, id, actor);
  });

  serve(filesApi.comment, ({ tx, actor, params, body, now }) =>
    insertComment(tx, params.fileId, body, actor, now),
  );

  serve(filesApi.removeComment, async ({ tx, actor, params, now }) => {
    const comment = await findComment(tx, params.fileCommentId, actor);
    refuseIf(obstacleToDeletingComment(comment, actor));
    const binned = { id: comment.id, name: comment.content.slice(0, 100) };
    await recycle(tx, fileCommentRecord, binned, { actor, now, ...services });
  });

  serve(filesApi.react, ({ tx, actor, params }) =>
    addReaction(tx, params.fileCommentId, params.emoji, actor),
  );

  serve(filesApi.takeReactionBack, ({ tx, actor, params }) =>
    removeReaction(tx, params.fileCommentId, params.emoji, actor),
  );
}
