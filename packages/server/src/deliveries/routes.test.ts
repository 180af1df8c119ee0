import { backupApi } from '@sitewright/domain/backup/api';
import { deliveriesApi } from '@sitewright/domain/deliveries/api';
import { aDeliveryDraft, aDeliveryLineDraft } from '@sitewright/domain/deliveries/delivery.fixture';
import { diaryApi } from '@sitewright/domain/diary/api';
import { diaryPrintsApi } from '@sitewright/domain/diary/prints-api';
import { filesApi } from '@sitewright/domain/files/api';
import { found } from '@sitewright/domain/kernel/problem';
import { purchaseOrdersApi } from '@sitewright/domain/purchase-orders/api';
import { describe, expect, it } from 'vitest';
import { aCompany, forOrder } from '../purchase-orders/a-company.fixture.ts';
import { aPicture } from '../testing/a-picture.ts';
import { testApi } from '../testing/api.ts';
import { anOrder } from './an-order.fixture.ts';

const api = await testApi();
const date = '2026-03-02';

const confirmed = { overReceiptConfirmed: true };

describe('receiving a delivery', () => {
  it('stores the delivered quantities, and updates the order', async () => {
    const { supervisor, order, line, read } = await anOrder(await aCompany(api));
    const body = aDeliveryDraft([
      aDeliveryLineDraft(line, '20.5', { rejected: '0.5', rejectionReason: 'quality' }),
    ]);
    const made = await supervisor.send(deliveriesApi.receive, { ...forOrder(order), body });
    expect([made.statusCode, made.json()]).toMatchObject([
      201,
      {
        purchaseOrderId: order.id,
        poNumber: order.poNumber,
        supplierName: 'Pennick Concrete',
        date,
        ticketNumber: 'T-4711',
        receivedBy: 'Ann Ray',
        items: [{ purchaseOrderItemId: line, received: '20.500', rejected: '0.500' }],
      },
    ]);
    expect(await read()).toMatchObject({
      status: 'part_received',
      items: [{ received: '20.500', rejected: '0.500' }],
    });
    expect(await supervisor.call(deliveriesApi.list, forOrder(order))).toEqual([made.json()]);
  });

  it('receiving more than ordered is confirmed and still reaches received', async () => {
    const { supervisor, came, read } = await anOrder(await aCompany(api));
    const response = await supervisor.send(deliveriesApi.receive, came('60'));
    expect([response.statusCode, response.json()]).toMatchObject([
      409,
      {
        code: 'purchase_order.over_receipt',
        fields: { 'items.0.received': '60 m³ received in total, 48 m³ ordered' },
      },
    ]);
    expect((await read()).status).toBe('sent');
    await supervisor.call(deliveriesApi.receive, came('60', confirmed));
    expect(await read()).toMatchObject({ status: 'received', items: [{ received: '60.000' }] });
    await supervisor.call(deliveriesApi.receive, came('1', confirmed));
    expect((await read()).status).toBe('received');
  });

  it('keeps both quantities when two people receive the same line at once', async () => {
    const { us, supervisor, came, read, order } = await anOrder(await aCompany(api));
    const other = await us.member({ role: 'Site Manager' });
    await Promise.all([
      supervisor.call(deliveriesApi.receive, came('24')),
      other.call(deliveriesApi.receive, came('24')),
    ]);
    expect(await read()).toMatchObject({ status: 'received', items: [{ received: '48.000' }] });
    const late = await Promise.all(
      [supervisor, other].map((receiver) => receiver.send(deliveriesApi.receive, came('2'))),
    );
    // 5 % of 48 is 2.4: one more load of 2 is within it, a second is not.
    expect(late.map(({ statusCode }) => statusCode).toSorted()).toEqual([201, 409]);
    expect(await supervisor.call(deliveriesApi.list, forOrder(order))).toHaveLength(3);
  });

  it('is refused before the order is sent or approved, and for a Viewer', async () => {
    const { us, supervisor, raise, came, order } = await anOrder(await aCompany(api));
    const pending = await raise();
    const early = await supervisor.send(deliveriesApi.receive, {
      ...forOrder(pending),
      body: aDeliveryDraft([aDeliveryLineDraft(found(pending.items[0]).id, '1')]),
    });
    expect(early.json()).toMatchObject({ code: 'purchase_order.is_pending' });
    const viewer = await us.member({ role: 'Viewer' });
    expect((await viewer.send(deliveriesApi.receive, came('1'))).statusCode).toBe(403);
    expect((await viewer.send(deliveriesApi.list, forOrder(order))).statusCode).toBe(200);
  });

  it('refuses more than double the ordered quantity, even if confirmed', async () => {
    const { supervisor, came, read } = await anOrder(await aCompany(api));
    const slip = await supervisor.send(deliveriesApi.receive, came('96.001', confirmed));
    expect([slip.statusCode, slip.json()]).toMatchObject([
      409,
      {
        code: 'purchase_order.far_over_receipt',
        message:
          'You cannot receive more than double the quantity ordered. Concrete C32/40, 30% GGBS: 96.001 m³ received in total, 48 m³ ordered. Change the order first.',
        fields: { 'items.0.received': '96.001 m³ received in total, 48 m³ ordered' },
      },
    ]);
    expect((await read()).status).toBe('sent');
    expect((await supervisor.send(deliveriesApi.receive, came('96', confirmed))).statusCode).toBe(
      201,
    );
  });

  it('is refused for days that the diary does not accept', async () => {
    const { supervisor, came } = await anOrder(await aCompany(api));
    const old = await supervisor.send(deliveriesApi.receive, came('1', { date: '2019-03-02' }));
    expect([old.statusCode, old.json().fields]).toEqual([
      400,
      { date: 'Date must be within the last year and the next 30 days' },
    ]);
  });

  it('refuses lines of another order, and future days', async () => {
    const { supervisor, raise, order, came } = await anOrder(await aCompany(api));
    const other = found((await raise()).items[0]).id;
    const body = aDeliveryDraft([aDeliveryLineDraft(other, '1')]);
    expect(
      (await supervisor.send(deliveriesApi.receive, { ...forOrder(order), body })).statusCode,
    ).toBe(404);
    const ahead = await supervisor.send(deliveriesApi.receive, came('1', { date: '2099-01-01' }));
    expect(ahead.json().fields).toEqual({ date: 'Date cannot be in the future' });
  });

  it('lists the deliveries of a contract page by page, latest first', async () => {
    const { supervisor, contractId: projectId, came } = await anOrder(await aCompany(api));
    for (const received of ['1', '2', '3'])
      await supervisor.call(deliveriesApi.receive, came(received));
    const params = { projectId };
    const first = await supervisor.call(deliveriesApi.listOfProject, {
      params,
      query: { limit: 2 },
    });
    expect(first.map(({ items }) => items[0]?.received)).toEqual(['3.000', '2.000']);
    const query = { limit: 2, cursor: found(first.at(-1)).id };
    const rest = await supervisor.call(deliveriesApi.listOfProject, { params, query });
    expect(rest.map(({ items }) => items[0]?.received)).toEqual(['1.000']);
  });
});

