import { backupApi } from '@sitewright/domain/backup/api';
import { found } from '@sitewright/domain/kernel/problem';
import { suppliersApi } from '@sitewright/domain/suppliers/api';
import { aSupplierDraft } from '@sitewright/domain/suppliers/supplier.fixture';
import { describe, expect, it } from 'vitest';
import { materials } from '../materials/table.ts';
import { asOrganization } from '../platform/tenancy.ts';
import { purchaseOrders } from '../purchase-orders/table.ts';
import { aPicture } from '../testing/a-picture.ts';
import { testApi } from '../testing/api.ts';

const now = new Date('2026-11-15T12:00:00.000Z');
const api = await testApi({ now: () => now });
const us = await api.organization();
const director = await us.member({ role: 'Director' });
const buyer = await us.member({ role: 'Buyer' });
const manager = await us.member({ role: 'Site Manager' });
const viewer = await us.member({ role: 'Viewer' });

let names = 0;
const added = (over = {}) => {
  names += 1;
  const body = aSupplierDraft({ name: `Firm ${names}`, ...over });
  return buyer.call(suppliersApi.add, { body });
};

const of = ({ id }: { id: number }) => ({ params: { supplierId: id } });
const read = (supplier: { id: number }) => buyer.call(suppliersApi.read, of(supplier));
const within = <T>(work: Parameters<typeof asOrganization<T>>[2]) =>
  asOrganization(api.pools.app, us.id, work);

describe('a supplier', () => {
  it('is kept as its offices write it, active and British unless somebody says otherwise', async () => {
    const supplier = await added({
      vatNumber: 'gb 123 4567 82',
      companyNumber: '445790',
      utr: '11234 56789K',
      postcode: 'ls10 9zx',
      creditLimit: 25000,
      specializations: ['Ready-mix', 'Ready-mix'],
    });
    expect(supplier).toMatchObject({
      organizationId: us.id,
      status: 'active',
      country: 'United Kingdom',
      vatNumber: 'GB123456782',
      companyNumber: '00445790',
      utr: '1123456789',
      postcode: 'LS10 9ZX',
      creditLimit: '25000.00',
      specializations: ['Ready-mix'],
      cisStatus: 'not_in_scope',
      totalSpend: '0.00',
      orderCount: 0,
      performanceRating: null,
      insuranceState: 'none',
      version: 1,
    });
    expect(await read(supplier)).toEqual(supplier);
  });

  it('says of each field what is wrong with it', async () => {
    const body = { name: ' ', supplierType: 'shop', vatNumber: '123', phone: 'ring me' };
    const response = await buyer.send(suppliersApi.add, { body: body as never });
    expect(response.statusCode).toBe(400);
    expect(response.json().fields).toEqual({
      name: 'Name is required',
      supplierType: 'Please choose a type',
      vatNumber: 'Enter a valid VAT number, such as GB 123 4567 82',
      phone: 'Phone must be a number, such as 0113 496 0123',
    });
  });

  it('has a code of its own, whatever the capitals', async () => {
    await added({ code: 'AIR01' });
    await expect(added({ code: 'air01' })).rejects.toMatchObject({
      code: 'supplier.code_is_taken',
      fields: { code: 'Another supplier already has this code. Choose a different one.' },
    });
    const other = await added();
    await expect(
      buyer.call(suppliersApi.edit, { ...of(other), body: { code: 'Air01' } }),
    ).rejects.toMatchObject({ code: 'supplier.code_is_taken' });
  });

  it('is changed by who saw its last version', async () => {
    const supplier = await added();
    const edited = await buyer.call(suppliersApi.edit, {
      ...of(supplier),
      body: { notes: 'Rings first', version: 1 },
    });
    expect(edited).toMatchObject({ notes: 'Rings first', version: 2 });
    await expect(
      buyer.call(suppliersApi.edit, { ...of(supplier), body: { notes: 'No', version: 1 } }),
    ).rejects.toMatchObject({ code: 'changed_meanwhile', current: { notes: 'Rings first' } });
  });

  it('shows terms and spend only to who may see them', async () => {
    const supplier = await added({ creditLimit: '100.00', discountRate: '2.5' });
    expect(await read(supplier)).toMatchObject({ creditLimit: '100.00', discountRate: '2.50' });
    expect(await manager.call(suppliersApi.read, of(supplier))).toMatchObject({
      creditLimit: null,
      discountRate: null,
      totalSpend: '0.00',
    });
    expect(await viewer.call(suppliersApi.read, of(supplier))).toMatchObject({ totalSpend: null });
  });

  it('is held with a reason, and blocked by a director', async () => {
    const supplier = await added();
    const edit = (who: typeof buyer, body: object) =>
      who.call(suppliersApi.edit, { ...of(supplier), body });
    await expect(edit(buyer, { status: 'on_hold' })).rejects.toMatchObject({
      fields: { statusReason: expect.any(String) },
    });
    const reason = { statusReason: 'Two short loads' };
    expect(await edit(buyer, { status: 'on_hold', ...reason })).toMatchObject(reason);
    await expect(edit(buyer, { status: 'blocked', ...reason })).rejects.toMatchObject({
      code: 'supplier.needs_director',
    });
    await edit(director, { status: 'blocked', ...reason });
    expect(await edit(director, { status: 'active' })).toMatchObject({ statusReason: null });
  });
});

