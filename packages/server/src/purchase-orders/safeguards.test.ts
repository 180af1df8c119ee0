import { companyApi } from '@sitewright/domain/organizations/company-api';
import { purchaseOrdersApi } from '@sitewright/domain/purchase-orders/api';
import type { Dispatch } from '@sitewright/domain/purchase-orders/purchase-order';
import { suppliersApi } from '@sitewright/domain/suppliers/api';
import { sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { asOrganization } from '../platform/tenancy.ts';
import { testApi } from '../testing/api.ts';
import type { Caller } from '../testing/caller.ts';
import { aCompany, forOrder } from './a-company.fixture.ts';

const api = await testApi({ settings: { RATE_LIMITS: 'strict' } });
const strict = { requireApproval: true };
const supplierEmail = 'orders@pennick.example';

const approve = (by: Caller, order: { id: number }) =>
  by.send(purchaseOrdersApi.approve, { ...forOrder(order), body: {} });
const send = (by: Caller, order: { id: number }, body: Dispatch = {}, key?: string) =>
  by.send(
    purchaseOrdersApi.send,
    { ...forOrder(order), body },
    key ? { 'idempotency-key': key } : {},
  );
const lettersTo = async (address: string) =>
  (await api.letters()).filter(({ to }) => to === address).length;

describe("the supplier's address of an approved order", () => {
  it('is part of the approval: another address is a revision', async () => {
    const { director, buyer, raise } = await aCompany(api, strict);
    const order = await raise({ supplierEmail });
    await approve(director, order);
    const diverted = { supplierEmail: 'me@elsewhere.example' };
    const edit = (body: object) => buyer.send(purchaseOrdersApi.edit, { ...forOrder(order), body });
    expect((await edit(diverted)).json().code).toBe('purchase_order.needs_reason');
    expect((await edit({ ...diverted, reason: 'They moved' })).json()).toMatchObject({
      status: 'pending',
      revision: 1,
    });
    expect((await send(buyer, order)).json().code).toBe('purchase_order.is_pending');
    await approve(director, order);
    expect((await send(buyer, order)).json()).toMatchObject({ sentTo: 'me@elsewhere.example' });
  });

  it('cannot be changed while sending', async () => {
    const { director, buyer, raise } = await aCompany(api, strict);
    const [withEmail, withoutEmail] = [await raise({ supplierEmail }), await raise()];
    for (const order of [withEmail, withoutEmail]) await approve(director, order);
    const email = 'me@elsewhere.example';
    const before = await lettersTo(email);
    expect((await send(buyer, withEmail, { email })).json().fields).toEqual({
      email: `This order goes to ${supplierEmail}. To change the address, edit the order first; this creates a revision.`,
    });
    expect((await send(buyer, withoutEmail, { email })).json().fields.email).toMatch(
      /^This order has no email address\./,
    );
    expect(await lettersTo(email)).toBe(before);
    expect((await send(buyer, withEmail, { email: supplierEmail.toUpperCase() })).statusCode).toBe(
      200,
    );
  });

  it('can be changed freely where nothing has been approved', async () => {
    const { buyer, raise } = await aCompany(api);
    const email = 'desk@pennick.example';
    expect((await send(buyer, await raise({ supplierEmail }), { email })).json()).toMatchObject({
      sentTo: email,
      supplierEmail: email,
    });
  });

  it('is fixed by the first email, and a revision does not release it', async () => {
    const { buyer, raise } = await aCompany(api);
    const order = await raise({ supplierEmail });
    await send(buyer, order);
    const email = 'me@elsewhere.example';
    const code = 'purchase_order.is_another_address';
    expect((await send(buyer, order, { email })).json()).toMatchObject({ code });
    const body = { costHead: 'plant', reason: 'Wrong head' } as const;
    await buyer.call(purchaseOrdersApi.edit, { ...forOrder(order), body });
    expect((await send(buyer, order, { email })).json()).toMatchObject({ code });
    expect((await send(buyer, order)).json()).toMatchObject({ sentTo: supplierEmail });
  });
});

it('leaves the approved copy unchanged, however often the order is sent', async () => {
  const { us, director, buyer, raise } = await aCompany(api, strict);
  const order = await raise({ supplierEmail, deliveryDate: '2026-11-20' });
  const { approvedAt } = (await approve(director, order)).json();
  const body = { deliveryDate: '2026-12-01' };
  await buyer.call(purchaseOrdersApi.edit, { ...forOrder(order), body });
  await send(buyer, order);
  const { rows } = await asOrganization(api.pools.app, us.id, (tx) =>
    tx.execute(sql`select record, pdf from purchase_order_revisions`),
  );
  expect(rows).toMatchObject([
    {
      pdf: expect.any(String),
      record: {
        ...{ status: 'approved', deliveryDate: '2026-11-20', approvedAt, sentTo: null },
        sent: { deliveryDate: '2026-12-01', sentTo: supplierEmail },
      },
    },
  ]);
});

describe('a supplier blocked in the register', () => {
  const company = async (status: 'blocked' | 'on_hold') => {
    const ours = await aCompany(api);
    const { id: supplierId } = await ours.supplier({ name: 'Aire Steel' });
    const shun = () =>
      ours.director.call(suppliersApi.edit, {
        params: { supplierId },
        body: { status, statusReason: 'Fraud' },
      });
    return { ...ours, shun };
  };

  it.each(['AIRE  STEEL', 'Ai\u200bre Steel', 'aire steel\u00ad'])(
    'is still recognised when written %j and without a record',
    async (supplierName) => {
      const { send: raise, shun } = await company('blocked');
      await shun();
      expect((await raise({ supplierName })).json()).toMatchObject({
        code: 'supplier.is_blocked',
        message: 'Aire Steel is blocked: Fraud. Choose another supplier.',
      });
    },
  );

  it('receives no order through an edit, an approval or an email either', async () => {
    const { director, buyer, raise, shun } = await company('on_hold');
    const [renamed, waiting, ready] = [
      await raise(),
      await raise({ supplierName: 'aire steel' }),
      await raise({ supplierName: 'aire steel' }),
    ];
    await approve(director, ready);
    await shun();
    const body = { supplierName: 'aire steel' };
    const edited = await buyer.send(purchaseOrdersApi.edit, { ...forOrder(renamed), body });
    const sent = await send(buyer, ready, { withoutMail: true });
    for (const answer of [edited, await approve(director, waiting), sent])
      expect(answer.json().code).toBe('supplier.is_on_hold');
    const notes = { notes: 'Gate 2' };
    const same = await buyer.send(purchaseOrdersApi.edit, { ...forOrder(waiting), body: notes });
    expect(same.json()).toMatchObject({ notes: 'Gate 2', supplierName: 'aire steel' });
  });

  it('keeps existing orders, whose texts may be corrected', async () => {
    const { buyer, raise, director, supplier } = await aCompany(api);
    const { id: supplierId } = await supplier({ name: 'Foss Aggregates' });
    const order = await raise({ supplierId });
    const hold = { status: 'on_hold' as const, statusReason: 'Dispute' };
    await director.call(suppliersApi.edit, { params: { supplierId }, body: hold });
    const body = { supplierId, supplierName: null, notes: 'Gate 2' };
    expect(await buyer.call(purchaseOrdersApi.edit, { ...forOrder(order), body })).toMatchObject({
      notes: 'Gate 2',
      supplierName: 'Foss Aggregates',
    });
  });
});

describe('a number entered by hand', () => {
  it('is unique in any spelling', async () => {
    const { raise, send: submit } = await aCompany(api);
    expect((await raise({ poNumber: ' po-nc-0002 ' })).poNumber).toBe('po-nc-0002');
    expect((await submit({ poNumber: 'PO-NC-0002' })).json().fields).toHaveProperty('poNumber');
    expect([(await raise()).poNumber, (await raise()).poNumber]).toEqual([
      'PO-NC-0001',
      'PO-NC-0003',
    ]);
    expect((await submit({ poNumber: 'po-nc-0003' })).json().code).toBe(
      'purchase_order.is_numbered',
    );
  });

  it('may not contain invisible characters', async () => {
    const { send: submit } = await aCompany(api);
    expect((await submit({ poNumber: 'PO\u200b-7' })).json().fields).toEqual({
      poNumber: 'Number contains invisible characters. Please type it again',
    });
  });

  it('is given once, even if several requests use it at the same moment', async () => {
    const { send: submit } = await aCompany(api);
    const answers = await Promise.all(
      ['PO-X', 'po-x', 'Po-X', 'pO-x'].map((poNumber) => submit({ poNumber })),
    );
    expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([201, 409, 409, 409]);
  });
});

describe('sending', () => {
  it('sends one email for one key, also for two requests at the same moment', async () => {
    const { buyer, raise } = await aCompany(api);
    const email = 'once@pennick.example';
    const order = await raise();
    const both = await Promise.all([1, 2].map(() => send(buyer, order, { email }, 'a')));
    both.push(await send(buyer, order, { email }, 'a'));
    expect(both.map((answer) => answer.json())).toEqual(
      Array(3).fill(expect.objectContaining({ id: order.id, status: 'sent', version: 2 })),
    );
    expect(await lettersTo(email)).toBe(1);
    await send(buyer, order, { email }, 'b');
    expect(await lettersTo(email)).toBe(2);
  });

  it('numbers an order that waited for an approval that is no longer required', async () => {
    const { us, director, buyer, raise } = await aCompany(api, strict);
    const chief = await us.member({ role: 'Managing Director' });
    const [one, other] = [await raise(), await raise()];
    await chief.call(companyApi.changeBuying, { body: { requireApproval: false } });
    expect((await send(buyer, one, { withoutMail: true })).json()).toMatchObject({
      status: 'sent',
      poNumber: 'PO-NC-0001',
    });
    expect((await approve(director, other)).json()).toMatchObject({ poNumber: 'PO-NC-0002' });
  });

  it('counts the email of a cancellation towards the daily limit, and never refuses it', async () => {
    const { buyer, raise } = await aCompany(api);
    const [first, second, late] = [await raise(), await raise(), await raise()];
    const email = 'sorry@pennick.example';
    await send(buyer, first, { email });
    await send(buyer, second, { email });
    await api.pools.owner.query(
      `update budgets set spent = spent + 197 where key like 'order letters of:%' and spent = 2`,
    );
    const cancel = (order: { id: number }) =>
      buyer.send(purchaseOrdersApi.cancel, { ...forOrder(order), body: { reason: 'No need' } });
    expect((await cancel(first)).statusCode).toBe(200);
    expect((await send(buyer, late, { email })).statusCode).toBe(429);
    expect((await cancel(second)).statusCode).toBe(200);
    expect(await lettersTo(email)).toBe(4);
  });

  it('allows 200 emails a day per company, and then says what to do', async () => {
    const { buyer, raise } = await aCompany(api);
    const [first, last, late] = [await raise(), await raise(), await raise()];
    const email = 'many@pennick.example';
    await send(buyer, first, { email });
    await api.pools.owner.query(
      `update budgets set spent = spent + 198 where key like 'order letters of:%'`,
    );
    expect((await send(buyer, last, { email })).statusCode).toBe(200);
    const refused = await send(buyer, late, { email });
    expect([refused.statusCode, refused.json().message]).toEqual([
      429,
      'Your company has reached its daily limit of 200 orders sent by email. Send this order tomorrow, or send it another way and mark it as sent.',
    ]);
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(86_000);
    expect(await lettersTo(email)).toBe(2);
    expect((await send(buyer, late, { withoutMail: true })).json().status).toBe('sent');
    const { buyer: otherBuyer, raise: raiseInOther } = await aCompany(api);
    expect((await send(otherBuyer, await raiseInOther(), { email })).statusCode).toBe(200);
  });
});
