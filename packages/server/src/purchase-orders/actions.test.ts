import { env } from 'node:process';
import { linksApi } from '@sitewright/domain/links/api';
import { materialsApi } from '@sitewright/domain/materials/api';
import { aMaterialDraft } from '@sitewright/domain/materials/material.fixture';
import { purchaseOrdersApi } from '@sitewright/domain/purchase-orders/api';
import type { PurchaseOrder } from '@sitewright/domain/purchase-orders/purchase-order';
import { aLineDraft } from '@sitewright/domain/purchase-orders/purchase-order.fixture';
import { describe, expect, it } from 'vitest';
import { deliveries, deliveryItems } from '../deliveries/table.ts';
import { asOrganization } from '../platform/tenancy.ts';
import { testApi } from '../testing/api.ts';
import type { Caller } from '../testing/caller.ts';
import { aCompany, forOrder } from './a-company.fixture.ts';
import { purchaseOrders } from './table.ts';

/** A multiple of 20. */
const ordersAtOnce = env.PROOFS === 'full' ? 200 : 20;

const api = await testApi();
const strict = { requireApproval: true };
const pounds = (net: string) => ({ items: [aLineDraft({ quantity: '1', unitPrice: net })] });

const approve = (by: Caller, order: { id: number }, body = {}) =>
  by.send(purchaseOrdersApi.approve, { ...forOrder(order), body });
const read = (by: Caller, order: { id: number }) =>
  by.call(purchaseOrdersApi.read, forOrder(order));
const edit = (by: Caller, order: { id: number }, body: object) =>
  by.send(purchaseOrdersApi.edit, { ...forOrder(order), body });

/** Receives part of the first line, and sets the status that a delivery gives the order. */
const receive = (
  { organizationId, contractId, id, items }: PurchaseOrder,
  received: string,
  rejected = '0',
) =>
  asOrganization(api.pools.app, organizationId, async (tx) => {
    const delivery = { projectId: contractId, purchaseOrderId: id, receivedBy: 'Sam' };
    const [made] = await tx
      .insert(deliveries)
      .values({ ...delivery, date: '2026-03-02' })
      .returning();
    const line = { deliveryId: made?.id ?? 0, purchaseOrderItemId: items[0]?.id ?? 0 };
    const price = { unitPrice: '118.50', discountRate: '0' };
    await tx.insert(deliveryItems).values({ ...line, ...price, received, rejected });
    await tx.update(purchaseOrders).set({ status: 'part_received' });
  });

