import { backupApi } from '@sitewright/domain/backup/api';
import { carbonApi, footprintApi } from '@sitewright/domain/carbon/api';
import type { CarbonEntry } from '@sitewright/domain/carbon/carbon-entry';
import { noEditionText } from '@sitewright/domain/carbon/edition-year';
import { carbonStandardsApi } from '@sitewright/domain/carbon/standards-api';
import { deliveriesApi } from '@sitewright/domain/deliveries/api';
import type { Delivery } from '@sitewright/domain/deliveries/delivery';
import { aDeliveryDraft, aDeliveryLineDraft } from '@sitewright/domain/deliveries/delivery.fixture';
import { diaryApi } from '@sitewright/domain/diary/api';
import { aDiaryEntryDraft } from '@sitewright/domain/diary/diary-entry.fixture';
import { found } from '@sitewright/domain/kernel/problem';
import { labourApi } from '@sitewright/domain/labour/api';
import { materialsApi } from '@sitewright/domain/materials/api';
import type { MaterialDraft } from '@sitewright/domain/materials/material';
import { aMaterialDraft } from '@sitewright/domain/materials/material.fixture';
import { plantApi } from '@sitewright/domain/plant/api';
import type { PlantHireDraft } from '@sitewright/domain/plant/plant-hire';
import { aPlantHireDraft } from '@sitewright/domain/plant/plant-hire.fixture';
import { purchaseOrdersApi } from '@sitewright/domain/purchase-orders/api';
import type { CostHead } from '@sitewright/domain/purchase-orders/order-status';
import { aLineDraft } from '@sitewright/domain/purchase-orders/purchase-order.fixture';
import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { plantHires } from '../plant/table.ts';
import { asOrganization } from '../platform/tenancy.ts';
import { aCompany, forOrder } from '../purchase-orders/a-company.fixture.ts';
import { testApi } from '../testing/api.ts';
import type { Caller } from '../testing/caller.ts';

const hour = 60 * 60 * 1000;
let time = Date.now();
const api = await testApi({ now: () => new Date(time) });

const concrete = { weight: '2400', carbonFactorId: '19_500_5020_15_1' };

/** An approved order for a material, and functions to receive it. */
async function anOrderFor(material: Partial<MaterialDraft>, costHead: CostHead = 'materials') {
  const company = await aCompany(api);
  const { director, buyer } = company;
  const body = aMaterialDraft(material);
  const { id: materialId } = await director.call(materialsApi.add, { body });
  const line = { materialId, quantity: '1000', description: body.itemDescription, unit: body.unit };
  const order = await company.raise({ costHead, items: [aLineDraft(line)] });
  await director.call(purchaseOrdersApi.approve, { ...forOrder(order), body: {} });
  const receive = (received: string, over: { rejected?: string; date?: string } = {}) => {
    const { date = '2026-03-02', rejected } = over;
    const rejection = rejected ? { rejected, rejectionReason: 'damaged' as const } : {};
    const came = [aDeliveryLineDraft(found(order.items[0]).id, received, rejection)];
    return buyer.send(deliveriesApi.receive, {
      ...forOrder(order),
      body: aDeliveryDraft(came, { date }),
    });
  };
  const entries = () => director.call(carbonApi.list, { query: {} });
  const edit = ({ id: carbonEntryId }: CarbonEntry, changes: object) =>
    director.send(carbonApi.edit, { params: { carbonEntryId }, body: changes });
  return { ...company, materialId, order, receive, entries, edit };
}

