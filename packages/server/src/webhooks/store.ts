import { randomBytes } from 'node:crypto';
import type { Actor } from '@sitewright/domain/kernel/access';
import type { Page, PageQuery } from '@sitewright/domain/kernel/page';
import type {
  CreatedWebhook,
  Entity,
  Webhook,
  WebhookDelivery,
  WebhookDraft,
  WebhookEvent,
} from '@sitewright/domain/webhooks/webhook';
import { and, eq, lt, ne } from 'drizzle-orm';
import { advisoryLock } from '../platform/advisory-lock.ts';
import { announce } from '../platform/jobs/live.ts';
import { agoSql, type Sweep } from '../platform/jobs/sweep.ts';
import { deleteRow, expectRow, insertRow, lockRow, newestPage, saveRow } from '../platform/rows.ts';
import type { Secrets } from '../platform/secrets.ts';
import type { Tx } from '../platform/tenancy.ts';
import { webhookDeliveries, webhooks } from './table.ts';

type Row = typeof webhooks.$inferSelect;
type DeliveryRow = typeof webhookDeliveries.$inferSelect;

export const listWebhooks = async (tx: Tx, page: PageQuery): Promise<Page<Webhook>> =>
  (await newestPage(tx.select().from(webhooks), webhooks, page)).map(toWebhook);

/** Locked for adding: of two at once, the second counts the first. */
export async function countWebhooks(tx: Tx): Promise<number> {
  await advisoryLock(tx, 'webhooks');
  return tx.$count(webhooks);
}

export const lockWebhook = async (tx: Tx, id: number): Promise<Webhook> =>
  toWebhook(await lockRow(tx, webhooks, id));

export async function insertWebhook(
  tx: Tx,
  draft: WebhookDraft,
  actor: Actor,
  { seal }: Secrets,
): Promise<CreatedWebhook> {
  const secret = `whsec_${randomBytes(32).toString('base64url')}`;
  const row = await insertRow(tx, webhooks, { ...draft, secret: seal(secret) }, actor);
  return { ...toWebhook(row), secret };
}

export async function saveWebhook(tx: Tx, webhook: Webhook, actor: Actor): Promise<Webhook> {
  const { id, name, url, entities, isActive } = webhook;
  return toWebhook(await saveRow(tx, webhooks, id, { name, url, entities, isActive }, actor));
}

export async function deleteWebhook(tx: Tx, id: number): Promise<void> {
  await deleteRow(tx, webhooks, id);
}

export async function listDeliveries(
  tx: Tx,
  webhookId: number,
  page: PageQuery,
): Promise<Page<WebhookDelivery>> {
  await expectRow(tx, webhooks, webhookId);
  const deliveries = tx.select().from(webhookDeliveries);
  const isOfWebhook = eq(webhookDeliveries.webhookId, webhookId);
  return (await newestPage(deliveries, webhookDeliveries, page, isOfWebhook)).map(toDelivery);
}

export const lockDelivery = async (tx: Tx, id: number): Promise<WebhookDelivery> =>
  toDelivery(await lockRow(tx, webhookDeliveries, id));

/** With where it goes, and what it is signed with; undefined where both are gone by now. */
export async function findOutgoingDelivery(tx: Tx, id: number) {
  const [row] = await tx
    .select({ delivery: webhookDeliveries, webhook: webhooks })
    .from(webhookDeliveries)
    .innerJoin(webhooks, eq(webhooks.id, webhookDeliveries.webhookId))
    .where(eq(webhookDeliveries.id, id));
  return row && { delivery: toDelivery(row.delivery), webhook: row.webhook };
}

export async function saveDelivery(tx: Tx, delivery: WebhookDelivery): Promise<WebhookDelivery> {
  const { id, status, tries, answer, problem } = delivery;
  const triedAt = delivery.triedAt ? new Date(delivery.triedAt) : null;
  // Not `updateRow`: the webhook may have been deleted while the delivery was on its way.
  await tx
    .update(webhookDeliveries)
    .set({ status, tries, answer, problem, triedAt })
    .where(eq(webhookDeliveries.id, id));
  await announce(tx, { entity: 'webhookDelivery', id, action: 'PUT' });
  return delivery;
}

/** Failed deliveries are kept for a month, for finding the cause. */
export const sweepDeliveries: Sweep = async (tx) => {
  const { status, createdAt } = webhookDeliveries;
  const isOver = and(ne(status, 'waiting'), lt(createdAt, agoSql('30 days')));
  await tx.delete(webhookDeliveries).where(isOver);
};

const toWebhook = ({ id, name, url, entities, isActive, createdAt, version }: Row): Webhook => ({
  ...{ id, name, url, isActive, version },
  entities: entities as Entity[],
  createdAt: createdAt.toISOString(),
});

const toDelivery = (row: DeliveryRow): WebhookDelivery => ({
  id: row.id,
  event: row.event as WebhookEvent,
  status: row.status,
  tries: row.tries,
  answer: row.answer,
  problem: row.problem,
  createdAt: row.createdAt.toISOString(),
  triedAt: row.triedAt?.toISOString() ?? null,
});
