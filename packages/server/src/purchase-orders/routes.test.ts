import { materialsApi } from '@sitewright/domain/materials/api';
import { aMaterialDraft } from '@sitewright/domain/materials/material.fixture';
import { projectsApi } from '@sitewright/domain/projects/api';
import { purchaseOrdersApi } from '@sitewright/domain/purchase-orders/api';
import type { PurchaseOrder } from '@sitewright/domain/purchase-orders/purchase-order';
import { aLineDraft } from '@sitewright/domain/purchase-orders/purchase-order.fixture';
import { suppliersApi } from '@sitewright/domain/suppliers/api';
import { describe, expect, it } from 'vitest';
import { testApi } from '../testing/api.ts';
import type { Caller } from '../testing/caller.ts';
import { aCompany, forOrder } from './a-company.fixture.ts';

const api = await testApi();

describe('raising an order', () => {
  it('is pending, priced to the penny and numbered at once where no approval is required', async () => {
    const { raise } = await aCompany(api);
    const items = [
      aLineDraft(),
      aLineDraft({
        description: 'Pump, half day',
        quantity: '1',
        unitPrice: '640',
        discountRate: '12.5',
      }),
    ];
    expect(await raise({ items })).toMatchObject({
      status: 'pending',
      poNumber: 'PO-NC-0001',
      contractName: 'Kestrel Wharf',
      subtotal: '6248.00',
      vatRate: '20.00',
      vatAmount: '1249.60',
      total: '7497.60',
      createdByName: 'Ann Ray',
      items: [
        { place: 1, lineTotal: '5688.00', received: '0.000', rejected: '0.000' },
        { place: 2, lineTotal: '560.00', discountRate: '12.50' },
      ],
    });
    expect(await raise()).toMatchObject({ poNumber: 'PO-NC-0002' });
  });

  it('has a number without the contract code, where the contract has none', async () => {
    const { raise } = await aCompany(api, {}, null);
    expect(await raise()).toMatchObject({ poNumber: 'PO-0001' });
  });

  it('numbers the orders of all contracts in one series', async () => {
    const { director, raise } = await aCompany(api);
    await raise();
    const other = { name: 'Quarry Bank', code: 'QB' };
    const { id: contractId } = await director.call(projectsApi.create, { body: other });
    expect(await raise({ contractId })).toMatchObject({ poNumber: 'PO-QB-0002' });
  });

  it('accepts a free number, refuses one in use, and skips it later', async () => {
    const { raise, send } = await aCompany(api);
    expect(await raise({ poNumber: 'PO-NC-0001' })).toMatchObject({ poNumber: 'PO-NC-0001' });
    const taken = await send({ poNumber: 'PO-NC-0001' });
    expect([taken.statusCode, taken.json().fields]).toEqual([
      409,
      { poNumber: 'Another order already has this number.' },
    ]);
    expect(await raise()).toMatchObject({ poNumber: 'PO-NC-0002' });
  });

  it('stays a draft without a number if so requested, also without lines', async () => {
    const { raise } = await aCompany(api);
    const draft = await raise({ status: 'draft', items: [] });
    expect(draft).toMatchObject({ status: 'draft', poNumber: null, items: [], total: '0.00' });
  });

  it('cannot wait for approval without a line', async () => {
    const { send } = await aCompany(api);
    const empty = await send({ items: [] });
    expect([empty.statusCode, empty.json().fields]).toEqual([
      400,
      { items: 'Fill in at least one line.' },
    ]);
  });

  it('requires a supplier', async () => {
    const { send } = await aCompany(api);
    const withoutSupplier = await send({ supplierName: null });
    expect([withoutSupplier.statusCode, withoutSupplier.json().fields]).toEqual([
      400,
      { supplierName: 'Please choose a supplier, or enter their name' },
    ]);
  });

  it("copies the supplier's and the material's values, and keeps what was entered", async () => {
    const { director, supplier, raise } = await aCompany(api);
    const { id: supplierId } = await supplier({
      name: 'Foss Aggregates',
      email: 'orders@foss.example',
      phone: '01904 496 011',
      address: '2 Foss Bank',
      city: 'York',
      postcode: 'YO31 7JW',
      discountRate: '5',
      paymentTerms: '30 days end of month',
    });
    const { id: materialId } = await director.call(materialsApi.add, {
      body: aMaterialDraft({ carbonPerUnit: '2.5', carbonSource: 'EPD' }),
    });
    const order = await raise({
      supplierId,
      supplierName: null,
      supplierEmail: 'york@foss.example',
      items: [aLineDraft({ materialId, quantity: '10', unitPrice: '100' })],
    });
    expect(order).toMatchObject({
      supplierName: 'Foss Aggregates',
      supplierEmail: 'york@foss.example',
      supplierPhone: '01904 496 011',
      terms: '30 days end of month',
      supplierAddress: '2 Foss Bank, York, YO31 7JW',
      subtotal: '950.00',
      items: [{ discountRate: '5.00', carbonEstimate: '25.000' }],
    });
  });

  it('states the VAT of a reverse charge without charging it', async () => {
    const { raise } = await aCompany(api);
    const order = await raise({ vatTreatment: 'reverse_charge20', cisApplies: true });
    expect(order).toMatchObject({ vatAmount: '1137.60', total: '5688.00', cisApplies: true });
  });

  it('is refused for an amount above the limit', async () => {
    const { send } = await aCompany(api);
    const items = [aLineDraft({ quantity: '99999999', unitPrice: '9999999' })];
    const huge = await send({ items });
    expect([huge.statusCode, Object.keys(huge.json().fields)]).toEqual([400, ['items']]);
  });

  it('is refused on a contract that is over', async () => {
    const { director, contractId, send } = await aCompany(api);
    const body = { status: 'cancelled', statusReason: 'Client withdrew' } as const;
    await director.call(projectsApi.edit, { params: { projectId: contractId }, body });
    expect((await send()).json().message).toBe(
      'This contract is cancelled. Choose another contract for the order.',
    );
  });
});