describe('the photo of a ticket', () => {
  it('belongs to the delivery, up to twenty of them', async () => {
    const { supervisor, director, order, came } = await anOrder(await aCompany(api));
    const { id: deliveryId } = await supervisor.call(deliveriesApi.receive, came('1'));
    const add = () =>
      supervisor.send(deliveriesApi.addPhoto, {
        params: { deliveryId },
        query: {},
        file: aPicture(),
      });
    const photo = (await add()).json();
    const [delivery] = await supervisor.call(deliveriesApi.list, forOrder(order));
    expect(delivery?.photos).toMatchObject([{ id: photo.id, url: photo.url }]);
    for (let n = 1; n < 20; n++) await add();
    expect((await add()).json().code).toBe('delivery.too_many_photos');

    await supervisor.send(filesApi.remove, { params: { fileId: photo.id } });
    await add();
    const [item] = await director.call(backupApi.listBin, { query: {} });
    const back = await director.send(backupApi.restore, {
      params: { binItemId: found(item).id },
      body: {},
    });
    expect(back.json().code).toBe('delivery.too_many_photos');
  });

  it('is printed with its day, and locked with the signed one: none can be added or deleted', async () => {
    const ours = await anOrder(await aCompany(api));
    const { supervisor, director, contractId: projectId } = ours;
    const { id: deliveryId } = await supervisor.call(deliveriesApi.receive, ours.came('1'));
    const add = () =>
      supervisor.send(deliveriesApi.addPhoto, {
        params: { deliveryId },
        query: {},
        file: aPicture(),
      });
    const { id: fileId } = (await add()).json();
    const params = { projectId, date };
    const { rawPayload } = await director.send(diaryPrintsApi.dayPdf, { params });
    expect(rawPayload.toString('latin1').match(/\/Subtype \/Image/g)).toHaveLength(1);
    const body = { name: 'Ann Ray', despiteGaps: true };
    await director.call(diaryApi.signOff, { params, body });
    const removed = await supervisor.send(filesApi.remove, { params: { fileId } });
    const described = await director.send(filesApi.edit, {
      params: { fileId },
      body: { description: 'Another ticket' },
    });
    for (const answer of [await add(), removed, described])
      expect([answer.statusCode, answer.json().message]).toEqual([
        409,
        'This day is signed off. Its photos cannot be changed.',
      ]);
  });
});

