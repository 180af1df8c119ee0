import { purchaseOrdersApi } from '@sitewright/domain/purchase-orders/api';
import { aLineDraft } from '@sitewright/domain/purchase-orders/purchase-order.fixture';
import { suppliersApi } from '@sitewright/domain/suppliers/api';
import { describe, expect, it } from 'vitest';
import { testApi } from '../testing/api.ts';
import type { Caller } from '../testing/caller.ts';
import { aCompany, forOrder } from './a-company.fixture.ts';

const api = await testApi();
const strict = { requireApproval: true };
const largerOrder = { items: [aLineDraft({ quantity: '99' })], reason: 'More' };

const decide = (by: Caller, order: { id: number }) =>
  by.send(purchaseOrdersApi.approve, { ...forOrder(order), body: {} });
const edit = (by: Caller, order: { id: number }, body: object) =>
  by.send(purchaseOrdersApi.edit, { ...forOrder(order), body });
const codeOf = (response: { json: () => { code: string } }) => response.json().code;

describe('the author of what is to be approved', () => {
  it('may not approve it, even if another person submitted it', async () => {
    const { director, us, raise } = await aCompany(api, strict);
    const order = await raise();
    expect((await edit(director, order, largerOrder)).statusCode).toBe(200);
    expect(codeOf(await decide(director, order))).toBe('purchase_order.is_your_own');
    const other = await us.member({ role: 'Director' });
    expect((await decide(other, order)).statusCode).toBe(200);
  });

  it('may not approve it after a rejection either', async () => {
    const { director, us, buyer, raise } = await aCompany(api, strict);
    const other = await us.member({ role: 'Director' });
    const order = await raise();
    await decide(other, order);
    await edit(director, order, largerOrder);
    const rejection = { ...forOrder(order), body: { reason: 'Again, please' } };
    await director.call(purchaseOrdersApi.reject, rejection);
    await buyer.call(purchaseOrdersApi.submit, { ...forOrder(order), body: {} });
    expect(codeOf(await decide(director, order))).toBe('purchase_order.is_your_own');
  });

  it('may not approve it, even if another person changed it last', async () => {
    const { director, buyer, us, raise } = await aCompany(api, strict);
    const other = await us.member({ role: 'Director' });
    const order = await raise();
    await edit(director, order, largerOrder);
    await edit(buyer, order, { costHead: 'plant' });
    expect(codeOf(await decide(director, order))).toBe('purchase_order.is_your_own');
    expect((await decide(other, order)).json()).toMatchObject({ writers: [] });
    // An approval clears the list of authors: a revision starts with the person who writes it.
    expect((await edit(other, order, { terms: '60 days', reason: 'Agreed' })).json()).toMatchObject(
      {
        writers: [other.actor.userId],
      },
    );
    expect((await decide(director, order)).statusCode).toBe(200);
  });

  it('may approve if they only corrected texts', async () => {
    const { director, raise } = await aCompany(api, strict);
    const order = await raise();
    await edit(director, order, { deliveryInstructions: 'Gate 2' });
    expect((await decide(director, order)).statusCode).toBe(200);
  });
});

it('is not deleted while a revision of it waits, because the supplier may hold the order', async () => {
  const { director, raise } = await aCompany(api);
  const order = await raise();
  await decide(director, order);
  await edit(director, order, largerOrder);
  const removal = await director.send(purchaseOrdersApi.remove, forOrder(order));
  expect(codeOf(removal)).toBe('purchase_order.is_binding');
});

it('is not sent to a supplier who has been blocked since', async () => {
  const { director, raise, supplier } = await aCompany(api);
  const { id: supplierId } = await supplier();
  const order = await raise({ supplierId });
  await decide(director, order);
  const body = { status: 'blocked' as const, statusReason: 'Fraud' };
  await director.call(suppliersApi.edit, { params: { supplierId }, body });
  const sent = await director.send(purchaseOrdersApi.send, { ...forOrder(order), body: {} });
  expect(codeOf(sent)).toBe('supplier.is_blocked');
});

it('stays with the supplier to whom it was sent', async () => {
  const { director, raise, supplier } = await aCompany(api);
  const { id: supplierId } = await supplier();
  const order = await raise({ supplierEmail: 'orders@pennick.example' });
  await decide(director, order);
  await director.call(purchaseOrdersApi.send, { ...forOrder(order), body: {} });
  const moved = await edit(director, order, { supplierId, reason: 'Cheaper' });
  expect(codeOf(moved)).toBe('purchase_order.already_sent_to_supplier');
});

it('requires no reason if its supplier was only renamed in the register', async () => {
  const { director, buyer, raise, supplier } = await aCompany(api, strict);
  const { id: supplierId, name } = await supplier({ name: 'Foss Aggregates' });
  const order = await raise({ supplierId, supplierEmail: 'orders@foss.example' });
  await decide(director, order);
  await buyer.call(purchaseOrdersApi.send, { ...forOrder(order), body: {} });
  const renamed = { params: { supplierId }, body: { name: 'Foss Quarries' } };
  await director.call(suppliersApi.edit, renamed);
  for (const body of [
    { deliveryDate: '2026-12-01' },
    { supplierId, supplierName: 'Foss Quarries' },
  ])
    expect((await edit(buyer, order, body)).json()).toMatchObject({
      supplierName: name,
      status: 'sent',
      revision: 0,
    });
});

it("takes the supplier's name from the register, whatever was entered", async () => {
  const { raise, supplier } = await aCompany(api);
  const { id: supplierId, name } = await supplier();
  expect(await raise({ supplierId, supplierName: 'My brother' })).toMatchObject({
    supplierName: name,
  });
});

it('refuses a delivery date before the issue date, when it is raised and when it is edited', async () => {
  const { buyer, raise } = await aCompany(api);
  const order = await raise({ issueDate: '2026-11-18', deliveryDate: '2026-11-18' });
  const fields = { deliveryDate: 'Delivery date must not be before the issue date' };
  const early = { deliveryDate: '2026-11-17' };
  expect((await edit(buyer, order, early)).json()).toMatchObject({ fields });
  const { contractId, supplierName, issueDate } = order;
  const body = { contractId, supplierName, issueDate, ...early, items: [aLineDraft()] };
  const refused = await buyer.send(purchaseOrdersApi.raise, { body });
  expect([refused.statusCode, refused.json().fields]).toEqual([400, fields]);
});

it('refuses a line that occurs twice', async () => {
  const { buyer, raise } = await aCompany(api);
  const order = await raise();
  const line = aLineDraft({ id: order.items[0]?.id ?? 0 });
  const twice = await edit(buyer, order, { items: [line, line] });
  expect([twice.statusCode, codeOf(twice)]).toEqual([400, 'purchase_order.duplicate_line']);
});
