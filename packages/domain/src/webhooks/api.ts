import * as z from 'zod';
import { endpoint } from '../kernel/endpoint.ts';
import { IdInPath } from '../kernel/id.ts';
import { PageQuery } from '../kernel/page.ts';
import {
  DeliveryQuery,
  MadeWebhook,
  Webhook,
  WebhookChanges,
  WebhookDelivery,
  WebhookDraft,
} from './webhook.ts';

const oneWebhook = z.object({ webhookId: IdInPath });

export const webhooksApi = {
  list: endpoint({
    method: 'GET',
    path: '/api/webhooks',
    summary: 'List the webhooks',
    needs: ['organization', 'M'],
    query: PageQuery,
    reply: z.array(Webhook),
  }),
  add: endpoint({
    method: 'POST',
    path: '/api/webhooks',
    summary: 'Add a webhook',
    needs: ['organization', 'M'],
    body: WebhookDraft,
    reply: MadeWebhook,
    status: 201,
    isSecret: true,
  }),
  edit: endpoint({
    method: 'PATCH',
    path: '/api/webhooks/:webhookId',
    summary: 'Change a webhook, or switch it on or off',
    needs: ['organization', 'M'],
    params: oneWebhook,
    body: WebhookChanges,
    reply: Webhook,
  }),
  remove: endpoint({
    method: 'DELETE',
    path: '/api/webhooks/:webhookId',
    summary: 'Delete a webhook',
    needs: ['organization', 'M'],
    params: oneWebhook,
    reply: z.undefined(),
    status: 204,
  }),
  deliveries: endpoint({
    method: 'GET',
    path: '/api/webhooks/:webhookId/deliveries',
    summary: 'List what was delivered to a webhook',
    needs: ['organization', 'M'],
    params: oneWebhook,
    query: DeliveryQuery,
    reply: z.array(WebhookDelivery),
  }),
  retry: endpoint({
    method: 'PUT',
    path: '/api/webhook-deliveries/:webhookDeliveryId/retry',
    summary: 'Deliver to a webhook once more',
    needs: ['organization', 'M'],
    params: z.object({ webhookDeliveryId: IdInPath }),
    reply: WebhookDelivery,
  }),
};
