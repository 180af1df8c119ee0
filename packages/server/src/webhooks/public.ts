import {
  type Entity,
  type WebhookEvent,
  webhookEntities,
} from '@sitewright/domain/webhooks/webhook';
import { and, arrayContains, eq } from 'drizzle-orm';
import { enqueue } from '../platform/jobs/jobs.ts';
import type { Tx } from '../platform/tenancy.ts';
import { findApiAccess } from '../settings/public.ts';
import { webhookDeliveries, webhooks } from './table.ts';

const isTold = (entity: string): entity is Entity =>
  webhookEntities.some((one) => one.entity === entity);

/** Queued in the transaction of its action, and discarded with it. */
export async function queueDeliveries(tx: Tx, event: WebhookEvent): Promise<void> {
  if (!isTold(event.entity)) return;
  const wants = and(eq(webhooks.isActive, true), arrayContains(webhooks.entities, [event.entity]));
  const { id: webhookId, organizationId } = webhooks;
  const targets = await tx.select({ webhookId, organizationId }).from(webhooks).where(wants);
  if (!targets[0] || !(await findApiAccess(tx, targets[0])).hasApiAccess) return;
  const made = await tx
    .insert(webhookDeliveries)
    .values(targets.map((target) => ({ webhookId: target.webhookId, event })))
    .returning({ id: webhookDeliveries.id });
  for (const { id } of made) await enqueue(tx, 'webhook', { id });
}
