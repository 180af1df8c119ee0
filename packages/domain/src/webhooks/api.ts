import * as z from 'zod';
import { del, get, patch, post, put } from '../kernel/endpoint.ts';
import { IdInPath } from '../kernel/id.ts';
import { PageQuery } from '../kernel/page.ts';
import {
  CreatedWebhook,
  DeliveryQuery,
  Webhook,
  WebhookChanges,
  WebhookDelivery,
  WebhookDraft,
} from './webhook.ts';

const oneWebhook = z.object({ webhookId: IdInPath });

export const webhooksApi = {
  list: get('/api/webhooks', ['organization', 'M'], {
    summary: 'List the webhooks',
    query: PageQuery,
    reply: z.array(Webhook),
  }),
  add: post('/api/webhooks', ['organization', 'M'], {
    summary: 'Add a webhook',
    body: WebhookDraft,
    reply: CreatedWebhook,
    status: 201,
    isSecret: true,
  }),
  edit: patch('/api/webhooks/:webhookId', ['organization', 'M'], {
    summary: 'Change a webhook, or switch it on or off',
    params: oneWebhook,
    body: WebhookChanges,
    reply: Webhook,
  }),
  remove: del('/api/webhooks/:webhookId', ['organization', 'M'], {
    summary: 'Delete a webhook',
    params: oneWebhook,
    reply: z.undefined(),
    status: 204,
  }),
  deliveries: get('/api/webhooks/:webhookId/deliveries', ['organization', 'M'], {
    summary: 'List what was delivered to a webhook',
    params: oneWebhook,
    query: DeliveryQuery,
    reply: z.array(WebhookDelivery),
  }),
  retry: put('/api/webhook-deliveries/:webhookDeliveryId/retry', ['organization', 'M'], {
    summary: 'Deliver to a webhook once more',
    params: z.object({ webhookDeliveryId: IdInPath }),
    reply: WebhookDelivery,
  }),
};
