import { deliveriesApi } from '@sitewright/domain/deliveries/api';
import { aDeliveryDraft, aDeliveryLineDraft } from '@sitewright/domain/deliveries/delivery.fixture';
import { diaryApi } from '@sitewright/domain/diary/api';
import { found } from '@sitewright/domain/kernel/problem';
import { materialsApi } from '@sitewright/domain/materials/api';
import { aMaterialDraft } from '@sitewright/domain/materials/material.fixture';
import { overviewApi } from '@sitewright/domain/overview/api';
import { purchaseOrdersApi } from '@sitewright/domain/purchase-orders/api';
import { aLineDraft } from '@sitewright/domain/purchase-orders/purchase-order.fixture';
import { suppliersApi } from '@sitewright/domain/suppliers/api';
import { describe, expect, it } from 'vitest';
import { aCompany, forOrder } from '../purchase-orders/a-company.fixture.ts';
import { testApi } from '../testing/api.ts';
import type { Caller } from '../testing/caller.ts';
import { anOrder } from './an-order.fixture.ts';

const api = await testApi();
const date = '2026-03-02';

describe('the diary', () => {
  const entriesOf = ({ supervisor, contractId }: { supervisor: Caller; contractId: number }) =>
    supervisor.call(diaryApi.list, { query: { projectId: contractId } });

  it('shows the delivery on its day', async () => {
    const ours = await anOrder(await aCompany(api));
    const { diaryEntryId } = await ours.supervisor.call(deliveriesApi.receive, ours.came('48'));
    expect(await entriesOf(ours)).toMatchObject([
      {
        id: diaryEntryId,
        date: `${date}T00:00:00.000Z`,
        type: 'material',
        company: 'Pennick Concrete',
        workSummary: `Materials delivered: ${ours.order.poNumber}, Pennick Concrete, ticket T-4711`,
        materialsDelivered: 'Concrete C32/40, 30% GGBS: 48 m³',
        author: 'Ann Ray',
      },
    ]);
    const { diaryEntry } = await ours.director.call(overviewApi.gettingStarted, {});
    expect(diaryEntry).toBe(false);
  });

  it('of a signed day takes a delivery as an amendment with its reason, and no reversal', async () => {
    const ours = await anOrder(await aCompany(api));
    const { supervisor, director, contractId: projectId, came, read } = ours;
    const { id: deliveryId } = await supervisor.call(deliveriesApi.receive, came('20'));
    await director.call(diaryApi.signOff, {
      params: { projectId, date },
      body: { name: 'Ann Ray', despiteGaps: true },
    });
    const refused = await supervisor.send(deliveriesApi.receive, came('28'));
    expect([refused.statusCode, refused.json()]).toMatchObject([
      409,
      { fields: { reason: 'This day is signed off. Give a reason for the change.' } },
    ]);
    const body = { reason: 'Wrong order' };
    const reversal = await director.send(deliveriesApi.reverse, { params: { deliveryId }, body });
    expect(reversal.json().code).toBe('delivery.stays_in_diary');
    expect(await read()).toMatchObject({
      status: 'part_received',
      items: [{ received: '20.000' }],
    });
    expect(await entriesOf(ours)).toHaveLength(1);
    const late = came('28', { reason: 'Came after the sign-off' });
    const { diaryEntryId } = await supervisor.call(deliveriesApi.receive, late);
    expect((await read()).status).toBe('received');
    const day = await director.call(diaryApi.day, { params: { projectId, date } });
    expect(day.status).toBe('amended');
    const params = { diaryEntryId: Number(diaryEntryId) };
    expect(await director.call(diaryApi.amendments, { params })).toMatchObject([
      { reason: 'Came after the sign-off', before: null },
    ]);
  });
});

describe('a delivery updates', () => {
  it('the stock at site and the score of the supplier', async () => {
    const company = await aCompany(api);
    const { director, buyer, contractId: projectId } = company;
    const { id: supplierId } = await company.supplier();
    const { id: materialId } = await director.call(materialsApi.add, { body: aMaterialDraft() });
    const items = [aLineDraft({ materialId, quantity: '10' })];
    const order = await company.raise({ supplierId, deliveryDate: date, items });
    await buyer.call(purchaseOrdersApi.send, { ...forOrder(order), body: { withoutMail: true } });
    const line = found(order.items[0]).id;
    const damaged = { rejected: '1', rejectionReason: 'damaged' } as const;
    for (const came of [
      aDeliveryLineDraft(line, '4'),
      aDeliveryLineDraft(line, '3'),
      aDeliveryLineDraft(line, '3', damaged),
    ])
      await buyer.call(deliveriesApi.receive, { ...forOrder(order), body: aDeliveryDraft([came]) });
    const [stock] = await director.call(materialsApi.stock, { params: { projectId } });
    expect(stock).toMatchObject({ received: '10', rejected: '1', onSite: '9' });
    const supplier = await director.call(suppliersApi.read, { params: { supplierId } });
    // Nine of ten were good: 5 × 0.9.
    expect(supplier).toMatchObject({ deliveryCount: 3, qualityRating: '4.5' });
  });
});