describe('the supplier of an order', () => {
  const lapsed = { name: 'Aire Steel', insuranceExpiry: '2020-01-31' };

  it('causes a warning when their insurance has lapsed, which the approver sees', async () => {
    const { director, supplier, raise } = await aCompany(api);
    const order = await raise({ supplierId: (await supplier(lapsed)).id });
    const { remarks } = await director.call(purchaseOrdersApi.approvalView, forOrder(order));
    expect(remarks).toContainEqual({
      tone: 'caution',
      text: expect.stringContaining('Aire Steel: Insurance expired on'),
    });
  });

  it('is refused for a lapsed insurance where the company requires it', async () => {
    const { supplier, send } = await aCompany(api, { insuranceRule: 'refuse' });
    const refused = await send({ supplierId: (await supplier(lapsed)).id });
    expect([refused.statusCode, refused.json().code]).toEqual([409, 'supplier.insurance_lapsed']);
  });

  it('is refused while on hold, with the reason, also when an old draft is submitted', async () => {
    const { director, buyer, supplier, raise, send } = await aCompany(api);
    const { id: supplierId } = await supplier({ name: 'Aire Steel' });
    const draft = await raise({ supplierId, status: 'draft' });
    await director.call(suppliersApi.edit, {
      params: { supplierId },
      body: { status: 'on_hold', statusReason: 'Invoices in dispute' },
    });
    const sentence =
      'Aire Steel is on hold: Invoices in dispute. No new orders can be placed until the hold is lifted.';
    expect((await send({ supplierId })).json().message).toBe(sentence);
    const submitted = await buyer.send(purchaseOrdersApi.submit, { ...forOrder(draft), body: {} });
    expect(submitted.json().message).toBe(sentence);
  });
});

describe('the list', () => {
  it('filters by contract, supplier, state and text, newest first, page by page', async () => {
    const { director, supplier, raise } = await aCompany(api);
    const { id: supplierId } = await supplier({ name: 'Foss Aggregates' });
    const first = await raise({ supplierId, supplierName: null });
    const draft = await raise({ status: 'draft' });
    const cancelled = await raise();
    await director.call(purchaseOrdersApi.cancel, {
      ...forOrder(cancelled),
      body: { reason: 'No need' },
    });
    const ids = async (query: object) =>
      (await director.call(purchaseOrdersApi.list, { query })).map(({ id }) => id);
    expect(await ids({})).toEqual([cancelled.id, draft.id, first.id]);
    expect(await ids({ status: 'open' })).toEqual([draft.id, first.id]);
    expect(await ids({ status: 'draft' })).toEqual([draft.id]);
    expect(await ids({ supplierId })).toEqual([first.id]);
    expect(await ids({ q: 'foss' })).toEqual([first.id]);
    expect(await ids({ q: 'kestrel' })).toHaveLength(3);
    expect(await ids({ q: '100%' })).toEqual([]);
    expect(await ids({ contractId: first.contractId, limit: 1, cursor: cancelled.id })).toEqual([
      draft.id,
    ]);
  });

  it('shows no prices to a site supervisor in any response', async () => {
    const { us, raise } = await aCompany(api);
    const supervisor = await us.member({ role: 'Site Supervisor' });
    const order = await raise();
    const noSums = {
      subtotal: null,
      vatAmount: null,
      total: null,
      actual: null,
      openCommitment: null,
    };
    const [row] = await supervisor.call(purchaseOrdersApi.list, { query: {} });
    expect(row).toMatchObject({ id: order.id, ...noSums });
    const read = await supervisor.call(purchaseOrdersApi.read, forOrder(order));
    expect(read).toMatchObject({
      total: null,
      items: [{ quantity: '48.000', unitPrice: null, discountRate: null, lineTotal: null }],
    });
    for (const endpoint of [purchaseOrdersApi.pdf, purchaseOrdersApi.approvalView])
      expect((await supervisor.send(endpoint, forOrder(order))).statusCode).toBe(403);
  });
});

