import { found } from '@sitewright/domain/kernel/problem';
import { suppliersApi } from '@sitewright/domain/suppliers/api';
import { aSupplierDraft } from '@sitewright/domain/suppliers/supplier.fixture';
import { expect, it } from 'vitest';
import { deliveries, deliveryItems } from '../deliveries/table.ts';
import { asOrganization, type Tx } from '../platform/tenancy.ts';
import { purchaseOrderItems, purchaseOrders } from '../purchase-orders/table.ts';
import { testApi } from '../testing/api.ts';

const now = new Date('2026-11-15T12:00:00.000Z');
const api = await testApi({ now: () => now });
const us = await api.organization();
const buyer = await us.member({ role: 'Buyer' });
const { id: projectId } = await us.project();

type Delivery = { date: string; received: string; rejected?: string };
type Order = Partial<typeof purchaseOrders.$inferInsert> & {
  quantity?: string;
  unitPrice?: string;
  came?: Delivery[];
};

/** Of one line, with what came of it. */
async function place(tx: Tx, supplierId: number, order: Order) {
  const { quantity = '10', unitPrice = '1', came = [], ...over } = order;
  const values = { contractId: projectId, supplierId, supplierName: 'Firm', ...over };
  const [placed] = await tx.insert(purchaseOrders).values(values).returning();
  const purchaseOrderId = found(placed).id;
  const line = { purchaseOrderId, place: 1, description: 'Sand', quantity, unitPrice };
  const [item] = await tx.insert(purchaseOrderItems).values(line).returning();
  for (const { date, received, rejected = '0' } of came) {
    const ticket = { projectId, purchaseOrderId, date, receivedBy: 'Sam' };
    const [delivery] = await tx.insert(deliveries).values(ticket).returning();
    const purchaseOrderItemId = found(item).id;
    const deliveryId = found(delivery).id;
    const price = { unitPrice, discountRate: '0' };
    await tx
      .insert(deliveryItems)
      .values({ deliveryId, purchaseOrderItemId, received, rejected, ...price });
  }
}

async function supplierWith(...orders: Order[]) {
  const { id } = await buyer.call(suppliersApi.add, { body: aSupplierDraft() });
  await asOrganization(api.pools.app, us.id, async (tx) => {
    for (const order of orders) await place(tx, id, order);
  });
  return buyer.call(suppliersApi.read, { params: { supplierId: id } });
}

it('adds up what is approved and beyond, and what of it is of this year', async () => {
  const supplier = await supplierWith(
    { status: 'draft', subtotal: '1.00' },
    { status: 'pending', subtotal: '2.00' },
    { status: 'rejected', subtotal: '4.00' },
    { status: 'cancelled', subtotal: '8.00' },
    { status: 'approved', subtotal: '16.00', issueDate: '2025-12-31' },
    { status: 'sent', subtotal: '32.00', issueDate: '2026-01-01' },
    { status: 'on_hold', subtotal: '64.25', issueDate: '2026-02-01' },
  );
  expect(supplier).toMatchObject({
    orderCount: 3,
    totalSpend: '112.25',
    spentThisYear: '96.25',
  });
});

const due = { status: 'part_received', deliveryDate: '2026-11-10' } as const;
const inFull = { date: '2026-11-10', received: '10' };

it('rates by lines that came in full and in time, and by what was sent back', async () => {
  const supplier = await supplierWith(
    { ...due, came: [inFull] },
    // In two loads, both in time.
    {
      ...due,
      came: [
        { date: '2026-11-09', received: '4' },
        { date: '2026-11-10', received: '6' },
      ],
    },
    // A day late, and half of it went back.
    { ...due, came: [{ date: '2026-11-11', received: '10', rejected: '5' }] },
    // Short, and its day is over.
    { ...due, came: [{ date: '2026-11-10', received: '10', rejected: '1' }] },
    // Not due yet, so nothing is said of it.
    { ...due, deliveryDate: '2026-11-20', came: [{ date: '2026-11-14', received: '5' }] },
  );
  // 2 of 4 lines; 6 of 45 went back: 5 × (1 − 6/45) = 4.33; half of each: 3.42
  expect(supplier).toMatchObject({
    deliveryCount: 6,
    deliveryRating: '2.5',
    qualityRating: '4.3',
    performanceRating: '3.4',
  });
});

it('rates a line of which nothing came by its day, once the supplier has the order', async () => {
  const supplier = await supplierWith(
    { ...due, came: [inFull] },
    { ...due, came: [inFull] },
    { ...due, came: [inFull] },
    { ...due, status: 'sent' },
    { ...due, status: 'sent', deliveryDate: '2026-11-20' },
    // The supplier has not been sent it, or does not have to deliver any more.
    { ...due, status: 'approved' },
    { ...due, status: 'closed' },
    { ...due, status: 'cancelled' },
  );
  // 3 of 4 lines.
  expect(supplier).toMatchObject({ deliveryCount: 3, deliveryRating: '3.8', qualityRating: '5.0' });
});

it('rates the quality by value, so that bricks do not hide the concrete that went back', async () => {
  const bricks = { ...due, quantity: '10000', unitPrice: '0.65' };
  const supplier = await supplierWith(
    {
      ...bricks,
      came: [
        { date: '2026-11-09', received: '4000' },
        { date: '2026-11-10', received: '6000' },
      ],
    },
    {
      ...due,
      quantity: '18',
      unitPrice: '120',
      came: [{ date: '2026-11-10', received: '18', rejected: '18' }],
    },
  );
  // £2,160 of £8,660 went back: 5 × (1 − 2160/8660) = 3.75
  expect(supplier.qualityRating).toBe('3.8');
});

it('says nothing after two deliveries, unless somebody does', async () => {
  const supplier = await supplierWith({ ...due, came: [inFull] }, { ...due, came: [inFull] });
  expect(supplier).toMatchObject({ deliveryCount: 2, performanceRating: null });
  const rated = await buyer.call(suppliersApi.edit, {
    params: { supplierId: supplier.id },
    body: { performanceOverride: 4, overrideReason: 'Known them for years' },
  });
  expect(rated).toMatchObject({ performanceRating: '4.0', performanceOverride: '4.0' });
});

it('lists what they brought, with what was late and what went back', async () => {
  const { id: supplierId } = await supplierWith(
    {
      status: 'part_received',
      deliveryDate: '2026-03-02',
      came: [
        { date: '2026-03-02', received: '4' },
        { date: '2026-03-05', received: '6', rejected: '1' },
      ],
    },
    // No day was asked for.
    { status: 'part_received', came: [{ date: '2026-03-09', received: '4' }] },
  );
  const list = await buyer.call(suppliersApi.deliveries, { params: { supplierId }, query: {} });
  expect(list).toMatchObject([
    { date: '2026-03-09', isLate: null },
    { date: '2026-03-05', isLate: true, lines: 1, rejectedLines: 1 },
    { date: '2026-03-02', isLate: false, lines: 1, rejectedLines: 0 },
  ]);
});