describe('approving', () => {
  it('there is no number, PDF or mail before the last approval', async () => {
    const { director, buyer, raise } = await aCompany(api, strict);
    const order = await raise({ supplierEmail: 'orders@pennick.example' });
    expect(order).toMatchObject({ status: 'pending', poNumber: null });
    const letters = (await api.letters()).length;
    const print = () => buyer.send(purchaseOrdersApi.pdf, forOrder(order));
    const send = () => buyer.send(purchaseOrdersApi.send, { ...forOrder(order), body: {} });
    expect([(await print()).statusCode, (await send()).statusCode]).toEqual([409, 409]);
    expect((await api.letters()).length).toBe(letters);

    expect((await approve(director, order)).json()).toMatchObject({
      status: 'approved',
      poNumber: 'PO-NC-0001',
      approvedBy: director.actor.userId,
      approvedByName: 'Ann Ray',
    });
    expect((await print()).headers['content-type']).toBe('application/pdf');
    expect((await send()).json()).toMatchObject({ status: 'sent' });
    const [answer, letter, ...more] = (await api.letters()).slice(letters);
    expect([answer?.to, more]).toEqual([buyer.actor.username, []]);
    expect(letter).toMatchObject({
      to: 'orders@pennick.example',
      attachments: [{ filename: 'PO-NC-0001.pdf', contentType: 'application/pdf' }],
    });
  });

  it('has no document before approval either, where a number was entered by hand', async () => {
    const { buyer, raise } = await aCompany(api, strict);
    const order = await raise({ poNumber: 'PO-1966' });
    expect(order.poNumber).toBe('PO-1966');
    expect((await buyer.send(purchaseOrdersApi.pdf, forOrder(order))).json().code).toBe(
      'purchase_order.is_not_approved',
    );
  });

  it('the requester cannot approve their own order without a record', async () => {
    const { us, director, raise } = await aCompany(api, strict);
    const own = await approve(director, await raise({}, director));
    expect([own.statusCode, own.json().message]).toEqual([
      403,
      'You raised or changed this order, so a colleague must approve it.',
    ]);
    const draft = await raise({ status: 'draft' });
    await director.call(purchaseOrdersApi.submit, { ...forOrder(draft), body: {} });
    expect((await approve(director, draft)).json().code).toBe('purchase_order.is_your_own');
    const other = await us.member({ role: 'Director' });
    expect((await approve(other, draft)).statusCode).toBe(200);
  });

  it('the person who revised it may not approve the revision either', async () => {
    const { us, director, raise } = await aCompany(api, strict);
    const order = await raise();
    const manager = await us.member({ role: 'Contracts Manager' });
    await approve(manager, order);
    await edit(director, order, { vatTreatment: 'zero', reason: 'New dwelling' });
    expect((await approve(director, order)).json().code).toBe('purchase_order.is_your_own');
    expect((await approve(manager, order)).json()).toMatchObject({ revision: 1 });
  });

  it.each([
    ['Contracts Manager', '50000.00', 200, undefined],
    ['Contracts Manager', '50000.01', 403, /A Director must approve it\.$/],
    ['Director', '250000.01', 403, /A Managing Director must approve it\.$/],
    ['Managing Director', '250000.01', 200, undefined],
    ['Buyer', '1.00', 403, /^Your role/],
  ] as const)('a %s of £%s answers %s', async (role, net, status, message) => {
    const { us, raise } = await aCompany(api, strict);
    const order = await raise(pounds(net));
    const answer = await approve(await us.member({ role }), order);
    expect(answer.statusCode).toBe(status);
    expect(answer.json().message ?? '').toMatch(message ?? /^$/);
  });

  it('applies to the version that the approver saw', async () => {
    const { director, buyer, raise } = await aCompany(api, strict);
    const order = await raise();
    await edit(buyer, order, { items: [aLineDraft({ quantity: '50' })] });
    const late = await approve(director, order, { version: order.version });
    expect(late.json()).toMatchObject({
      code: 'changed_meanwhile',
      current: { status: 'pending' },
    });
  });

  it('happens once, even if several people approve at the same moment', async () => {
    const { us, director, raise } = await aCompany(api, strict);
    const order = await raise();
    const approvers = await Promise.all(
      Array.from({ length: 4 }, () => us.member({ role: 'Director' })),
    );
    const answers = await Promise.all([director, ...approvers].map((by) => approve(by, order)));
    expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([
      200, 409, 409, 409, 409,
    ]);
    const revisions = await director.call(purchaseOrdersApi.listRevisions, forOrder(order));
    expect(revisions).toMatchObject([{ revision: 0, net: '5688.00' }]);
  });

  it(`by 20 people of ${ordersAtOnce} orders at once leaves no gap, and approves none twice`, async () => {
    const { us, raise } = await aCompany(api, strict);
    const orders: PurchaseOrder[] = [];
    while (orders.length < ordersAtOnce)
      orders.push(...(await Promise.all(Array.from({ length: 20 }, () => raise()))));
    const people = await Promise.all(
      Array.from({ length: 20 }, () => us.member({ role: 'Director' })),
    );
    // Each person approves a tenth of them; the next person approves half of the same ones too.
    const answers = await Promise.all(
      people.map(async (person, start) => {
        const approved: string[] = [];
        for (let step = 0; step < ordersAtOnce / 10; step += 1) {
          const order = orders[(start * (ordersAtOnce / 20) + step) % orders.length];
          const answer = order && (await approve(person, order));
          if (answer?.statusCode === 200) approved.push(answer.json().poNumber);
        }
        return approved;
      }),
    );
    const numbers = Array.from(
      { length: ordersAtOnce },
      (_, n) => `PO-NC-${String(n + 1).padStart(4, '0')}`,
    );
    expect(answers.flat().toSorted()).toEqual(numbers);
  }, 300_000);
});

