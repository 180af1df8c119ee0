import { purchaseOrdersApi } from '@sitewright/domain/purchase-orders/api';
import { aLineDraft } from '@sitewright/domain/purchase-orders/purchase-order.fixture';
import { suppliersApi } from '@sitewright/domain/suppliers/api';
import { aSupplierDraft } from '@sitewright/domain/suppliers/supplier.fixture';
import { describe, expect, it } from 'vitest';
import { asOrganization } from '../platform/tenancy.ts';
import { aCompany, forOrder } from '../purchase-orders/a-company.fixture.ts';
import { lockOrder } from '../purchase-orders/public.ts';
import { testApi } from '../testing/api.ts';
import type { Caller } from '../testing/caller.ts';
import { linkToContract } from './public.ts';

const api = await testApi();
const at = ({ id: supplierId }: { id: number }) => ({ params: { supplierId } });
const code = (response: { json: () => { code: string } }) => response.json().code;

async function aCompanyThatBlocked(status: 'blocked' | 'on_hold' = 'blocked') {
  const ours = await aCompany(api);
  const blocked = await ours.supplier({ name: 'Aire Steel' });
  const body = { status, statusReason: 'Fraud' };
  await ours.director.call(suppliersApi.edit, { ...at(blocked), body });
  const addAs = (by: Caller, name: string) =>
    by.call(suppliersApi.add, { body: aSupplierDraft({ name }) });
  return { ...ours, blocked, addAs };
}

describe('a block', () => {
  it.each(['Aire Steel', 'AIRE-STEEL Ltd.', 'The Aire Steel Company'])(
    'is not lifted by adding %s and ordering from them',
    async (name) => {
      const { buyer, send, addAs } = await aCompanyThatBlocked();
      const { id: supplierId } = await addAs(buyer, name);
      expect((await send({ supplierId })).json()).toMatchObject({
        code: 'supplier.is_blocked',
        message: 'Aire Steel is blocked: Fraud. Choose another supplier.',
      });
      expect(code(await send({ supplierName: name }))).toBe('supplier.is_blocked');
    },
  );

  it('stops nobody else', async () => {
    const { buyer, send, addAs } = await aCompanyThatBlocked();
    const { id: supplierId } = await addAs(buyer, 'Aire Steelworks');
    expect((await send({ supplierId })).statusCode).toBe(201);
  });

  it.each(['blocked', 'on_hold'] as const)(
    'or a hold is not taken out of the register by a buyer: %s',
    async (status) => {
      const { buyer, director, blocked } = await aCompanyThatBlocked(status);
      const body = { name: 'Somebody else' };
      for (const answer of [
        await buyer.send(suppliersApi.remove, at(blocked)),
        await buyer.send(suppliersApi.edit, { ...at(blocked), body }),
      ])
        expect([answer.statusCode, code(answer)]).toEqual([403, 'supplier.needs_director']);
      expect((await director.send(suppliersApi.remove, at(blocked))).statusCode).toBe(204);
    },
  );

  it('is not got round with letters of another alphabet', async () => {
    const { buyer, send } = await aCompanyThatBlocked();
    const name = '\u0410ire Steel';
    const body = aSupplierDraft({ name });
    expect((await buyer.send(suppliersApi.add, { body })).json().fields).toEqual({
      name: 'Name mixes letters from different alphabets. Please type it again',
    });
    expect((await send({ supplierName: name })).json().fields).toEqual({
      supplierName: 'Supplier mixes letters from different alphabets. Please type it again',
    });
  });
});

describe('a name of the register that was typed', () => {
  it('is asked for its insurance as if it were chosen', async () => {
    const { send, supplier } = await aCompany(api, { insuranceRule: 'refuse' });
    await supplier({ name: 'Foss Aggregates', insuranceExpiry: '2020-01-01' });
    const typed = await send({ supplierName: 'FOSS Aggregates Ltd' });
    expect(code(typed)).toBe('supplier.insurance_lapsed');
  });

  it('is inactive as they are, unless there is another of that name who is not', async () => {
    const { director, send, supplier } = await aCompany(api);
    const old = await supplier({ name: 'Foss Aggregates' });
    await director.call(suppliersApi.edit, { ...at(old), body: { status: 'inactive' } });
    const typed = { supplierName: 'Foss Aggregates' };
    expect(code(await send(typed))).toBe('supplier.is_inactive');
    await supplier({ name: 'Foss Aggregates' });
    expect((await send(typed)).statusCode).toBe(201);
  });
});

describe('a merge', () => {
  const aRevision = async () => {
    const ours = await aCompany(api);
    const [kept, from] = [
      await ours.supplier({ name: 'Foss' }),
      await ours.supplier({ name: 'Foss Aggregates' }),
    ];
    const order = await ours.raise({ supplierId: from.id });
    await ours.director.call(purchaseOrdersApi.approve, { ...forOrder(order), body: {} });
    return { ...ours, kept, from, order };
  };

  it('takes over what was approved, also while a revision of it waits', async () => {
    const { director, buyer, kept, from, order } = await aRevision();
    const { totalSpend } = await director.call(suppliersApi.read, at(from));
    const body = { items: [aLineDraft({ quantity: '99' })], reason: 'More' };
    await buyer.call(purchaseOrdersApi.edit, { ...forOrder(order), body });
    await director.call(suppliersApi.merge, { ...at(kept), body: { from: from.id } });
    expect(Number(totalSpend)).toBeGreaterThan(0);
    expect(await director.call(suppliersApi.read, at(kept))).toMatchObject({ totalSpend });
  });

  it('waits for an approval that is under way, and neither waits for ever', async () => {
    const { us, director, kept, from, order } = await aRevision();
    const { id: projectId } = await us.project();
    const merging = await asOrganization(api.pools.app, us.id, async (tx) => {
      await lockOrder(tx, order.id);
      const answer = director.send(suppliersApi.merge, { ...at(kept), body: { from: from.id } });
      await new Promise((resolve) => setTimeout(resolve, 500));
      await linkToContract(tx, { supplierId: from.id, projectId }, director.actor);
      return { answer };
    });
    expect((await merging.answer).json()).toMatchObject({ id: kept.id, orderCount: 1 });
  });
});

it('knows nothing of what somebody has who is not there', async () => {
  const { buyer } = await aCompany(api);
  const { supplier } = await aCompany(api);
  const theirs = at(await supplier());
  for (const endpoint of [suppliersApi.projects, suppliersApi.contacts, suppliersApi.insurances])
    expect((await buyer.send(endpoint, theirs)).statusCode).toBe(404);
});
