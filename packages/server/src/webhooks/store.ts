import { randomBytes } from 'node:crypto';
import type { Actor } from '@sitewright/domain/kernel/access';
import { type Page, pageOf } from '@sitewright/domain/kernel/page';
import { found } from '@sitewright/domain/kernel/problem';
import type {
  CreatedWebhook,
  Entity,
  Webhook,
  WebhookDelivery,
  WebhookDraft,
  WebhookEvent,
} from '@sitewright/domain/webhooks/webhook';
import { and, desc, eq, lt, ne } from 'drizzle-orm';
import { advisoryLock } from '../platform/advisory-lock.ts';
import { createdBy, updatedBy } from '../platform/audit.ts';
import { agoSql, type Sweep } from '../platform/jobs/sweep.ts';
import type { Secrets } from '../platform/secrets.ts';
import type { Tx } from '../platform/tenancy.ts';
import { webhookDeliveries, webhooks } from './table.ts';

type Row = typeof webhooks.$inferSelect;
type DeliveryRow = typeof webhookDeliveries.$inferSelect;
type Paging = { limit: number; cursor?: number | undefined };

export async function listWebhooks(tx: Tx, { limit, cursor }: Paging): Promise<Page<Webhook>> {
  const rows = await tx
    .select()
    .from(webhooks)
    .where(cursor ? lt(webhooks.id, cursor) : undefined)
    .orderBy(desc(webhooks.id))
    .limit(limit + 1);
  return pageOf(rows.map(toWebhook), limit);
}

/** Locked for adding: of two at once, the second counts the first. */
export async function countWebhooks(tx: Tx): Promise<number> {
  await advisoryLock(tx, 'webhooks');
  return tx.$count(webhooks);
}

export async function lockWebhook(tx: Tx, id: number): Promise<Webhook> {
  const [row] = await tx.select().from(webhooks).where(eq(webhooks.id, id)).for('update');
  return toWebhook(found(row));
}

export async function insertWebhook(
  tx: Tx,
  draft: WebhookDraft,
  actor: Actor,
  { seal }: Secrets,
): Promise<CreatedWebhook> {
  const secret = `whsec_${randomBytes(32).toString('base64url')}`;
  const [row] = await tx
    .insert(webhooks)
    .values({ ...draft, secret: seal(secret), ...createdBy(actor) })
    .returning();
  return { ...toWebhook(found(row)), secret };
}

export async function saveWebhook(tx: Tx, webhook: Webhook, actor: Actor): Promise<Webhook> {
  const { id, name, url, entities, isActive } = webhook;
  const [row] = await tx
    .update(webhooks)
    .set({ name, url, entities, isActive, ...updatedBy(actor) })
    .where(eq(webhooks.id, id))
    .returning();
  return toWebhook(found(row));
}

export async function deleteWebhook(tx: Tx, id: number): Promise<void> {
  const deleted = await tx
    .delete(webhooks)
    .where(eq(webhooks.id, id))
    .returning({ id: webhooks.id });
  found(deleted[0]);
}

export async function listDeliveries(
  tx: Tx,
  webhookId: number,
  { limit, cursor }: Paging,
): Promise<Page<WebhookDelivery>> {
  found((await tx.select({ id: webhooks.id }).from(webhooks).where(eq(webhooks.id, webhookId)))[0]);
  const rows = await tx
    .select()
    .from(webhookDeliveries)
    .where(
      and(
        eq(webhookDeliveries.webhookId, webhookId),
        cursor ? lt(webhookDeliveries.id, cursor) : undefined,
      ),
    )
    .orderBy(desc(webhookDeliveries.id))
    .limit(limit + 1);
  return pageOf(rows.map(toDelivery), limit);
}

export async function lockDelivery(tx: Tx, id: number): Promise<WebhookDelivery> {
  const isIt = eq(webhookDeliveries.id, id);
  const [row] = await tx.select().from(webhookDeliveries).where(isIt).for('update');
  return toDelivery(found(row));
}

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
  const { id, status, tries, answer, problem, triedAt } = delivery;
  await tx
    .update(webhookDeliveries)
    .set({ status, tries, answer, problem, triedAt: triedAt ? new Date(triedAt) : null })
    .where(eq(webhookDeliveries.id, id));
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
