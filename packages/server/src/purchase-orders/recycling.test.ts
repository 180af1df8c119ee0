import { backupApi } from '@sitewright/domain/backup/api';
import { found } from '@sitewright/domain/kernel/problem';
import { projectsApi } from '@sitewright/domain/projects/api';
import { purchaseOrdersApi } from '@sitewright/domain/purchase-orders/api';
import { aPurchaseOrderDraft } from '@sitewright/domain/purchase-orders/purchase-order.fixture';
import { suppliersApi } from '@sitewright/domain/suppliers/api';
import { describe, expect, it } from 'vitest';
import { testApi } from '../testing/api.ts';
import type { Caller } from '../testing/caller.ts';
import { aCompany, forOrder } from './a-company.fixture.ts';

const api = await testApi();

/** The newest item in the bin. */
const binItem = async (by: Caller) => {
  const query = { recordType: 'purchaseOrder' };
  return found((await by.call(backupApi.listBin, { query }))[0]);
};
const restore = (by: Caller, { id: binItemId }: { id: number }) =>
  by.send(backupApi.restore, { params: { binItemId }, body: {} });

async function deletedOrder() {
  const company = await aCompany(api);
  const { director, raise, supplier } = company;
  const { id: supplierId } = await supplier({ name: 'Aire Steel' });
  const order = await raise({ supplierId, supplierName: null });
  const body = { message: 'Before eight?' };
  await director.call(purchaseOrdersApi.comment, { ...forOrder(order), body });
  expect((await director.send(purchaseOrdersApi.remove, forOrder(order))).statusCode).toBe(204);
  return { ...company, supplierId, order, item: await binItem(director) };
}

describe('a deleted order', () => {
  it('keeps its id, number and comments when it is restored', async () => {
    const { director, order, item } = await deletedOrder();
    expect(item).toMatchObject({ recordName: 'PO-NC-0001', recordId: order.id });
    expect((await director.send(purchaseOrdersApi.read, forOrder(order))).statusCode).toBe(404);
    expect((await restore(director, item)).statusCode).toBe(200);
    expect(await director.call(purchaseOrdersApi.read, forOrder(order))).toEqual(order);
    const comments = await director.call(purchaseOrdersApi.listComments, forOrder(order));
    expect(comments).toMatchObject([{ message: 'Before eight?', purchaseOrderId: order.id }]);
  });

  it('does not pass its number and comments to a new order', async () => {
    const { director, raise } = await deletedOrder();
    const next = await raise();
    expect(next.poNumber).toBe('PO-NC-0002');
    expect(await director.call(purchaseOrdersApi.listComments, forOrder(next))).toEqual([]);
  });

  it('is restored only to its contract', async () => {
    const { director, contractId, item } = await deletedOrder();
    const removed = await director.send(projectsApi.remove, { params: { projectId: contractId } });
    expect(removed.statusCode).toBe(204);
    const refused = await restore(director, item);
    expect([refused.statusCode, refused.json().message]).toEqual([
      409,
      'Its contract has been deleted. Restore the contract first.',
    ]);
  });

  it("is restored without a deleted supplier, under the supplier's earlier name", async () => {
    const { director, supplierId, order, item } = await deletedOrder();
    await director.send(suppliersApi.remove, { params: { supplierId } });
    await restore(director, item);
    expect(await director.call(purchaseOrdersApi.read, forOrder(order))).toMatchObject({
      supplierId: null,
      supplierName: 'Aire Steel',
    });
  });

  it('reserves its number while it can be restored', async () => {
    const { director, send, item } = await deletedOrder();
    const taken = await send({ poNumber: 'PO-NC-0001' });
    expect(taken.json()).toMatchObject({ code: 'purchase_order.is_numbered' });
    expect((await restore(director, item)).statusCode).toBe(200);
  });
});

it('cannot be deleted once it is approved', async () => {
  const { director, raise } = await aCompany(api);
  const order = await raise();
  await director.call(purchaseOrdersApi.approve, { ...forOrder(order), body: {} });
  expect((await director.send(purchaseOrdersApi.remove, forOrder(order))).json().message).toBe(
    'An approved order cannot be deleted. Cancel it first.',
  );
});

describe('a contract', () => {
  const removeContract = (by: Caller, projectId: number) =>
    by.send(projectsApi.remove, { params: { projectId } });
  const approve = (by: Caller, order: { id: number }) =>
    by.call(purchaseOrdersApi.approve, { ...forOrder(order), body: {} });
  const cancel = (by: Caller, order: { id: number }) =>
    by.call(purchaseOrdersApi.cancel, { ...forOrder(order), body: { reason: 'No need' } });

  it('cannot be deleted while it has approved orders that are not finished', async () => {
    const { director, contractId, raise } = await aCompany(api);
    const [one, other] = [await raise(), await raise()];
    for (const order of [one, other]) await approve(director, order);
    const refused = await removeContract(director, contractId);
    expect([refused.statusCode, refused.json().message]).toEqual([
      409,
      'This contract has 2 approved purchase orders that are still open. Close or cancel them first.',
    ]);
    // A waiting revision counts as its approved version, whichever contract it is to move to.
    const elsewhere = await director.call(projectsApi.create, { body: { name: 'Quay Street' } });
    const body = { contractId: elsewhere.id, reason: 'Other site' };
    await director.call(purchaseOrdersApi.edit, { ...forOrder(other), body });
    await cancel(director, one);
    for (const projectId of [contractId, elsewhere.id])
      expect((await removeContract(director, projectId)).json().message).toBe(
        'This contract has an approved purchase order that is still open. Close or cancel it first.',
      );
  });

  it('can be deleted once all its orders are finished, and is restored with their numbers', async () => {
    const { director, contractId, raise, supplier } = await aCompany(api);
    const { id: supplierId } = await supplier();
    const [hand, series] = [await raise({ poNumber: 'GAS-7', supplierId }), await raise()];
    for (const order of [hand, series]) {
      await approve(director, order);
      await cancel(director, order);
    }
    await raise({ status: 'draft' });
    expect((await removeContract(director, contractId)).statusCode).toBe(204);
    const next = await director.call(projectsApi.create, {
      body: { name: 'Quay Street', code: 'NC' },
    });
    const again = (poNumber?: string) =>
      director.send(purchaseOrdersApi.raise, {
        body: aPurchaseOrderDraft({ contractId: next.id, ...(poNumber && { poNumber }) }),
      });
    for (const taken of ['GAS-7', 'gas-7', 'PO-NC-0001'])
      expect((await again(taken)).json().code).toBe('purchase_order.is_numbered');
    expect((await again()).json().poNumber).toBe('PO-NC-0002');
    const [item] = await director.call(backupApi.listBin, { query: { recordType: 'project' } });
    expect(item?.metadata).not.toHaveProperty('numbers');
    expect((await restore(director, found(item))).statusCode).toBe(200);
    expect(await director.call(purchaseOrdersApi.read, forOrder(hand))).toMatchObject({
      poNumber: 'GAS-7',
      status: 'cancelled',
    });
  });
});