describe('rejecting', () => {
  it('gives a reason, and the order can be changed and submitted again', async () => {
    const { director, buyer, raise } = await aCompany(api, strict);
    const order = await raise();
    const reject = (body: object) =>
      director.send(purchaseOrdersApi.reject, { ...forOrder(order), body } as never);
    expect((await reject({})).json().fields).toEqual({ reason: 'Reason is required' });
    expect((await reject({ reason: 'Ask Foss too' })).json()).toMatchObject({
      status: 'rejected',
      statusReason: 'Ask Foss too',
      poNumber: null,
    });
    await edit(buyer, order, { supplierName: 'Foss Aggregates' });
    const submitted = await buyer.call(purchaseOrdersApi.submit, { ...forOrder(order), body: {} });
    expect(submitted).toMatchObject({ status: 'pending', statusReason: null, revision: 0 });
  });
});

describe('an approved order that changes', () => {
  const approved = async (draft: object = {}) => {
    const company = await aCompany(api, strict);
    const order = await company.raise({ supplierEmail: 'orders@pennick.example', ...draft });
    return { ...company, order: (await approve(company.director, order)).json() as PurchaseOrder };
  };

  it('may change delivery details and notes without a new approval', async () => {
    const { buyer, order } = await approved();
    const [line] = order.items;
    const free = {
      deliveryDate: '2026-12-01',
      deliveryInstructions: 'Gate 2',
      siteContact: 'Sam',
      supplierPhone: '0113 496 0000',
      notes: 'Ring first',
    };
    const message = { ...free, items: [aLineDraft({ id: line?.id ?? 0 })] };
    expect((await edit(buyer, order, message)).json()).toMatchObject({
      status: 'approved',
      revision: 0,
      ...free,
    });
  });

  it.each([
    ['quantity', { items: [aLineDraft({ quantity: '49' })] }],
    ['price', { items: [aLineDraft({ unitPrice: '118.51' })] }],
    ['what it is', { items: [aLineDraft({ description: 'Something else' })] }],
    ['VAT', { vatTreatment: 'zero' }],
    ['cost head', { costHead: 'plant' }],
    ['place of delivery', { deliveryAddress: '1 Elsewhere' }],
    ['supplier’s address', { supplierAddress: '1 Elsewhere' }],
    ['terms', { terms: 'Cash' }],
  ])('becomes a revision when its %s changes, with a reason and an approval', async (_, body) => {
    const { director, buyer, order } = await approved();
    await buyer.call(purchaseOrdersApi.send, { ...forOrder(order), body: {} });
    const silent = await edit(buyer, order, body);
    expect([silent.statusCode, silent.json().fields]).toEqual([
      400,
      { reason: 'Give a reason for changing an approved order' },
    ]);
    expect((await edit(buyer, order, { ...body, reason: 'Client asked' })).json()).toMatchObject({
      revision: 1,
      status: 'pending',
      poNumber: order.poNumber,
      approvedAt: null,
      approvedBy: null,
      sentAt: null,
      statusReason: 'Client asked',
    });
    expect((await approve(director, order)).json()).toMatchObject({
      status: 'approved',
      poNumber: order.poNumber,
    });
    const revisions = await buyer.call(purchaseOrdersApi.listRevisions, forOrder(order));
    expect(revisions).toMatchObject([
      { revision: 1, reason: 'Client asked' },
      { revision: 0, reason: null, net: '5688.00', approvedAt: order.approvedAt },
    ]);
  });

  it('takes a change of another line after more was received than ordered', async () => {
    const items = [aLineDraft({ quantity: '25' }), aLineDraft({ quantity: '10' })];
    const { buyer, order } = await approved({ items });
    await receive(order, '30', '0');
    const [first, second] = order.items;
    const changed = [
      aLineDraft({ id: first?.id ?? 0, quantity: '25' }),
      aLineDraft({ id: second?.id ?? 0, quantity: '12' }),
    ];
    const answer = await edit(buyer, order, { items: changed, reason: 'Two more' });
    expect(answer.statusCode).toBe(200);
  });

  it('keeps the quantity that has been received', async () => {
    const { director, buyer, order } = await approved();
    // As floats, 20.4 less 0.3 is 20.099999999999998.
    await receive(order, '20.4', '0.3');
    const line = { id: order.items[0]?.id ?? 0 };
    const stays = (what: string) =>
      `Some of this line has already been received, so ${what} cannot change.`;
    const cut = (items: object[]) => edit(buyer, order, { items, reason: 'Less' });
    expect((await cut([aLineDraft({ ...line, quantity: '20.099' })])).json().fields).toEqual({
      'items.0.quantity': '20.1 already received, so the quantity cannot be lower.',
    });
    expect((await cut([aLineDraft()])).json().message).toBe(
      'Concrete C32/40, 30% GGBS cannot be removed because some has already been received.',
    );
    const { id: materialId } = await director.call(materialsApi.add, { body: aMaterialDraft() });
    for (const [over, fields] of [
      [{ description: 'Sand' }, { 'items.0.description': stays('the description') }],
      [{ unit: 't' }, { 'items.0.unit': stays('the unit') }],
      [{ materialId }, { 'items.0.description': stays('the material') }],
    ] as const)
      expect((await cut([aLineDraft({ ...line, ...over })])).json().fields).toEqual(fields);
    expect((await cut([aLineDraft({ ...line, quantity: '30' })])).statusCode).toBe(200);
    const cancellation = { ...forOrder(order), body: { reason: 'No need' } };
    expect((await director.send(purchaseOrdersApi.cancel, cancellation)).json().code).toBe(
      'purchase_order.already_received',
    );
    expect((await director.send(purchaseOrdersApi.remove, forOrder(order))).json().code).toBe(
      'purchase_order.is_binding',
    );
    expect((await approve(director, order)).json().status).toBe('part_received');
    const link = { purpose: 'purchaseOrder', targetId: order.id } as const;
    expect((await buyer.send(linksApi.create, { body: link })).statusCode).toBe(201);
    const acknowledgedBy = 'Dawn Pennick';
    const answer = { ...forOrder(order), body: { acknowledgedBy } };
    expect(await buyer.call(purchaseOrdersApi.acknowledge, answer)).toMatchObject({
      ...{ status: 'part_received', revision: 1, acknowledgedBy },
      ...{ acknowledgedAt: expect.any(String), sentAt: expect.any(String), sentTo: null },
    });
  });
});