describe('the list', () => {
  it('is filtered by words, status, type, contract and insurance, and goes on page by page', async () => {
    const { id: projectId } = await us.project();
    const lapsed = await added({ name: 'Aire 100%_ Steel', insuranceExpiry: '2026-11-14' });
    const soon = await added({
      name: 'Aire Fixings',
      supplierType: 'subcontractor',
      insuranceExpiry: '2026-12-15',
    });
    const fine = await added({ name: 'Aire Timber', insuranceExpiry: '2026-12-16' });
    const body = { projects: [{ projectId }] };
    await buyer.call(suppliersApi.setProjects, { ...of(fine), body });
    const ids = async (query: object) =>
      (await buyer.call(suppliersApi.list, { query: { q: 'aire', ...query } })).map(({ id }) => id);
    expect(await ids({})).toEqual([fine.id, soon.id, lapsed.id]);
    expect(await ids({ q: '100%_' })).toEqual([lapsed.id]);
    expect(await ids({ type: 'subcontractor' })).toEqual([soon.id]);
    expect(await ids({ status: 'blocked' })).toEqual([]);
    expect(await ids({ insurance: 'expired' })).toEqual([lapsed.id]);
    expect(await ids({ insurance: 'expiring' })).toEqual([soon.id]);
    expect(await ids({ insurance: 'valid', projectId })).toEqual([fine.id]);
    expect(await ids({ limit: 1, cursor: fine.id })).toEqual([soon.id]);
  });
});

describe('insurances', () => {
  it('count by the policy of each kind that runs longest, and bring their certificate', async () => {
    const supplier = await added({ insuranceExpiry: '2026-01-01' });
    const add = (insuranceType: 'public_liability' | 'employers_liability', expiry: string) =>
      buyer.call(suppliersApi.addInsurance, { ...of(supplier), body: { insuranceType, expiry } });
    await add('public_liability', '2026-06-30');
    await add('public_liability', '2027-06-30');
    const employers = await add('employers_liability', '2026-12-01');
    expect(await read(supplier)).toMatchObject({
      insuranceExpiry: '2026-12-01',
      insuranceState: 'expiring',
      policies: [
        { insuranceType: 'employers_liability', expiry: '2026-12-01' },
        { insuranceType: 'public_liability', expiry: '2027-06-30' },
      ],
    });
    const [expiring] = await buyer.call(suppliersApi.list, { query: { insurance: 'expiring' } });
    expect(expiring?.id).toBe(supplier.id);

    const params = { supplierInsuranceId: employers.id };
    const sent = await buyer.call(suppliersApi.setCertificate, { params, file: aPicture() });
    expect(sent).toMatchObject({ documentName: expect.stringMatching(/\.webp$/) });
    const paper = await viewer.send(suppliersApi.certificate, { params });
    expect(paper.headers['content-type']).toBe('image/webp');

    await buyer.send(suppliersApi.removeInsurance, { params });
    expect(await read(supplier)).toMatchObject({ insuranceExpiry: '2027-06-30' });
    expect((await viewer.send(suppliersApi.certificate, { params })).statusCode).toBe(404);
  });
});

