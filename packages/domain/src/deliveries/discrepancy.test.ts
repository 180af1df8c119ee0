import { expect, it } from 'vitest';
import { anOrderLine, aPurchaseOrder } from '../purchase-orders/purchase-order.fixture.ts';
import { discrepanciesOf } from './discrepancy.ts';

/** Of 100 m³ `before` had come, and now comes `received`. */
function discrepancies(
  { received, before = 0, rejected = 0 }: { received: number; before?: number; rejected?: number },
  deliveryDate: string | null = null,
) {
  const line = anOrderLine({
    id: 1,
    quantity: '100.000',
    received: String(before + received),
    rejected: String(rejected),
  });
  const delivered = {
    purchaseOrderItemId: 1,
    received: String(received),
    rejected: String(rejected),
    rejectionReason: rejected > 0 ? ('damaged' as const) : null,
  };
  const order = aPurchaseOrder({ items: [line], deliveryDate });
  const receipt = { order, lines: [delivered] } as Parameters<typeof discrepanciesOf>[0];
  return discrepanciesOf(receipt, { date: '2026-03-02', tolerance: '5.00' });
}

it('names what was rejected, and why', () => {
  expect(discrepancies({ received: 100, rejected: 2 })).toMatchObject([
    { received: '100 m³', rejected: '2 m³', reason: 'damaged', missing: null },
  ]);
});

it.each([
  [95, 0],
  [94, 1],
])('lets 5 %% less pass without a word: %s of 100', (received, found) => {
  expect(discrepancies({ received })).toHaveLength(found);
});

it('counts earlier deliveries, and shows how much is missing', () => {
  expect(discrepancies({ before: 50, received: 50 })).toEqual([]);
  expect(discrepancies({ before: 30, received: 50 })).toMatchObject([
    { received: '50 m³', rejected: null, missing: '20 m³', ordered: '100 m³' },
  ]);
});

it.each([
  ['2026-03-03', 0],
  ['2026-03-02', 1],
])('waits for the rest until the day it is due: %s', (deliveryDate, found) => {
  expect(discrepancies({ received: 50 }, deliveryDate)).toHaveLength(found);
});