it('is received when it is sent, if all of the revised quantity is already here, and can be closed', async () => {
  const { buyer, raise } = await aCompany(api);
  const order = await raise({ supplierEmail: 'orders@pennick.example' });
  const send = () => buyer.call(purchaseOrdersApi.send, { ...forOrder(order), body: {} });
  await send();
  await receive(order, '20');
  const items = [aLineDraft({ id: order.items[0]?.id ?? 0, quantity: '20' })];
  await edit(buyer, order, { items, reason: 'No more needed' });
  expect(await send()).toMatchObject({ status: 'received' });
  const closed = await buyer.call(purchaseOrdersApi.close, { ...forOrder(order), body: {} });
  expect(closed).toMatchObject({ status: 'closed' });
});

describe('holding, closing and cancelling', () => {
  it('puts an order on hold with a reason, and back to its earlier state', async () => {
    const { director, buyer, raise } = await aCompany(api);
    const order = await raise();
    await approve(director, order);
    const body = { reason: 'Crane is down' };
    expect(await buyer.call(purchaseOrdersApi.hold, { ...forOrder(order), body })).toMatchObject({
      status: 'on_hold',
      statusBefore: 'approved',
      statusReason: 'Crane is down',
    });
    expect(await buyer.call(purchaseOrdersApi.release, forOrder(order))).toMatchObject({
      status: 'approved',
      statusBefore: null,
      statusReason: null,
    });
  });

  it('closes an order short only with a reason', async () => {
    const { director, buyer, raise } = await aCompany(api);
    const order = await raise();
    await approve(director, order);
    const close = (body: object) =>
      buyer.send(purchaseOrdersApi.close, { ...forOrder(order), body });
    expect((await close({})).json().code).toBe('purchase_order.is_approved');
    await receive(order, '20');
    expect((await close({})).json().fields).toEqual({
      reason: 'Give a reason for closing an order that is not fully received',
    });
    expect((await close({ reason: 'Redesigned' })).json()).toMatchObject({
      status: 'closed',
      statusReason: 'Redesigned',
      closedAt: expect.any(String),
    });
    expect((await edit(buyer, order, { notes: 'x' })).json().message).toBe('This order is closed.');
  });

  it('emails the supplier about the cancellation if the order had been sent', async () => {
    const { buyer, raise } = await aCompany(api);
    const cancel = (order: { id: number }) =>
      buyer.call(purchaseOrdersApi.cancel, { ...forOrder(order), body: { reason: 'Redesigned' } });
    const before = (await api.letters()).length;
    await cancel(await raise());
    expect((await api.letters()).length).toBe(before);
    const sent = await raise({ supplierEmail: 'orders@pennick.example' });
    await buyer.call(purchaseOrdersApi.send, { ...forOrder(sent), body: {} });
    expect(await cancel(sent)).toMatchObject({ status: 'cancelled', statusReason: 'Redesigned' });
    const [, letter] = (await api.letters()).slice(before);
    expect(letter).toMatchObject({
      to: 'orders@pennick.example',
      subject: expect.stringContaining(sent.poNumber ?? ''),
      text: expect.stringContaining('Redesigned'),
    });
  });
});

