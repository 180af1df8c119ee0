import { backupApi } from '@sitewright/domain/backup/api';
import { found } from '@sitewright/domain/kernel/problem';
import { materialsApi } from '@sitewright/domain/materials/api';
import type { MaterialDraft } from '@sitewright/domain/materials/material';
import { aMaterialDraft } from '@sitewright/domain/materials/material.fixture';
import { pricesChangedSince } from '@sitewright/domain/materials/price-change';
import { skuIsTaken } from '@sitewright/domain/materials/rules';
import { companyApi } from '@sitewright/domain/organizations/company-api';
import { purchaseOrdersApi } from '@sitewright/domain/purchase-orders/api';
import { aLineDraft } from '@sitewright/domain/purchase-orders/purchase-order.fixture';
import { describe, expect, it } from 'vitest';
import { asOrganization } from '../platform/tenancy.ts';
import { aCompany, forOrder } from '../purchase-orders/a-company.fixture.ts';
import { suppliers } from '../suppliers/table.ts';
import { testApi } from '../testing/api.ts';
import type { Caller } from '../testing/caller.ts';
import { anOrderWithDeliveries } from './an-order.fixture.ts';

const api = await testApi();

async function setUp() {
  const organization = await api.organization();
  const buyer = await organization.member({ role: 'Buyer' });
  return { organization, buyer, ...(await organization.project()) };
}

const add = (caller: Caller, over: Partial<MaterialDraft> = {}) =>
  caller.call(materialsApi.add, { body: aMaterialDraft(over) });

const pricesOf = async (caller: Caller, materialId: number) =>
  (await caller.call(materialsApi.prices, { params: { materialId }, query: {} })).map(
    ({ price, source }) => [price, source],
  );

describe('the catalogue', () => {
  it('stores what was entered, and returns texts and numbers in their plain form', async () => {
    const { organization, buyer } = await setUp();
    const [supplier] = await asOrganization(api.pools.app, organization.id, (tx) =>
      tx
        .insert(suppliers)
        .values({ name: 'Pennick Concrete', supplierType: 'materials' })
        .returning(),
    );
    const { id } = await add(buyer, {
      supplierId: found(supplier).id,
      weight: '2.4',
      weightUnit: 't',
    });
    const material = await buyer.call(materialsApi.read, { params: { materialId: id } });
    expect(material).toMatchObject({
      purchaseCost: '128.50',
      weight: '2.4',
      active: 'yes',
      supplierName: 'Pennick Concrete',
      trend: [],
      drift: null,
    });
  });

  it('refuses a SKU that another material has, in any spelling', async () => {
    const { buyer } = await setUp();
    await add(buyer);
    const response = await buyer.send(materialsApi.add, {
      body: aMaterialDraft({ sku: 'con-0001' }),
    });
    expect(response.statusCode).toBe(409);
    expect(response.json().fields).toEqual({ sku: skuIsTaken.message });
  });

  it('is weighed as the company does, unless it says otherwise', async () => {
    const { organization, buyer } = await setUp();
    const director = await organization.member({ role: 'Director' });
    const settings = { defaultWeightUnit: 't' } as const;
    await director.call(companyApi.changePlan, { body: { settings } });
    const { weightUnit: _, ...draft } = aMaterialDraft();
    expect((await buyer.call(materialsApi.add, { body: draft })).weightUnit).toBe('t');
  });

  it('may hold the same SKU in two organisations', async () => {
    const { id } = await add((await setUp()).buyer);
    const other = await add((await setUp()).buyer);
    expect(other.id).not.toBe(id);
  });

  it('searches by text, category and active state', async () => {
    const { buyer } = await setUp();
    await add(buyer);
    await add(buyer, {
      sku: 'AGG-1',
      itemDescription: 'Sharp sand',
      category: 'Aggregates',
      active: 'no',
    });
    const names = async (query: object) =>
      (await buyer.call(materialsApi.list, { query })).map(({ sku }) => sku);
    expect(await names({ q: 'SHARP' })).toEqual(['AGG-1']);
    expect(await names({ q: 'agg sharp' })).toEqual(['AGG-1']);
    expect(await names({ q: 'sharp nothing' })).toEqual([]);
    expect(await names({ category: 'Concrete' })).toEqual(['CON-0001']);
    expect(await names({ active: 'no' })).toEqual(['AGG-1']);
    expect(await names({ limit: 1 })).toEqual(['AGG-1']);
  });

  it('hides prices from users who may not see them', async () => {
    const { organization, buyer } = await setUp();
    const { id } = await add(buyer);
    const supervisor = await organization.member({ role: 'Site Supervisor' });
    const params = { materialId: id };
    expect(await supervisor.call(materialsApi.read, { params })).toMatchObject({
      purchaseCost: null,
    });
    const { statusCode } = await supervisor.send(materialsApi.prices, { params, query: {} });
    expect(statusCode).toBe(403);
  });
});

