import { costsApi } from '@sitewright/domain/costs/api';
import { deliveriesApi } from '@sitewright/domain/deliveries/api';
import { can, roles } from '@sitewright/domain/kernel/access';
import { anActor } from '@sitewright/domain/kernel/actor.fixture';
import { londonDay } from '@sitewright/domain/kernel/calendar';
import { found } from '@sitewright/domain/kernel/problem';
import { materialsApi } from '@sitewright/domain/materials/api';
import { aMaterialDraft } from '@sitewright/domain/materials/material.fixture';
import { projectsApi } from '@sitewright/domain/projects/api';
import { purchaseOrdersApi } from '@sitewright/domain/purchase-orders/api';
import { aLineDraft } from '@sitewright/domain/purchase-orders/purchase-order.fixture';
import { suppliersApi } from '@sitewright/domain/suppliers/api';
import { expect, it } from 'vitest';
import { anOrder } from '../deliveries/an-order.fixture.ts';
import { testApi } from '../testing/api.ts';
import type { Caller } from '../testing/caller.ts';
import { aCompany, forOrder } from './a-company.fixture.ts';

const api = await testApi();

const approve = (by: Caller, order: { id: number }) =>
  by.call(purchaseOrdersApi.approve, { ...forOrder(order), body: {} });
const view = (by: Caller, order: { id: number }) =>
  by.call(purchaseOrdersApi.approvalView, forOrder(order));

it('shows the remaining budget with and without the order, equal before and after the approval', async () => {
  const { director, raise } = await aCompany(api);
  await approve(director, await raise());
  await raise({ status: 'draft' });
  const order = await raise({ items: [aLineDraft({ quantity: '1', unitPrice: '1000' })] });
  const budget = {
    of: '100000.00',
    actual: '0.00',
    committed: '5688.00',
    committedAfter: '6688.00',
    open: '5688.00',
    openAfter: '6688.00',
    leftBefore: '94312.00',
    leftAfter: '93312.00',
  };
  expect(await view(director, order)).toMatchObject({
    net: '1000.00',
    limit: '250000.00',
    budget,
  });
  await approve(director, order);
  expect((await view(director, order)).budget).toEqual(budget);
});

it('counts what has come of a revision once, and commits only the remainder', async () => {
  const { director, buyer, order, came, line } = await anOrder(await aCompany(api));
  await buyer.call(deliveriesApi.receive, came('20'));
  // 20 of 48 m³ at 118.50 are here: 2,370.00, and 28 to come: 3,318.00; of 60 there are 40: 4,740.00.
  const items = [{ id: line, ...aLineDraft({ quantity: '60' }) }];
  const body = { items, reason: 'A thicker slab' };
  await buyer.call(purchaseOrdersApi.edit, { ...forOrder(order), body });
  const budget = {
    of: '100000.00',
    actual: '2370.00',
    committed: '0.00',
    committedAfter: '7110.00',
    open: '0.00',
    openAfter: '4740.00',
    leftBefore: '97630.00',
    leftAfter: '92890.00',
  };
  expect((await view(director, order)).budget).toEqual({
    ...budget,
    committed: '5688.00',
    open: '3318.00',
    leftBefore: '94312.00',
  });
  await approve(director, order);
  expect((await view(director, order)).budget).toEqual(budget);
  const [row] = await director.call(purchaseOrdersApi.list, { query: {} });
  expect(row?.openCommitment).toBe('4740.00');
});

it('shows the same for its cost head, with the other costs of that head', async () => {
  const { director, raise, contractId: projectId } = await aCompany(api);
  const { slug } = found((await director.call(projectsApi.list, { query: {} }))[0]);
  const materials = { params: { slug, head: 'materials' as const }, body: { budget: '9000' } };
  await director.call(costsApi.setPlan, materials);
  const cost = { projectId, head: 'materials' as const, description: 'Sand', amount: '100' };
  await director.call(costsApi.addEntry, { body: { ...cost, date: londonDay(new Date()) } });
  await approve(director, await raise());
  await approve(director, await raise({ costHead: 'plant' }));
  const order = await raise({ items: [aLineDraft({ quantity: '1', unitPrice: '1000' })] });
  const head = {
    head: 'materials',
    of: '9000.00',
    actual: '100.00',
    committed: '5688.00',
    committedAfter: '6688.00',
    open: '5688.00',
    openAfter: '6688.00',
    leftBefore: '3212.00',
    leftAfter: '2212.00',
  };
  expect((await view(director, order)).head).toEqual(head);
  await approve(director, order);
  expect((await view(director, order)).head).toEqual(head);
  const withoutBudget = await raise({ costHead: 'plant' });
  expect((await view(director, withoutBudget)).head).toMatchObject({ of: null, leftAfter: null });
});

