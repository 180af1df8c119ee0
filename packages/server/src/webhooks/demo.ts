import type { DemoPart } from '../platform/demo-part.ts';
import { webhookDeliveries, webhooks } from './table.ts';

const minute = 60 * 1000;

const sent = [
  { action: 'POST', id: 12, status: 'delivered', tries: 1, answer: 204, problem: null },
  { action: 'PATCH', id: 12, status: 'delivered', tries: 2, answer: 200, problem: null },
  {
    action: 'PUT',
    id: 9,
    status: 'failed',
    tries: 8,
    answer: 503,
    problem: 'The endpoint returned 503.',
  },
] as const;

/** One that was tested and switched off: the demo calls no server. */
export const demoWebhooks: DemoPart = {
  what: 'webhooks',
  async make({ tx, now, people, secrets }) {
    const by = people['Managing Director'];
    const [made] = await tx
      .insert(webhooks)
      .values({
        name: 'Cost system',
        url: 'https://costs.northgate.example/hooks/sitewright',
        entities: ['purchaseOrder', 'diary'],
        secret: secrets.seal('whsec_of_the_demo'),
        isActive: false,
        createdBy: by,
        updatedBy: by,
      })
      .returning({ id: webhooks.id });
    await tx.insert(webhookDeliveries).values(
      sent.map(({ action, id, ...result }, i) => {
        const createdAt = new Date(now.getTime() - (sent.length - i) * 50 * minute);
        const event = { entity: 'purchaseOrder', id, action };
        return { webhookId: made?.id ?? 0, event, ...result, createdAt, triedAt: createdAt };
      }),
    );
  },
};