it('keeps the people to ask', async () => {
  const supplier = await added();
  const body = { name: 'Dawn Pennick', phone: '0113 496 0201' };
  const { id } = await buyer.call(suppliersApi.addContact, { ...of(supplier), body });
  const params = { supplierContactId: id };
  await buyer.call(suppliersApi.editContact, { params, body: { role: 'Accounts' } });
  expect(await viewer.call(suppliersApi.contacts, of(supplier))).toMatchObject([
    { ...body, role: 'Accounts', version: 2 },
  ]);
  await buyer.send(suppliersApi.removeContact, { params });
  expect(await viewer.call(suppliersApi.contacts, of(supplier))).toEqual([]);
});

describe('contracts', () => {
  it('are set all at once, each with what was ordered for it', async () => {
    const supplier = await added();
    const [{ id: one }, { id: other }] = [await us.project(), await us.project()];
    const set = (projects: { projectId: number; notes?: string }[]) =>
      buyer.call(suppliersApi.setProjects, { ...of(supplier), body: { projects } });
    await set([{ projectId: one, notes: 'Groundworks' }, { projectId: other }]);
    await within((tx) =>
      tx
        .insert(purchaseOrders)
        .values([
          order(supplier, one, { subtotal: '120.00', status: 'sent' }),
          order(supplier, one, { subtotal: '80.00', status: 'closed' }),
          order(supplier, one, { subtotal: '999.00', status: 'cancelled' }),
        ]),
    );
    expect(await set([{ projectId: one }, { projectId: one }])).toMatchObject([
      { projectId: one, notes: 'Groundworks', totalSpent: '200.00', orderCount: 2 },
    ]);
    expect(await read(supplier)).toMatchObject({ projectIds: [one], totalSpend: '200.00' });
    const [hidden] = await viewer.call(suppliersApi.projects, of(supplier));
    expect(hidden).toMatchObject({ totalSpent: null, orderCount: 2 });
  });
});

const order = (
  supplier: { id: number },
  contractId: number,
  over: Partial<typeof purchaseOrders.$inferInsert> = {},
) => ({ contractId, supplierId: supplier.id, supplierName: 'Firm', ...over });

describe('a deleted supplier', () => {
  it('comes back from the bin with all that hung on them', async () => {
    const supplier = await added({ code: 'BACK1' });
    await buyer.call(suppliersApi.addContact, { ...of(supplier), body: { name: 'Dawn' } });
    await director.send(suppliersApi.remove, of(supplier));
    expect((await buyer.send(suppliersApi.read, of(supplier))).statusCode).toBe(404);
    const [item] = await director.call(backupApi.listBin, { query: { recordType: 'supplier' } });
    const params = { binItemId: found(item).id };
    const squatter = await added({ code: 'back1' });
    await expect(director.call(backupApi.restore, { params, body: {} })).rejects.toMatchObject({
      code: 'supplier.code_is_taken_now',
    });
    await buyer.call(suppliersApi.edit, { ...of(squatter), body: { code: null } });
    await director.call(backupApi.restore, { params, body: {} });
    expect(await read(supplier)).toMatchObject({ id: supplier.id, code: 'BACK1' });
    expect(await buyer.call(suppliersApi.contacts, of(supplier))).toMatchObject([{ name: 'Dawn' }]);
  });

  it('has no orders, not even a draft', async () => {
    const supplier = await added();
    const { id: projectId } = await us.project();
    await within((tx) =>
      tx.insert(purchaseOrders).values(order(supplier, projectId, { status: 'draft' })),
    );
    await expect(director.call(suppliersApi.remove, of(supplier))).rejects.toMatchObject({
      message: 'This supplier has 1 order. Make it inactive instead.',
    });
  });
});