describe('a delivery', () => {
  it('posts material and transport of each accepted line', async () => {
    const { receive, entries, order, materialId } = await anOrderFor(concrete);
    const { id: deliveryId } = (await receive('20', { rejected: '2' })).json();
    const [hauled, made] = await entries();
    const ofOrder = {
      deliveryId,
      materialId,
      poNumber: order.poNumber,
      supplier: 'Pennick Concrete',
      orderedBy: 'Ann Ray',
      deliveryDate: '2026-03-02',
      isDelivered: 'true',
      materialCategory: 'Concrete',
      materialQuantity: '18.000000',
      lineItems: [{ description: 'C32/40 ready-mixed concrete', quantity: '18.000', unit: 'm³' }],
    };
    // 18 m³ × 2.4 t = 43.2 t; by the table of 2026.
    expect(made).toMatchObject({
      ...ofOrder,
      category: 'materials',
      module: 'A1-A3',
      scope: '3',
      status: 'counted',
      quality: 'average',
      factorYear: 2026,
      terms: [{ quantity: '43.200000000000', unit: 't' }],
    });
    expect(made?.terms[0]?.sum).toMatch(/^18 m³ × 2,400 kg\/m³ = 43\.2 t; 43\.2 t × /);
    // A category with a distance of its own: 43.2 t × 20 km.
    expect(hauled).toMatchObject({
      ...ofOrder,
      category: 'transport',
      module: 'A4',
      transportMethod: 'weight',
      transportWeight: '43.200000',
      transportDistance: '20.000000',
      quality: 'estimated',
      isWeighed: false,
    });
    expect(hauled?.terms[0]).toMatchObject({
      quantity: '864.000000000000',
      unit: 't km',
      kind: 'direct',
    });
  });

  it('removes its carbon when it is reversed', async () => {
    const { receive, entries, buyer } = await anOrderFor(concrete);
    const { id: deliveryId } = (await receive('20')).json();
    await receive('10');
    expect(await entries()).toHaveLength(4);
    const body = { reason: 'Wrong order' };
    await buyer.call(deliveriesApi.reverse, { params: { deliveryId }, body });
    expect((await entries()).map(({ materialQuantity }) => materialQuantity)).toEqual([
      '10.000000',
      '10.000000',
    ]);
  });

  it('keeps the carbon of what stays when some of it goes back', async () => {
    const { receive, entries, buyer } = await anOrderFor(concrete);
    const delivery: Delivery = (await receive('20')).json();
    await buyer.call(deliveriesApi.returnGoods, {
      params: { deliveryId: delivery.id },
      body: {
        deliveryItemId: delivery.items[0]?.id ?? 0,
        quantity: '5',
        rejectionReason: 'damaged',
      },
    });
    expect((await entries()).map(({ materialQuantity }) => materialQuantity)).toEqual([
      '15.000000',
      '15.000000',
    ]);
  });

  it('is not received where its carbon cannot be posted', async () => {
    const { receive, entries, order, buyer } = await anOrderFor(concrete);
    await api.pools.owner.query(
      `alter table carbon_terms add constraint broken check (quantity <> 31.2) not valid`,
    );
    expect((await receive('13')).statusCode).toBe(500);
    await api.pools.owner.query('alter table carbon_terms drop constraint broken');
    expect(await entries()).toEqual([]);
    const deliveries = await buyer.call(deliveriesApi.list, forOrder(order));
    expect(deliveries).toEqual([]);
    expect((await receive('13')).statusCode).toBe(201);
  });

  it('posts two drafts with a reason where the year has no factors yet', async () => {
    const { receive, entries } = await anOrderFor(concrete);
    const now = time;
    time = Date.parse('2027-01-15T12:00:00Z');
    await receive('20', { date: '2027-01-14' });
    time = now;
    const missing = [{ field: 'factorId', message: noEditionText(2027) }];
    expect(await entries()).toMatchObject([
      { status: 'draft', missing },
      { status: 'draft', missing, carbonEmitted: null },
    ]);
  });

  it('posts two drafts with a reason where it has neither a weight nor a factor', async () => {
    const { receive, entries, edit } = await anOrderFor({ unit: 'pallet', category: 'Blocks' });
    await receive('4');
    const [hauled, made] = await entries();
    expect(made).toMatchObject({
      status: 'draft',
      carbonEmitted: null,
      missing: [{ field: 'factorId', message: 'Please choose a factor' }],
    });
    expect(hauled).toMatchObject({
      status: 'draft',
      transportDistance: '120.000000',
      missing: [{ field: 'transportWeight', message: 'Enter the weight' }],
    });
    const chosen = { factorId: '19_500_5016_15_1', unitWeight: '1000' };
    expect((await edit(found(made), { factorId: chosen.factorId })).json()).toMatchObject({
      status: 'draft',
      missing: [{ field: 'unitWeight' }],
    });
    expect((await edit(found(made), chosen)).json()).toMatchObject({
      status: 'counted',
      quality: 'average',
      isWeighed: true,
    });
  });

  it('without a product takes kilograms by hand, or is deleted while it is a draft', async () => {
    const { receive, entries, edit, director } = await anOrderFor({ unit: 'pallet' });
    await receive('4');
    const [hauled, made] = await entries();
    expect((await edit(found(made), { carbonEmitted: '12' })).json()).toMatchObject({
      status: 'counted',
      isByHand: true,
      carbonEmitted: '12.000000',
    });
    const remove = ({ id: carbonEntryId }: CarbonEntry) =>
      director.send(carbonApi.remove, { params: { carbonEntryId } });
    expect((await remove(found(made))).statusCode).toBe(409);
    expect((await remove(found(hauled))).statusCode).toBe(204);
  });

  it('on an order for work or hire posts nothing', async () => {
    const { receive, entries } = await anOrderFor(concrete, 'subcontract');
    expect((await receive('20')).statusCode).toBe(201);
    expect(await entries()).toEqual([]);
  });

  it('lets users correct its weight and transport, and nothing else', async () => {
    const { receive, entries, edit } = await anOrderFor(concrete);
    await receive('20');
    const [hauled] = await entries();
    const longer = (await edit(found(hauled), { transportDistance: '80' })).json();
    expect(longer).toMatchObject({
      quality: 'average',
      terms: [{ quantity: '3840.000000000000' }, {}],
    });
    const weighed = (await edit(found(hauled), { transportWeight: '46' })).json();
    expect(weighed).toMatchObject({
      quality: 'average',
      isWeighed: true,
      terms: [{ quantity: '3680.000000000000' }, {}],
    });
    const renamed = await edit(found(hauled), { source: 'Sand', notes: 'By rail' });
    expect([renamed.statusCode, renamed.json()]).toMatchObject([
      409,
      { code: 'carbon_entry.stays_as_posted', fields: { source: expect.anything() } },
    ]);
  });

  it('lets users choose another factor instead of a chosen one', async () => {
    const { receive, entries, edit } = await anOrderFor({ unit: 't', category: 'Blocks' });
    await receive('4');
    const [hauled, made] = await entries();
    const [bricks, concrete] = ['19_500_5016_15_1', '19_500_5020_15_1'];
    const choose = async (entry: CarbonEntry | undefined, factorId: string) =>
      (await edit(found(entry), { factorId })).json();
    expect(await choose(made, bricks)).toMatchObject({ status: 'counted', factorId: bricks });
    expect(await choose(made, concrete)).toMatchObject({ status: 'counted', factorId: concrete });
    const artic = '27_304_3112_14_1';
    expect(await choose(hauled, artic)).toMatchObject({ status: 'counted', factorId: artic });
  });

  it('is weighed by the median of three earlier tickets, and marked as an estimate', async () => {
    const { receive, entries, edit } = await anOrderFor({ unit: 'pallet', category: 'Blocks' });
    for (const tonnes of ['5', '4.4', '4.2']) {
      await receive('4', { date: '2026-03-01' });
      const [hauled] = await entries();
      await edit(found(hauled), { transportWeight: tonnes, transportDistance: '30' });
    }
    await receive('10', { date: '2026-03-01' });
    expect(await entries()).toMatchObject([
      { transportWeight: null },
      {},
      { isWeighed: true },
      ...Array(5).fill({}),
    ]);
    await receive('10');
    const [hauled] = await entries();
    // 4.4 t of 4 pallets is the middle one: 1.1 t each.
    const estimated = { status: 'counted', transportWeight: '11.000000', quality: 'estimated' };
    expect(hauled).toMatchObject(estimated);
    const far = await edit(found(hauled), { transportDistance: '30' });
    expect(far.json()).toMatchObject(estimated);
    const weighed = await edit(found(hauled), { transportWeight: '11.3' });
    expect(weighed.json()).toMatchObject({ isWeighed: true, quality: 'average' });
  });
});