describe('editing', () => {
  const edit = (by: Caller, order: PurchaseOrder, body: object) =>
    by.send(purchaseOrdersApi.edit, { ...forOrder(order), body });

  it('changes lines by their id, adds, removes and sorts them, and calculates the totals again', async () => {
    const { buyer, raise } = await aCompany(api);
    const items = [aLineDraft(), aLineDraft({ description: 'Pump' }), aLineDraft()];
    const order = await raise({ items });
    const [concrete, pump] = order.items;
    const edited = await edit(buyer, order, {
      items: [
        aLineDraft({ description: 'Curing agent', quantity: '2', unitPrice: '10' }),
        aLineDraft({ id: pump?.id ?? 0, description: 'Pump', quantity: '1', unitPrice: '640' }),
        aLineDraft({ id: concrete?.id ?? 0, quantity: '50' }),
      ],
    });
    expect(edited.json()).toMatchObject({
      status: 'pending',
      revision: 0,
      subtotal: '6585.00',
      items: [
        { description: 'Curing agent', place: 1 },
        { id: pump?.id, quantity: '1.000', place: 2 },
        { id: concrete?.id, quantity: '50.000', place: 3 },
      ],
    });
  });

  it('does not find a line of another order', async () => {
    const { buyer, raise } = await aCompany(api);
    const [order, other] = [await raise(), await raise()];
    const items = [aLineDraft({ id: other.items[0]?.id ?? 0 })];
    expect((await edit(buyer, order, { items })).statusCode).toBe(404);
  });

  it('refuses an outdated version, and hides prices even then', async () => {
    const { us, buyer, raise } = await aCompany(api);
    const order = await raise();
    await edit(buyer, order, { notes: 'Gate 2' });
    const late = await edit(buyer, order, { notes: 'Gate 1', version: order.version });
    expect(late.statusCode).toBe(409);
    expect(late.json().current).toMatchObject({ notes: 'Gate 2', total: '6825.60' });
    expect(late.json().current).not.toHaveProperty('linkHash');
    const viewer = await us.member({ role: 'Viewer' });
    expect((await edit(viewer, order, { notes: '' })).statusCode).toBe(403);
  });

  it('copies all values of a new supplier', async () => {
    const { buyer, supplier, raise } = await aCompany(api);
    const order = await raise({ supplierEmail: 'orders@pennick.example' });
    const { id: supplierId } = await supplier({ name: 'Aire Steel', email: 'steel@aire.example' });
    expect((await edit(buyer, order, { supplierId })).json()).toMatchObject({
      supplierId,
      supplierName: 'Aire Steel',
      supplierEmail: 'steel@aire.example',
    });
  });

  it('is allowed to a site manager only for orders that she raised', async () => {
    const { us, raise } = await aCompany(api);
    const manager = await us.member({ role: 'Site Manager' });
    expect((await edit(manager, await raise(), { notes: 'x' })).json().code).toBe(
      'purchase_order.not_yours',
    );
    expect((await edit(manager, await raise({}, manager), { notes: 'x' })).statusCode).toBe(200);
  });
});

it('keeps a contract open while it has open orders', async () => {
  const { director, contractId, raise } = await aCompany(api);
  const order = await raise();
  const complete = async () => {
    const params = { projectId: contractId };
    return (
      await director.send(projectsApi.edit, { params, body: { status: 'completed' } })
    ).json();
  };
  expect((await complete()).message).toBe(
    'This contract has an open purchase order. Close or cancel it first.',
  );
  await director.call(purchaseOrdersApi.cancel, {
    ...forOrder(order),
    body: { reason: 'No need' },
  });
  expect(await complete()).toMatchObject({ status: 'completed' });
});

it('accepts comments from users who may comment, and lists them in order', async () => {
  const { us, buyer, director, raise } = await aCompany(api);
  const order = await raise();
  for (const [by, message] of [
    [buyer, 'Before eight?'],
    [director, 'Gate opens at half past seven'],
  ] as const)
    await by.call(purchaseOrdersApi.comment, { ...forOrder(order), body: { message } });
  const viewer = await us.member({ role: 'Viewer' });
  const comments = await viewer.call(purchaseOrdersApi.listComments, forOrder(order));
  expect(comments.map(({ message }) => message)).toEqual([
    'Before eight?',
    'Gate opens at half past seven',
  ]);
  const body = { message: 'Me too' };
  expect(
    (await viewer.send(purchaseOrdersApi.comment, { ...forOrder(order), body })).statusCode,
  ).toBe(403);
});