describe('prices', () => {
  it('writes every price change into the history, and nothing else', async () => {
    const { buyer } = await setUp();
    const { id, version } = await add(buyer);
    const edit = (body: object) =>
      buyer.call(materialsApi.edit, { params: { materialId: id }, body });
    await edit({ purchaseCost: '131', version });
    await edit({ purchaseCost: '131.0000', category: 'Ready mix' });
    expect(await pricesOf(buyer, id)).toEqual([
      ['131.00', 'catalogue'],
      ['128.50', 'catalogue'],
    ]);
    const { drift, trend } = await buyer.call(materialsApi.read, { params: { materialId: id } });
    expect(drift).toBe('1.9');
    expect(trend).toHaveLength(12);
    expect(trend.at(-1)).toBe('131.00');
  });

  it('changes several prices by a percentage, with a preview first', async () => {
    const { buyer } = await setUp();
    const [one, two, none] = [
      await add(buyer),
      await add(buyer, { sku: 'B', purchaseCost: '0.0425' }),
      await add(buyer, { sku: 'C', purchaseCost: null }),
    ];
    const materialIds = [one.id, two.id, none.id];
    const change = (isConfirmed: boolean) =>
      buyer.call(materialsApi.changePrices, {
        body: { materialIds, percent: '4.5', places: 4, isConfirmed },
      });
    const { rows, unpriced } = await change(false);
    expect(rows.map(({ before, after }) => [before, after])).toEqual([
      ['128.50', '134.2825'],
      ['0.0425', '0.0444'],
    ]);
    expect(unpriced).toBe(1);
    expect(await pricesOf(buyer, one.id)).toHaveLength(1);
    await change(true);
    expect(await pricesOf(buyer, one.id)).toEqual([
      ['134.2825', 'bulk'],
      ['128.50', 'catalogue'],
    ]);
    expect(await buyer.call(materialsApi.read, { params: { materialId: two.id } })).toMatchObject({
      purchaseCost: '0.0444',
      version: 2,
    });
  });

  it('undoes a price change, unless one of the prices has changed since', async () => {
    const { buyer } = await setUp();
    const [one, two] = [await add(buyer), await add(buyer, { sku: 'B', purchaseCost: '10' })];
    const materialIds = [one.id, two.id];
    const { rows } = await buyer.call(materialsApi.changePrices, {
      body: { materialIds, percent: '10', isConfirmed: true },
    });
    const undo = () => buyer.send(materialsApi.undoPriceChange, { body: { rows } });
    expect((await undo()).statusCode).toBe(200);
    expect(await pricesOf(buyer, one.id)).toEqual([
      ['128.50', 'bulk'],
      ['141.35', 'bulk'],
      ['128.50', 'catalogue'],
    ]);
    const again = await undo();
    expect(again.statusCode).toBe(409);
    expect(again.json().message).toBe(pricesChangedSince(2).message);
    await buyer.call(materialsApi.edit, {
      params: { materialId: one.id },
      body: { purchaseCost: '141.35' },
    });
    expect((await undo()).json().message).toBe(pricesChangedSince(1).message);
    expect(await pricesOf(buyer, two.id)).toHaveLength(3);
  });
});