describe('reversing a delivery', () => {
  const body = { reason: 'Entered on the wrong order' };

  it('takes everything back, and the order has its former status', async () => {
    const { supervisor, director, came, read, order, contractId } = await anOrder(
      await aCompany(api),
    );
    const receive = (received: string) => supervisor.call(deliveriesApi.receive, came(received));
    const [first, second] = [await receive('20'), await receive('28')];
    const params = { deliveryId: second.id };
    await supervisor.call(deliveriesApi.addPhoto, { params, query: {}, file: aPicture() });
    const reverse = ({ id: deliveryId }: { id: number }) =>
      director.send(deliveriesApi.reverse, { params: { deliveryId }, body });
    expect((await reverse(second)).json().message).toBe(
      'Delivery of 02/03/2026 reversed. The goods no longer count as received. Its diary entry has been removed.',
    );
    expect(await read()).toMatchObject({
      status: 'part_received',
      items: [{ received: '20.000' }],
    });
    expect(await api.discarded()).not.toEqual([]);
    expect((await reverse(second)).statusCode).toBe(404);
    expect((await reverse(first)).statusCode).toBe(200);
    expect(await read()).toMatchObject({ status: 'sent', items: [{ received: '0.000' }] });
    expect(await supervisor.call(deliveriesApi.list, forOrder(order))).toEqual([]);
    const query = { projectId: contractId };
    expect(await supervisor.call(diaryApi.list, { query })).toEqual([]);
  });

  it('is for users who may delete orders, and refused once the order is closed', async () => {
    const { supervisor, buyer, came, order } = await anOrder(await aCompany(api));
    const { id: deliveryId } = await supervisor.call(deliveriesApi.receive, came('48'));
    const ask = { params: { deliveryId }, body };
    expect((await supervisor.send(deliveriesApi.reverse, ask)).statusCode).toBe(403);
    await buyer.call(purchaseOrdersApi.close, { ...forOrder(order), body: {} });
    expect((await buyer.send(deliveriesApi.reverse, ask)).json().message).toBe(
      'This order is closed.',
    );
  });
});