/** A contract with a plant hire. */
async function aMachine(over: Partial<PlantHireDraft> = {}) {
  const us = await api.organization();
  const manager = await us.member({ role: 'Contracts Manager' });
  const { id: projectId, slug } = await us.project();
  const body = aPlantHireDraft({ projectId, ...over });
  const { id: plantHireId } = await manager.call(plantApi.add, { body });
  const entries = () => manager.call(carbonApi.list, { query: { projectId } });
  const change = (columns: Partial<typeof plantHires.$inferInsert>) =>
    asOrganization(api.pools.app, us.id, (tx) =>
      tx.update(plantHires).set(columns).where(eq(plantHires.id, plantHireId)),
    );
  return { us, manager, projectId, slug, plantHireId, entries, change };
}

const laborOf = (over: object = {}) =>
  JSON.stringify({ type: 'plant', plant: '13 t excavator', hours: 8, ...over });

const write = (by: Caller, projectId: number, labor = laborOf(), date = '2026-03-03') =>
  by.call(diaryApi.create, { body: aDiaryEntryDraft({ projectId, date, labor }) });

describe('hours of plant', () => {
  it('post the fuel that the hire states', async () => {
    const hvo = { fuelType: 'HVO', litresPerHour: '11.5' };
    const { manager, projectId, plantHireId, entries } = await aMachine(hvo);
    const { id: diaryEntryId } = await write(manager, projectId);
    expect(await entries()).toMatchObject([
      {
        diaryEntryId,
        plantHireId,
        source: '13 t excavator',
        supplier: 'Tarn Plant Hire',
        category: 'plant',
        module: 'A5.2',
        scope: '1',
        status: 'counted',
        quality: 'estimated',
        hours: '8.00',
        perHour: '11.500',
        factorId: '2_103_1036_8_1',
        terms: [
          { quantity: '92.000000000000', kind: 'direct' },
          { kind: 'wtt' },
          { kind: 'biogenic' },
        ],
      },
    ]);
  });

  it('post the usual fuel of such plant, where the hire states none', async () => {
    const { manager, projectId, entries } = await aMachine();
    await write(manager, projectId, laborOf({ plant: '6 t dumper' }));
    await write(manager, projectId);
    const [excavator, dumper] = await entries();
    expect(dumper).toMatchObject({ source: '6 t dumper', plantHireId: null, status: 'counted' });
    expect(excavator).toMatchObject({ perHour: '9.300', factorId: '1_101_1011_8_1' });
  });

  it('match a hire by its whole name only', async () => {
    const { manager, projectId, plantHireId, entries } = await aMachine();
    await write(manager, projectId, laborOf({ plant: 'Bucket of the 13 t excavator' }));
    await write(manager, projectId, laborOf({ plant: '  13 T  Excavator ' }));
    expect((await entries()).map((entry) => entry.plantHireId)).toEqual([plantHireId, null]);
  });

  it('match a hire on the days of its hire only', async () => {
    const collectedAt = new Date('2026-03-04T23:30:00Z');
    const { manager, projectId, plantHireId, entries, change } = await aMachine();
    const hireOn = async (date: string) => {
      await write(manager, projectId, laborOf(), date);
      const [{ plantHireId: hire = undefined } = {}] = (await entries()).filter(
        (entry) => entry.date === date,
      );
      return hire;
    };
    await change({ onHireAt: new Date('2026-03-02T07:00:00Z'), collectedAt, status: 'collected' });
    expect(await hireOn('2026-03-01')).toBeNull();
    expect(await hireOn('2026-03-02')).toBe(plantHireId);
    expect(await hireOn('2026-03-04')).toBe(plantHireId);
    expect(await hireOn('2026-03-05')).toBeNull();
    await change({ collectedAt: null, status: 'requested' });
    expect(await hireOn('2026-03-03')).toBeNull();
  });

  it('post the usual fuel where the hire says zero', async () => {
    const { manager, projectId, entries } = await aMachine({ litresPerHour: '0' });
    await write(manager, projectId);
    expect(await entries()).toMatchObject([{ perHour: '9.300', status: 'counted' }]);
  });

  it('can be entered by hand for plant on hire, or for common plant', async () => {
    const { manager, projectId, plantHireId } = await aMachine({ fuelType: 'HVO' });
    const [hired, ...usual] = await manager.call(carbonApi.machines, { query: { projectId } });
    expect(hired).toEqual({
      plantHireId,
      name: '13 t excavator',
      supplier: 'Tarn Plant Hire',
      factorId: '2_103_1036_8_1',
      perHour: '9.3',
    });
    expect(usual).toHaveLength(93);
    const elsewhere = (await (await api.organization()).project()).id;
    const foreign = await manager.send(carbonApi.machines, { query: { projectId: elsewhere } });
    expect(foreign.statusCode).toBe(404);
    expect(usual.every((machine) => machine.plantHireId === null && machine.perHour)).toBe(true);
  });

  it('of unknown plant are a draft, which keeps what a user adds', async () => {
    const { manager, projectId, entries } = await aMachine();
    const { id: diaryEntryId } = await write(manager, projectId, laborOf({ plant: 'The thing' }));
    const [draft] = await entries();
    expect(draft).toMatchObject({ status: 'draft', missing: [{ field: 'factorId' }] });
    const params = { carbonEntryId: found(draft).id };
    const edit = (body: object) => manager.call(carbonApi.edit, { params, body });
    await edit({ factorId: '1_101_1011_8_1' });
    expect(await edit({ perHour: '5' })).toMatchObject({ status: 'counted' });
    const labor = laborOf({ plant: 'The thing', hours: 10 });
    await manager.call(diaryApi.edit, { params: { diaryEntryId }, body: { labor } });
    expect(await entries()).toMatchObject([
      { perHour: '5.000', hours: '10.00', status: 'counted' },
    ]);
  });

  it("keep a user's corrections when the diary is edited", async () => {
    const { manager, projectId, entries } = await aMachine();
    const { id: diaryEntryId } = await write(manager, projectId);
    const [posted] = await entries();
    const params = { carbonEntryId: found(posted).id };
    const right = { factorId: '2_103_1036_8_1', perHour: '8' };
    await manager.call(carbonApi.edit, { params, body: right });
    const hours = (size: number) =>
      manager.call(diaryApi.edit, {
        params: { diaryEntryId },
        body: { labor: laborOf({ hours: size }) },
      });
    await hours(4);
    expect(await entries()).toMatchObject([
      { factorId: right.factorId, perHour: '8.000', quality: 'estimated', hours: '4.00' },
    ]);
    await manager.call(carbonApi.edit, { params, body: { quantity: '30' } });
    await hours(6);
    expect(await entries()).toMatchObject([
      {
        quantity: '30.000000',
        quality: 'measured',
        terms: [{ quantity: '30.000000000000' }, {}, {}],
      },
    ]);
  });

  it('move with the diary entry, and are removed when it names no plant', async () => {
    const { manager, projectId, entries } = await aMachine();
    const { id: diaryEntryId } = await write(manager, projectId);
    const [before] = await entries();
    await manager.call(carbonApi.edit, {
      params: { carbonEntryId: found(before).id },
      body: { notes: 'Hard dig' },
    });
    const edit = (body: object) => manager.call(diaryApi.edit, { params: { diaryEntryId }, body });
    await edit({ labor: laborOf({ hours: 4 }), date: '2026-03-04' });
    const [after] = await entries();
    expect(after).toMatchObject({
      id: before?.id,
      date: '2026-03-04',
      hours: '4.00',
      notes: 'Hard dig',
      terms: [{ quantity: '37.200000000000' }, {}, {}],
    });
    await edit({ labor: laborOf({ type: 'labour' }) });
    expect(await entries()).toEqual([]);
    await edit({ labor: laborOf() });
    expect(await entries()).toMatchObject([{ hours: '8.00' }]);
  });

  it("keep their figures when only the diary's wording changes, whatever the factor is by then", async () => {
    const { us, manager, projectId, entries } = await aMachine({ litresPerHour: '10' });
    const { id: diaryEntryId } = await write(manager, projectId);
    const [before] = await entries();
    const director = await us.member({ role: 'Managing Director' });
    await director.call(carbonStandardsApi.addFactor, {
      body: {
        source: 'own',
        name: 'Our diesel',
        category: 'plant',
        unit: 'l',
        value: '3',
        year: 2026,
        reason: 'By its bill',
        replaces: '1_101_1011_8_1',
      },
    });
    const edit = (body: object) => manager.call(diaryApi.edit, { params: { diaryEntryId }, body });
    await edit({ workSummary: 'Dug the pile mat, and loaded it away' });
    expect(await entries()).toEqual([before]);
    await edit({ labor: laborOf({ hours: 7 }) });
    expect(await entries()).toMatchObject([{ carbonEmitted: '210.000000' }]);
  });

  it('of a future day count from that day on', async () => {
    const { manager, projectId, slug, entries } = await aMachine();
    const tomorrow = new Date(time + 24 * hour).toISOString().slice(0, 10);
    await write(manager, projectId, laborOf(), tomorrow);
    expect(await entries()).toMatchObject([{ date: tomorrow, status: 'counted' }]);
    const counted = async () => {
      const ask = { params: { slug }, query: { to: '2099-12-31' } };
      const { totals, byCategory, to } = await manager.call(footprintApi.read, ask);
      return { entries: totals.entries, categories: byCategory.length, to };
    };
    expect(await counted()).toEqual({ entries: 0, categories: 0, to: '2099-12-31' });
    const now = time;
    time += 48 * hour;
    expect(await counted()).toMatchObject({ entries: 1, categories: 1 });
    time = now;
  });

  it('go to the bin with the diary entry, and are restored as they were', async () => {
    const { manager, projectId, entries } = await aMachine();
    const { id: diaryEntryId } = await write(manager, projectId);
    const before = await entries();
    await manager.send(diaryApi.remove, { params: { diaryEntryId } });
    expect(await entries()).toEqual([]);
    const [item] = await manager.call(backupApi.listBin, { query: {} });
    await manager.call(backupApi.restore, { params: { binItemId: found(item).id }, body: {} });
    expect(await entries()).toEqual(before);
  });

  it('are posted when the clock is stopped', async () => {
    const onHireAt = new Date(time - 48 * hour).toISOString();
    const { manager, projectId, plantHireId, entries } = await aMachine({ onHireAt });
    const body = { projectId, crewKind: 'plant', plantHireId } as const;
    const { id: labourSessionId } = await manager.call(labourApi.start, { body });
    time += 3 * hour;
    const stop = { params: { labourSessionId }, body: {} };
    const { diaryEntryId } = await manager.call(labourApi.finish, stop);
    expect(await entries()).toMatchObject([
      { diaryEntryId, plantHireId, hours: '3.00', status: 'counted' },
    ]);
  });
});