it('emails the supplier also if a revision was to replace the order they hold', async () => {
  const { buyer, raise } = await aCompany(api);
  const order = await raise({ supplierEmail: 'orders@pennick.example' });
  await buyer.call(purchaseOrdersApi.send, { ...forOrder(order), body: {} });
  await edit(buyer, order, { vatTreatment: 'zero', reason: 'New dwelling' });
  await buyer.call(purchaseOrdersApi.cancel, {
    ...forOrder(order),
    body: { reason: 'Redesigned' },
  });
  expect((await api.letters()).at(-1)).toMatchObject({
    to: 'orders@pennick.example',
    text: expect.stringContaining('has been cancelled: Redesigned'),
  });
});

it('requires an address, or confirmation that the supplier was informed in another way', async () => {
  const { buyer, raise } = await aCompany(api);
  const order = await raise();
  const send = (body: object) => buyer.send(purchaseOrdersApi.send, { ...forOrder(order), body });
  expect((await send({})).json()).toMatchObject({
    code: 'purchase_order.has_no_email',
    fields: { email: expect.any(String) },
  });
  const before = (await api.letters()).length;
  expect((await send({ withoutMail: true })).json()).toMatchObject({
    status: 'sent',
    sentTo: null,
    issueDate: expect.any(String),
  });
  expect((await api.letters()).length).toBe(before);
  const body = { acknowledgedBy: 'Dawn Pennick' };
  expect(
    await buyer.call(purchaseOrdersApi.acknowledge, { ...forOrder(order), body }),
  ).toMatchObject({
    status: 'acknowledged',
    acknowledgedBy: 'Dawn Pennick',
  });
  expect(await read(buyer, order)).toMatchObject({ acknowledgedAt: expect.any(String) });
});