it('shows the same budget, actual and open orders as the cost analysis', async () => {
  const { director, raise, contractId: projectId } = await aCompany(api);
  const { slug } = found((await director.call(projectsApi.list, { query: {} }))[0]);
  const change = { projectId, head: 'labour' as const, description: 'A night shift' };
  const { id: budgetChangeId } = await director.call(costsApi.proposeBudgetChange, {
    body: { ...change, budgetAmount: '7500' },
  });
  await director.call(costsApi.approveBudgetChange, { params: { budgetChangeId }, body: {} });
  const cost = { projectId, head: 'labour' as const, description: 'Agency', amount: '4200' };
  await director.call(costsApi.addEntry, { body: { ...cost, date: londonDay(new Date()) } });
  await approve(director, await raise());
  const { budget } = await view(director, await raise());
  const { revised, actual, open, committed } = await director.call(costsApi.read, {
    params: { slug },
  });
  expect(budget).toMatchObject({ of: revised, actual, open, committed });
  // 100,000 and 7,500 more; the agency; one order of 5,688.
  expect([revised, actual, open]).toEqual(['107500.00', '4200.00', '5688.00']);
});

it('is read only by roles that may also read the cost analysis', () => {
  const readers = roles.filter((role) => can(anActor({ role }), 'purchaseOrder.prices', 'R'));
  expect(readers.filter((role) => !can(anActor({ role }), 'costAnalysis', 'R'))).toEqual([]);
});

it('shows no limit to a buyer, because buyers approve nothing', async () => {
  const { buyer, raise } = await aCompany(api);
  expect(await view(buyer, await raise())).not.toHaveProperty('limit');
});

it('adds up the carbon, and counts the lines without a known factor', async () => {
  const { director, buyer, raise } = await aCompany(api);
  const body = aMaterialDraft({ carbonPerUnit: '2.5', carbonSource: 'EPD' });
  const { id: materialId } = await director.call(materialsApi.add, { body });
  const items = [aLineDraft({ materialId, quantity: '10' }), aLineDraft()];
  const first = await raise({ items });
  await approve(director, first);
  const order = await raise({ items: [aLineDraft({ materialId, quantity: '4' }), aLineDraft()] });
  expect((await view(director, order)).carbon).toEqual({
    before: '25.000',
    after: '35.000',
    linesWithout: 1,
  });
  // Of a revision, 'before' is with what was approved before, as it is for the money.
  await buyer.call(purchaseOrdersApi.edit, {
    ...forOrder(first),
    body: { items: [aLineDraft({ materialId, quantity: '12' })], reason: 'A thicker slab' },
  });
  const revision = { before: '25.000', after: '30.000', linesWithout: 0 };
  expect((await view(director, first)).carbon).toEqual(revision);
});

it('compares each price with the last three purchases', async () => {
  const { director, raise } = await aCompany(api);
  const { id: materialId } = await director.call(materialsApi.add, { body: aMaterialDraft() });
  const at = (unitPrice: string) => ({ items: [aLineDraft({ materialId, unitPrice })] });
  for (const price of ['10', '100', '110', '120']) await approve(director, await raise(at(price)));
  await raise(at('1'));
  const remarksAt = async (price: string) => {
    const [supplier, ...prices] = (await view(director, await raise(at(price)))).remarks;
    expect(supplier?.text).toContain('not in the register');
    return prices;
  };
  expect(await remarksAt('110.50')).toEqual([]);
  expect(await remarksAt('121')).toEqual([
    {
      tone: 'caution',
      text: 'Concrete C32/40, 30% GGBS: £121.00 is 10% above the average of the last 3 purchases (£110.00).',
    },
  ]);
  expect(await remarksAt('99')).toMatchObject([
    { tone: 'ok', text: expect.stringContaining('below') },
  ]);
});

it('links the supplier to the contract, and adds the price to the history', async () => {
  const { director, supplier, contractId, raise } = await aCompany(api);
  const { id: supplierId } = await supplier();
  const { id: materialId } = await director.call(materialsApi.add, { body: aMaterialDraft() });
  const items = [aLineDraft({ materialId, unitPrice: '80', discountRate: '10' })];
  await approve(director, await raise({ supplierId, items }));
  const links = await director.call(suppliersApi.projects, { params: { supplierId } });
  expect(links).toMatchObject([{ projectId: contractId }]);
  const pricesOfMaterial = { params: { materialId }, query: {} };
  const [latest] = await director.call(materialsApi.prices, pricesOfMaterial);
  expect(latest).toMatchObject({ source: 'order', price: '72.00' });
  await approve(director, await raise({ supplierId, items: [...items, ...items] }));
  expect((await director.call(materialsApi.prices, pricesOfMaterial))[0]).toEqual(latest);
});
