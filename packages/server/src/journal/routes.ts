import { journalApi } from '@sitewright/domain/journal/api';
import { obstacleToAddingImage, obstacleToDeleting } from '@sitewright/domain/journal/rules';
import { refuseIf } from '@sitewright/domain/kernel/problem';
import { deleteFilesOf, insertFile, withTakenAt } from '../files/public.ts';
import type { Serve } from '../platform/http/serve.ts';
import { refuseIfNoContract } from '../projects/of-project.ts';
import { deleteMessage, findMessage, insertMessage, listMessages, lockMessage } from './store.ts';

export function journalRoutes(serve: Serve) {
  serve(journalApi.list, async ({ tx, params, query }) => {
    await refuseIfNoContract(tx, params.projectId);
    return listMessages(tx, params.projectId, query);
  });

  serve(journalApi.write, ({ tx, actor, params, body }) =>
    insertMessage(tx, params.projectId, body.message, actor),
  );

  serve(journalApi.addImage, async ({ tx, actor, params, query, stored, now }) => {
    const message = await lockMessage(tx, params.journalMessageId);
    refuseIf(obstacleToAddingImage(message, actor));
    await deleteFilesOf(tx, 'journalMessageId', message.id);
    const belonging = { projectId: message.projectId, ...params };
    await insertFile(tx, belonging, withTakenAt(stored, query, now), actor);
    return findMessage(tx, message.id);
  });

  serve(journalApi.remove, async ({ tx, actor, params }) => {
    const message = await lockMessage(tx, params.journalMessageId);
    refuseIf(obstacleToDeleting(message, actor));
    await deleteFilesOf(tx, 'journalMessageId', message.id);
    await deleteMessage(tx, message);
  });
}
