import { deliveriesApi } from '@sitewright/domain/deliveries/api';
import { aDeliveryDraft, aDeliveryLineDraft } from '@sitewright/domain/deliveries/delivery.fixture';
import { found } from '@sitewright/domain/kernel/problem';
import { materialsApi } from '@sitewright/domain/materials/api';
import { aMaterialDraft } from '@sitewright/domain/materials/material.fixture';
import { purchaseOrdersApi } from '@sitewright/domain/purchase-orders/api';
import { outstandingOf } from '@sitewright/domain/purchase-orders/exposure';
import type { PurchaseOrder } from '@sitewright/domain/purchase-orders/purchase-order';
import { aLineDraft } from '@sitewright/domain/purchase-orders/purchase-order.fixture';
import { suppliersApi } from '@sitewright/domain/suppliers/api';
import { describe, expect, it } from 'vitest';
import { asOrganization } from '../platform/tenancy.ts';
import { testApi } from '../testing/api.ts';
import { seededChance } from '../testing/chance.ts';
import { aCompany, forOrder } from './a-company.fixture.ts';
import { exposureOfContract } from './public.ts';
import { purchaseOrderRevisions } from './table.ts';

const api = await testApi();
const reason = 'Client asked';

/** An order for 48 m³ at £118.50, £5,688.00, and every action in its life. */
async function anOrder() {
  const company = await aCompany(api, { requireApproval: true });
  const { us, director, buyer, contractId, raise } = company;
  const order = await raise();
  const id = found(order.items[0]).id;
  const change = (over: object) =>
    buyer.call(purchaseOrdersApi.edit, {
      ...forOrder(order),
      body: { items: [aLineDraft({ id, ...over })], reason },
    });
  const actions = {
    approve: () => director.call(purchaseOrdersApi.approve, { ...forOrder(order), body: {} }),
    reject: () => director.call(purchaseOrdersApi.reject, { ...forOrder(order), body: { reason } }),
    submit: () => buyer.call(purchaseOrdersApi.submit, { ...forOrder(order), body: {} }),
    send: () =>
      buyer.call(purchaseOrdersApi.send, { ...forOrder(order), body: { withoutMail: true } }),
    acknowledge: () =>
      buyer.call(purchaseOrdersApi.acknowledge, {
        ...forOrder(order),
        body: { acknowledgedBy: 'Dawn' },
      }),
    hold: () => buyer.call(purchaseOrdersApi.hold, { ...forOrder(order), body: { reason } }),
    release: () => buyer.call(purchaseOrdersApi.release, forOrder(order)),
    close: () => buyer.call(purchaseOrdersApi.close, { ...forOrder(order), body: { reason } }),
    cancel: () => buyer.call(purchaseOrdersApi.cancel, { ...forOrder(order), body: { reason } }),
    reverse: ({ id: deliveryId }: { id: number }) =>
      director.call(deliveriesApi.reverse, { params: { deliveryId }, body: { reason } }),
    receive: (received: string) =>
      buyer.call(deliveriesApi.receive, {
        ...forOrder(order),
        body: aDeliveryDraft([aDeliveryLineDraft(id, received)]),
      }),
  };
  const heads = () =>
    asOrganization(api.pools.app, us.id, (tx) => exposureOfContract(tx, contractId));
  return { ...company, order, change, heads, ...actions };
}

/**
 * Open and received value, as reported by another order's approval, by the list and by the order.
 */
async function heldBy({ director, order, beside }: Held) {
  const { budget } = await director.call(purchaseOrdersApi.approvalView, forOrder(beside));
  const rows = await director.call(purchaseOrdersApi.list, { query: {} });
  const { actual, openCommitment } = await director.call(purchaseOrdersApi.read, forOrder(order));
  const held = { actual, openCommitment };
  expect(rows.find(({ id }) => id === order.id)).toMatchObject(held);
  expect(budget).toMatchObject({ actual, open: openCommitment });
  return [openCommitment, actual];
}

