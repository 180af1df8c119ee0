import * as z from 'zod';
import { del, get, patch, post, put } from '../kernel/endpoint.ts';
import { PageQuery } from '../kernel/page.ts';
import {
  CreatedWebhook,
  DeliveryQuery,
  Webhook,
  WebhookChanges,
  WebhookDelivery,
  WebhookDraft,
} from './webhook.ts';

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
    summary: 'Edit a webhook, or switch it on or off',
    body: WebhookChanges,
    reply: Webhook,
  }),
  remove: del('/api/webhooks/:webhookId', ['organization', 'M'], {
    summary: 'Delete a webhook',
    reply: z.undefined(),
    status: 204,
  }),
  deliveries: get('/api/webhooks/:webhookId/deliveries', ['organization', 'M'], {
    summary: 'List webhook deliveries',
    query: DeliveryQuery,
    reply: z.array(WebhookDelivery),
  }),
  retry: put('/api/webhook-deliveries/:webhookDeliveryId/retry', ['organization', 'M'], {
    summary: 'Retry a webhook delivery',
    reply: WebhookDelivery,
  }),
};
