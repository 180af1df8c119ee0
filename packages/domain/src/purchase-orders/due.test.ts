import { expect, it } from 'vitest';
import { commitmentByMonth, overdueOf } from './due.ts';
import { aPurchaseOrder } from './purchase-order.fixture.ts';

const due = (deliveryDate: string | null, openCommitment: string | null) =>
  aPurchaseOrder({ status: 'sent', deliveryDate, openCommitment });

it('adds up what is to come by the month it is due in, what has no date last', () => {
  const orders = [
    due(null, '5.00'),
    due('2026-12-01', '0.10'),
    due('2026-11-30', '3.00'),
    due('2026-12-31', '0.20'),
    due('2026-10-01', '0.00'),
    due('2026-09-01', null),
  ];
  expect(commitmentByMonth(orders)).toEqual([
    { month: '2026-11', net: '3.00' },
    { month: '2026-12', net: '0.30' },
    { month: '', net: '5.00' },
  ]);
});

it('lists late orders with their days, the latest first', () => {
  const orders = [
    due('2026-11-14', null),
    due('2026-11-15', null),
    due('2026-10-31', null),
    aPurchaseOrder({ status: 'received', deliveryDate: '2026-10-01' }),
  ];
  expect(overdueOf(orders, '2026-11-15')).toEqual([
    { order: orders[2], daysLate: 15 },
    { order: orders[0], daysLate: 1 },
  ]);
});
