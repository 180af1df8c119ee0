import { deliveriesApi } from '@sitewright/domain/deliveries/api';
import { diaryApi } from '@sitewright/domain/diary/api';
import { filesApi } from '@sitewright/domain/files/api';
import { found } from '@sitewright/domain/kernel/problem';
import { materialsApi } from '@sitewright/domain/materials/api';
import { aMaterialDraft } from '@sitewright/domain/materials/material.fixture';
import { aLineDraft } from '@sitewright/domain/purchase-orders/purchase-order.fixture';
import { desc } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { activityLogs } from '../platform/activity.ts';
import { asOrganization } from '../platform/tenancy.ts';
import { aCompany } from '../purchase-orders/a-company.fixture.ts';
import { aPicture } from '../testing/a-picture.ts';
import { testApi } from '../testing/api.ts';
import { anOrder } from './an-order.fixture.ts';

const api = await testApi();
const body = { reason: 'Entered on the wrong order' };

async function aDelivery() {
  const ours = await anOrder(await aCompany(api));
  const { supervisor, director, contractId } = ours;
  const delivery = await supervisor.call(deliveriesApi.receive, ours.came('48'));
  const reverse = () =>
    director.send(deliveriesApi.reverse, { params: { deliveryId: delivery.id }, body });
  const entries = () => director.call(diaryApi.list, { query: { projectId: contractId } });
  return {
    ...ours,
    delivery,
    diaryEntryId: found(delivery.diaryEntryId ?? undefined),
    reverse,
    entries,
  };
}

describe("a user's changes to the diary entry of a delivery", () => {
  it('stay when the delivery is reversed, and the answer says so', async () => {
    const { supervisor, diaryEntryId, reverse, entries, read } = await aDelivery();
    const words = { workSummary: 'Poured the core at once, slump 120' };
    await supervisor.call(diaryApi.edit, { params: { diaryEntryId }, body: words });
    expect((await reverse()).json().message).toMatch(
      /Its diary entry was edited afterwards, so it stays with a note of the reversal\.$/,
    );
    const [entry] = await entries();
    expect(entry?.workSummary).toMatch(
      /^Poured the core at once, slump 120\nDelivery reversed on \d\d\/\d\d\/\d{4} by Ann Ray: Entered on the wrong order$/,
    );
    expect((await read()).items).toMatchObject([{ received: '0.000' }]);
  });

  it('stay where they are a photo', async () => {
    const { supervisor, diaryEntryId, reverse, entries } = await aDelivery();
    const photo = { params: { diaryEntryId }, query: {}, file: aPicture() };
    await supervisor.call(filesApi.addEntryPhoto, photo);
    await reverse();
    expect(await entries()).toMatchObject([{ photos: [{ type: 'image/webp' }] }]);
  });

  it('may be its deletion, and then nothing is left to do', async () => {
    const { director, diaryEntryId, reverse } = await aDelivery();
    await director.send(diaryApi.remove, { params: { diaryEntryId } });
    expect((await reverse()).json().message).toMatch(/diary entry no longer exists\.$/);
  });
});

it('is refused without a reason, which the activity log keeps', async () => {
  const { us, director, delivery, reverse } = await aDelivery();
  const ask = { params: { deliveryId: delivery.id }, body: { reason: ' ' } };
  expect((await director.send(deliveriesApi.reverse, ask)).json().fields).toEqual({
    reason: 'Reason is required',
  });
  await reverse();
  const [log] = await asOrganization(api.pools.app, us.id, (tx) =>
    tx.select().from(activityLogs).orderBy(desc(activityLogs.id)).limit(1),
  );
  expect(log).toMatchObject({
    description: 'Reverse a delivery',
    entityId: delivery.id,
    metadata: body,
  });
});

it('may go back in part, with a reason: it is outstanding again, and no more goes back than came', async () => {
  const { director, supervisor, delivery, line, read } = await aDelivery();
  const back = (quantity: string) => ({
    params: { deliveryId: delivery.id },
    body: {
      deliveryItemId: found(delivery.items[0]).id,
      quantity,
      rejectionReason: 'damaged',
    } as const,
  });
  expect((await supervisor.send(deliveriesApi.returnGoods, back('1'))).statusCode).toBe(403);
  await director.call(deliveriesApi.returnGoods, back('3'));
  const returned = await director.call(deliveriesApi.returnGoods, back('5'));
  const changed = { received: '48.000', rejected: '8.000', rejectionReason: 'damaged' };
  expect(returned.items).toMatchObject([changed]);
  expect(await read()).toMatchObject({
    status: 'part_received',
    items: [{ id: line, received: '48.000', rejected: '8.000' }],
  });
  expect((await director.send(deliveriesApi.returnGoods, back('40.001'))).json().fields).toEqual({
    quantity: 'Only 40 m³ of this line can be returned',
  });
});

it('is refused where the delivered stock has been used, and changes nothing', async () => {
  const company = await aCompany(api);
  const { director, contractId: projectId } = company;
  const { id: materialId } = await director.call(materialsApi.add, { body: aMaterialDraft() });
  const raise = () => company.raise({ items: [aLineDraft({ materialId })] });
  const { supervisor, came, read } = await anOrder({ ...company, raise });
  const [first, second] = [
    await supervisor.call(deliveriesApi.receive, came('20')),
    await supervisor.call(deliveriesApi.receive, came('10')),
  ];
  const used = { materialId, move: 'used', quantity: '15' } as const;
  await director.call(materialsApi.moveStock, { params: { projectId }, body: used });
  const reverse = ({ id: deliveryId }: { id: number }) =>
    director.send(deliveriesApi.reverse, { params: { deliveryId }, body });
  const refused = await reverse(first);
  expect([refused.statusCode, refused.json().message]).toEqual([
    409,
    expect.stringMatching(
      /has been used or returned since\. Without this delivery, stock on site would be 5 .+ short, so it cannot be reversed\.$/,
    ),
  ]);
  expect((await read()).items).toMatchObject([{ received: '30.000' }]);
  const deliveryItemId = found(first.items[0]).id;
  const returned = await director.send(deliveriesApi.returnGoods, {
    params: { deliveryId: first.id },
    body: { deliveryItemId, quantity: '16', rejectionReason: 'quality' },
  });
  expect(returned.json().message).toMatch(/Without these goods, .+ they cannot be returned\.$/);
  expect((await reverse(second)).statusCode).toBe(200);
});