type Held = Pick<Awaited<ReturnType<typeof anOrder>>, 'director' | 'order'> & {
  beside: PurchaseOrder;
};

type Step = [what: string, action: () => Promise<unknown>, toCome: string, here: string];

async function runSteps(ours: Awaited<ReturnType<typeof anOrder>>, steps: Step[]) {
  const beside = await ours.raise({ status: 'draft' });
  for (const [what, action, toCome, here] of steps) {
    await action();
    expect([what, ...(await heldBy({ ...ours, beside }))]).toEqual([what, toCome, here]);
  }
}

it('an approved order counts against the budget exactly once through its whole life', async () => {
  const ours = await anOrder();
  const { change, approve, reject, submit, send, acknowledge, hold, release, receive } = ours;
  let load = { id: 0 };
  await runSteps(ours, [
    ['pending', async () => {}, '0.00', '0.00'],
    ['approved', approve, '5688.00', '0.00'],
    ['on hold', hold, '5688.00', '0.00'],
    ['released', release, '5688.00', '0.00'],
    ['sent', send, '5688.00', '0.00'],
    ['acknowledged', acknowledge, '5688.00', '0.00'],
    ['revised, pending', () => change({ quantity: '60' }), '5688.00', '0.00'],
    ['the revision rejected', reject, '5688.00', '0.00'],
    ['changed again', () => change({ quantity: '70' }), '5688.00', '0.00'],
    ['submitted again', submit, '5688.00', '0.00'],
    ['changed while it waits', () => change({ quantity: '60' }), '5688.00', '0.00'],
    ['re-approved', approve, '7110.00', '0.00'],
    ['part received', () => receive('20'), '4740.00', '2370.00'],
    ['larger, pending', () => change({ quantity: '60', unitPrice: '120' }), '4740.00', '2370.00'],
    ['larger, rejected', reject, '4740.00', '2370.00'],
    ['larger, submitted', submit, '4740.00', '2370.00'],
    // The quantity received at 118.50 keeps that price; the open 40 cost 120.
    ['larger, approved', approve, '4800.00', '2370.00'],
    ['on hold again', hold, '4800.00', '2370.00'],
    ['released again', release, '4800.00', '2370.00'],
    [
      'more received',
      async () => {
        load = await receive('10');
      },
      '3600.00',
      '3570.00',
    ],
    ['that reversed', () => ours.reverse(load), '4800.00', '2370.00'],
    // Closed short: the open value is released.
    ['closed', ours.close, '0.00', '2370.00'],
  ]);
});

it('a cancelled order commits nothing, whether or not a revision of it waited', async () => {
  const ours = await anOrder();
  await runSteps(ours, [
    ['approved', ours.approve, '5688.00', '0.00'],
    ['revised', () => ours.change({ quantity: '60' }), '5688.00', '0.00'],
    ['cancelled', ours.cancel, '0.00', '0.00'],
  ]);
});