describe('deleting', () => {
  it.each(['pending', 'closed', 'cancelled'] as const)(
    'keeps a material that is on an order, also one that is %s',
    async (status) => {
      const { organization, buyer, id: contractId } = await setUp();
      const { id } = await add(buyer);
      await anOrderWithDeliveries(api, organization.id, { contractId, materialId: id, status });
      const response = await buyer.send(materialsApi.remove, { params: { materialId: id } });
      expect(response.statusCode).toBe(409);
      expect(response.json().message).toContain('Make it inactive');
    },
  );

  it('keeps a material that was approved and whose removal from its order awaits approval', async () => {
    const { director, buyer, raise } = await aCompany(api);
    const { id: materialId } = await add(buyer);
    const order = await raise({ items: [aLineDraft({ materialId })] });
    await director.call(purchaseOrdersApi.approve, { ...forOrder(order), body: {} });
    const body = { items: [aLineDraft()], reason: 'Another one' };
    await buyer.call(purchaseOrdersApi.edit, { ...forOrder(order), body });
    const response = await buyer.send(materialsApi.remove, { params: { materialId } });
    expect(response.json().code).toBe('material.is_on_order');
  });

  it('moves it to the bin with its prices, and restores it unless its SKU has been taken', async () => {
    const { organization, buyer } = await setUp();
    const { id } = await add(buyer);
    const director = await organization.member({ role: 'Director' });
    await buyer.call(materialsApi.edit, {
      params: { materialId: id },
      body: { purchaseCost: '1' },
    });
    await buyer.send(materialsApi.remove, { params: { materialId: id } });
    const other = await add(buyer);
    const [item] = await director.call(backupApi.listBin, { query: {} });
    const restore = { params: { binItemId: found(item).id }, body: {} };
    expect((await director.send(backupApi.restore, restore)).statusCode).toBe(409);
    await buyer.send(materialsApi.remove, { params: { materialId: other.id } });
    expect((await director.send(backupApi.restore, restore)).statusCode).toBe(200);
    expect(await pricesOf(buyer, id)).toHaveLength(2);
  });
});

describe('an inactive material', () => {
  it('cannot be put on a new line, and stays on existing lines', async () => {
    const { buyer, raise, send } = await aCompany(api);
    const { id: materialId } = await add(buyer);
    const items = [aLineDraft(), aLineDraft({ materialId })];
    const order = await raise({ items });
    await buyer.call(materialsApi.edit, { params: { materialId }, body: { active: 'no' } });
    const refused = { code: 'purchase_order.material_is_inactive' };
    const fields = { 'items.1.description': expect.stringContaining('This material is inactive') };
    expect((await send({ items })).json()).toMatchObject({ ...refused, fields });
    const edit = (...lines: ReturnType<typeof aLineDraft>[]) =>
      buyer.send(purchaseOrdersApi.edit, { ...forOrder(order), body: { items: lines } });
    const kept = aLineDraft({ id: order.items[1]?.id, materialId, quantity: '3' });
    expect((await edit(kept)).statusCode).toBe(200);
    expect((await edit(kept, aLineDraft({ materialId }))).json()).toMatchObject({ fields });
  });
});

describe('stock on site', () => {
  it('is the received quantity less what was rejected, used and returned', async () => {
    const { organization, buyer, id: projectId } = await setUp();
    const { id: materialId } = await add(buyer);
    await anOrderWithDeliveries(api, organization.id, {
      contractId: projectId,
      materialId,
      delivered: { received: '10.5', rejected: '0.5' },
    });
    const move = (quantity: string, kind: 'used' | 'returned' = 'used') =>
      buyer.send(materialsApi.moveStock, {
        params: { projectId },
        body: { materialId, move: kind, quantity },
      });
    expect((await move('4.25')).statusCode).toBe(201);
    expect((await move('1', 'returned')).statusCode).toBe(201);
    const [line] = await buyer.call(materialsApi.stock, { params: { projectId } });
    expect(line).toMatchObject({ received: '10.5', used: '4.25', returned: '1', onSite: '4.75' });
    const tooMuch = await move('4.751');
    expect(tooMuch.statusCode).toBe(409);
    expect(tooMuch.json().message).toBe('Only 4.75 m³ on site');
  });

  it('is listed by contract with the ordered quantity, and for all sites together', async () => {
    const { organization, buyer, id: projectId } = await setUp();
    const { id: materialId } = await add(buyer);
    const { id: other } = await organization.project();
    const delivered = { received: '10', rejected: '1' };
    const of = { materialId, delivered, status: 'sent' as const };
    await anOrderWithDeliveries(api, organization.id, { ...of, contractId: projectId });
    await anOrderWithDeliveries(api, organization.id, { ...of, contractId: other });
    await anOrderWithDeliveries(api, organization.id, {
      contractId: other,
      materialId,
      status: 'draft',
    });
    await buyer.call(materialsApi.moveStock, {
      params: { projectId },
      body: { materialId, move: 'used', quantity: '9' },
    });
    const usage = await buyer.call(materialsApi.usage, { params: { materialId } });
    const usageOn = (id: number) => usage.find((line) => line.projectId === id);
    expect(usage).toHaveLength(2);
    expect(usageOn(projectId)).toMatchObject({ ordered: '12', used: '9', onSite: '0' });
    expect(usageOn(other)).toMatchObject({ ordered: '12', received: '10', onSite: '9' });
    expect(await buyer.call(materialsApi.stockTotals, {})).toEqual([
      { materialId, onSite: '9', sites: 1 },
    ]);
  });
});