describe('two that are one', () => {
  it('are merged with all that hangs on them, and the other goes to the bin', async () => {
    const kept = await added({ phone: null, specializations: ['Sand'] });
    const from = await added({ phone: '01904 496 100', code: 'DUP1', specializations: ['Gravel'] });
    const [{ id: one }, { id: both }] = [await us.project(), await us.project()];
    const link = (supplier: { id: number }, ...ids: number[]) =>
      buyer.call(suppliersApi.setProjects, {
        ...of(supplier),
        body: { projects: ids.map((projectId) => ({ projectId })) },
      });
    await link(kept, both);
    await link(from, both, one);
    await buyer.call(suppliersApi.addContact, { ...of(from), body: { name: 'Dawn' } });
    await within(async (tx) => {
      await tx.insert(purchaseOrders).values(order(from, one, { status: 'sent', subtotal: '10' }));
      await tx.insert(materials).values({ itemDescription: 'Sharp sand', supplierId: from.id });
    });
    const merged = await buyer.call(suppliersApi.merge, { ...of(kept), body: { from: from.id } });
    expect(merged).toMatchObject({
      id: kept.id,
      code: null,
      phone: '01904 496 100',
      specializations: ['Sand', 'Gravel'],
      totalSpend: '10.00',
    });
    expect(merged.projectIds.toSorted()).toEqual([one, both].toSorted());
    expect(await buyer.call(suppliersApi.contacts, of(kept))).toHaveLength(1);
    const [moved] = await within((tx) => tx.select().from(materials));
    expect(moved?.supplierId).toBe(kept.id);
    expect((await buyer.send(suppliersApi.read, of(from))).statusCode).toBe(404);
    const [item] = await director.call(backupApi.listBin, { query: { recordType: 'supplier' } });
    expect(item?.recordId).toBe(from.id);
  });

  it('are not merged where a hold would vanish', async () => {
    const kept = await added();
    const held = await added({ status: 'on_hold', statusReason: 'Short loads' });
    await expect(
      buyer.call(suppliersApi.merge, { ...of(kept), body: { from: held.id } }),
    ).rejects.toMatchObject({ code: 'supplier.is_held' });
  });
});

describe('a file', () => {
  const run = (isDryRun: boolean) =>
    buyer.call(suppliersApi.import, {
      body: {
        columns: ['name', 'supplierType', 'vatNumber'],
        rows: [
          { line: 2, cells: ['Imported One', 'Plant hire', ''] },
          { line: 4, cells: ['Imported Two', 'Materials', '123'] },
        ],
        isDryRun,
      },
    });

  it('is tried first, then adds what is good in it, once', async () => {
    const fault = { line: 4, errors: [{ column: 'vatNumber' }] };
    const report = { names: ['Imported One'], faults: [fault] };
    expect(await run(true)).toMatchObject({ ...report, isDryRun: true });
    const listImported = () => buyer.call(suppliersApi.list, { query: { q: 'imported' } });
    expect(await listImported()).toEqual([]);
    expect(await run(false)).toMatchObject({ ...report, isDryRun: false });
    expect(await listImported()).toMatchObject([
      { name: 'Imported One', supplierType: 'plant_hire' },
    ]);
    expect(await run(false)).toMatchObject({
      names: [],
      faults: [{ errors: [{ message: 'Imported One is in the register already.' }] }, fault],
    });
  });
});
