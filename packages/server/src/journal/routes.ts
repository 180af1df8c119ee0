import { journalApi } from '@sitewright/domain/journal/api';
import { journalMessageRecord } from '@sitewright/domain/journal/journal-message.record';
import { obstacleToAddingImage, obstacleToDeleting } from '@sitewright/domain/journal/rules';
import { refuseIf } from '@sitewright/domain/kernel/problem';
import { deleteFilesOf, insertFile, withTakenAt } from '../files/public.ts';
import { recycle } from '../platform/bin/recycle.ts';
import type { Serve } from '../platform/http/serve.ts';
import type { Services } from '../platform/services.ts';
import { refuseIfNoContract } from '../projects/of-project.ts';
import { findMessage, insertMessage, listMessages, lockMessage } from './store.ts';

export function journalRoutes(serve: Serve, { secrets }: Services) {
  serve(journalApi.list, async ({ tx, params, query }) => {
    await refuseIfNoContract(tx, params.projectId);
    return listMessages(tx, params.projectId, query);
  });

  serve(journalApi.write, ({ tx, actor, params, body, now }) =>
    insertMessage(tx, params.projectId, body, actor, now),
  );

  serve(journalApi.addImage, async ({ tx, actor, params, query, stored, now }) => {
    const message = await lockMessage(tx, params.journalMessageId);
    refuseIf(obstacleToAddingImage(message, actor));
    await deleteFilesOf(tx, 'journalMessageId', message.id);
    const belonging = { projectId: message.projectId, ...params };
    await insertFile(tx, belonging, withTakenAt(stored, query, now), actor);
    return findMessage(tx, message.id);
  });

  serve(journalApi.remove, async ({ tx, actor, params, now }) => {
    const message = await lockMessage(tx, params.journalMessageId);
    refuseIf(obstacleToDeleting(message, actor));
    const binned = { id: message.id, name: message.message.slice(0, 100) };
    await recycle(tx, journalMessageRecord, binned, { actor, now, secrets });
  });
}
