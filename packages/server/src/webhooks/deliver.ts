import { can } from '@sitewright/domain/kernel/access';
import {
  afterAttempt,
  maxFailures,
  obstacleToDelivering,
  type Reach,
} from '@sitewright/domain/webhooks/rules';
import type { WebhookDelivery } from '@sitewright/domain/webhooks/webhook';
import { and, desc, eq, ne } from 'drizzle-orm';
import { storeNotices } from '../notifications/public.ts';
import { listColleagues } from '../organizations/public.ts';
import { RetryLater } from '../platform/fault.ts';
import type { Task } from '../platform/jobs/jobs.ts';
import type { Secrets } from '../platform/secrets.ts';
import type { Tx } from '../platform/tenancy.ts';
import { findApiAccess } from '../settings/public.ts';
import { sendWebhook } from './send.ts';
import { findOutgoingDelivery, saveDelivery } from './store.ts';
import { webhookDeliveries, webhooks } from './table.ts';

type OnAttempt = (outcome: 'delivered' | 'failed') => void;

/** One try, outside of any transaction; what is not taken the queue tries again later. */
export const webhookTask =
  (reach: Reach, { unseal }: Pick<Secrets, 'unseal'>, onTry: OnAttempt = () => {}): Task =>
  async ({ id }: { id: number }, inOrganization) => {
    const found = await inOrganization((tx) => findOutgoingDelivery(tx, id));
    if (found?.delivery.status !== 'waiting') return;
    const { webhook, delivery } = found;
    const unsealed = await inOrganization((tx) => findApiAccess(tx, webhook));
    const obstacle = obstacleToDelivering(webhook, unsealed);
    if (obstacle) {
      // Recorded, so that it can be tried again once the fault is corrected.
      const lost = { ...delivery, status: 'failed', problem: obstacle.message } as const;
      return void (await inOrganization((tx) => saveDelivery(tx, lost)));
    }
    const { event, createdAt } = delivery;
    const body = JSON.stringify({ id, event, createdAt });
    const parcel = { id, url: webhook.url, secret: unseal(webhook.secret), body };
    const now = new Date();
    const after = afterAttempt(delivery, await sendWebhook(parcel, reach, now), now.toISOString());
    onTry(after.status === 'delivered' ? 'delivered' : 'failed');
    await inOrganization(async (tx) => {
      await saveDelivery(tx, after);
      if (after.status === 'failed') await giveUpIfDead(tx, webhook);
    });
    if (after.status === 'waiting') throw new RetryLater('A webhook delivery failed.');
  };

/** After a long time without success it is switched off, and its administrators are notified. */
async function giveUpIfDead(tx: Tx, { id, name }: { id: number; name: string }): Promise<void> {
  const last = await tx
    .select({ status: webhookDeliveries.status })
    .from(webhookDeliveries)
    .where(and(eq(webhookDeliveries.webhookId, id), ne(webhookDeliveries.status, 'waiting')))
    .orderBy(desc(webhookDeliveries.id))
    .limit(maxFailures);
  if (last.length < maxFailures || last.some(isNotLost)) return;
  const [off] = await tx
    .update(webhooks)
    .set({ isActive: false })
    .where(and(eq(webhooks.id, id), eq(webhooks.isActive, true)))
    .returning({ version: webhooks.version });
  if (!off) return;
  const people = (await listColleagues(tx)).filter((colleague) =>
    can(colleague, 'organization', 'M'),
  );
  await storeNotices(
    tx,
    people.map(({ userId }) => ({
      userId,
      subject: `webhook ${id} ${off.version}`,
      title: `Switched off: webhook ${name}`,
      message: `${maxFailures} deliveries in a row failed. Check the responses, then switch it on again.`,
      type: 'error',
      category: 'general',
      priority: 'high',
      projectId: null,
      link: '/settings?section=webhooks',
    })),
  );
}

const isNotLost = ({ status }: Pick<WebhookDelivery, 'status'>): boolean => status !== 'failed';
