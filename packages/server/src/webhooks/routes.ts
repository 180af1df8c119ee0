import { refuseIf } from '@sitewright/domain/kernel/problem';
import { webhooksApi } from '@sitewright/domain/webhooks/api';
import {
  editWebhook,
  obstacleToAdding,
  refuseUnreachable,
  retryDelivery,
} from '@sitewright/domain/webhooks/rules';
import type { Serve } from '../platform/http/serve.ts';
import { enqueue } from '../platform/jobs/jobs.ts';
import type { Services } from '../platform/services.ts';
import { findApiAccess } from '../settings/public.ts';
import {
  countWebhooks,
  deleteWebhook,
  insertWebhook,
  listDeliveries,
  listWebhooks,
  lockDelivery,
  lockWebhook,
  saveDelivery,
  saveWebhook,
} from './store.ts';

export function webhookRoutes(serve: Serve, { secrets, policy }: Services) {
  serve(webhooksApi.list, ({ tx, query }) => listWebhooks(tx, query));

  serve(webhooksApi.add, async ({ tx, actor, body }) => {
    refuseUnreachable(body, policy.WEBHOOKS);
    refuseIf(obstacleToAdding(await findApiAccess(tx, actor), await countWebhooks(tx)));
    return insertWebhook(tx, body, actor, secrets);
  });

  serve(webhooksApi.edit, async ({ tx, actor, params, body }) => {
    refuseUnreachable(body, policy.WEBHOOKS);
    const webhook = await lockWebhook(tx, params.webhookId);
    return saveWebhook(tx, editWebhook(webhook, body), actor);
  });

  serve(webhooksApi.remove, ({ tx, params }) => deleteWebhook(tx, params.webhookId));

  serve(webhooksApi.deliveries, ({ tx, params, query }) =>
    listDeliveries(tx, params.webhookId, query),
  );

  serve(webhooksApi.retry, async ({ tx, params }) => {
    const delivery = await lockDelivery(tx, params.webhookDeliveryId);
    const waiting = await saveDelivery(tx, retryDelivery(delivery));
    await enqueue(tx, 'webhook', { id: delivery.id });
    return waiting;
  });
}