describe('a revision that waits', () => {
  it('keeps the money on the contract and cost head for which it was approved', async () => {
    const { order, buyer, director, heads, approve, us } = await anOrder();
    await approve();
    const { id: contractId } = await us.project();
    const body = { contractId, costHead: 'plant' as const, reason };
    await buyer.call(purchaseOrdersApi.edit, { ...forOrder(order), body });
    const held = { openCommitment: '5688.00', committed: '5688.00', actual: '0.00' };
    expect(await heads()).toMatchObject([{ by: 'materials', ...held }]);
    await director.call(purchaseOrdersApi.approve, { ...forOrder(order), body: {} });
    expect(await heads()).toEqual([]);
  });

  it("leaves the supplier's spend as approved", async () => {
    const { director, buyer, raise, supplier } = await aCompany(api);
    const { id: supplierId } = await supplier();
    const order = await raise({ supplierId });
    await director.call(purchaseOrdersApi.approve, { ...forOrder(order), body: {} });
    const body = { items: [aLineDraft({ quantity: '60' })], reason };
    await buyer.call(purchaseOrdersApi.edit, { ...forOrder(order), body });
    const spend = { totalSpend: '5688.00', spentThisYear: '5688.00', orderCount: 1 };
    const params = { supplierId };
    expect(await director.call(suppliersApi.read, { params })).toMatchObject(spend);
    expect(await director.call(suppliersApi.projects, { params })).toMatchObject([
      { totalSpent: '5688.00' },
    ]);
  });

  it('leaves the ordered quantity of a material as approved', async () => {
    const { buyer, change, approve } = await anOrder();
    const { id: materialId } = await buyer.call(materialsApi.add, { body: aMaterialDraft() });
    const ordered = async () => {
      const usage = await buyer.call(materialsApi.usage, { params: { materialId } });
      return usage.map((line) => line.ordered);
    };
    await change({ materialId });
    expect(await ordered()).toEqual([]);
    await approve();
    await change({ materialId, quantity: '60' });
    expect(await ordered()).toEqual(['48']);
    await approve();
    expect(await ordered()).toEqual(['60']);
  });

  it('uses the approved values also where no revision had been stored before', async () => {
    const { us, director, order, approve, change } = await anOrder();
    await approve();
    await asOrganization(api.pools.app, us.id, (tx) => tx.delete(purchaseOrderRevisions));
    await change({ quantity: '60' });
    expect(await director.call(purchaseOrdersApi.read, forOrder(order))).toMatchObject({
      status: 'pending',
      openCommitment: '5688.00',
    });
  });
});

it('a later price change never alters the value of what was received', async () => {
  const { heads, approve, change, receive } = await anOrder();
  await approve();
  await receive('20');
  await change({ unitPrice: '1.00', discountRate: '50' });
  await approve();
  expect(await heads()).toMatchObject([{ actual: '2370.00', openCommitment: '14.00' }]);
});

it('deliveries that are rounded one by one still add up to the value of the line', async () => {
  const { director, buyer, raise, heads } = await anOrder();
  const order = await raise({ items: [aLineDraft({ quantity: '3', unitPrice: '0.335' })] });
  await director.call(purchaseOrdersApi.approve, { ...forOrder(order), body: {} });
  for (const _ of [1, 2, 3]) {
    const body = aDeliveryDraft([aDeliveryLineDraft(found(order.items[0]).id, '1')]);
    await buyer.call(deliveriesApi.receive, { ...forOrder(order), body });
  }
  // Three times 0.335 is 1.01, although each by itself is 0.34.
  expect(await heads()).toMatchObject([{ actual: '1.01', openCommitment: '0.00' }]);
});

it.each([1, 2, 3])('matches the domain rule to the penny: seed %i', async (seed) => {
  const chance = seededChance(seed);
  const { director, buyer, raise } = await aCompany(api);
  const decimal = (places: number, most: number) =>
    ((1 + chance.below(most * 10 ** places)) / 10 ** places).toFixed(places);
  const items = Array.from({ length: 20 }, () =>
    aLineDraft({
      quantity: decimal(3, 90),
      unitPrice: decimal(4, 90),
      discountRate: decimal(2, 100),
    }),
  );
  const order = await raise({ items });
  await director.call(purchaseOrdersApi.approve, { ...forOrder(order), body: {} });
  const came = order.items.map(({ id, quantity }) =>
    aDeliveryLineDraft(id, (Number(quantity) * chance.next()).toFixed(3)),
  );
  await buyer.call(deliveriesApi.receive, { ...forOrder(order), body: aDeliveryDraft(came) });
  const { openCommitment, items: lines } = await buyer.call(
    purchaseOrdersApi.read,
    forOrder(order),
  );
  expect(openCommitment).toBe(outstandingOf(lines));
});
