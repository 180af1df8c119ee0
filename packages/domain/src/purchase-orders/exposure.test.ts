import { expect, it } from 'vitest';
import { sumOf } from '../kernel/pence.ts';
import { exposureOf } from './exposure.ts';
import { orderStatuses } from './order-status.ts';

/** 48 m³ at £118.50, of which so much was accepted: £5,688.00 in all. */
const concrete = (accepted: string) => ({
  quantity: '48',
  unitPrice: '118.50',
  discountRate: '0',
  accepted,
});

it.each(['draft', 'pending', 'rejected', 'cancelled'] as const)(
  'holds nothing of the budget while it is %s',
  (status) => {
    expect(exposureOf(status, [concrete('0')])).toEqual({ committed: '0.00', actual: '0.00' });
  },
);

it.each([
  ['approved', '0', '5688.00', '0.00'],
  ['part_received', '20', '3318.00', '2370.00'],
  ['on_hold', '20', '3318.00', '2370.00'],
  ['received', '48', '0.00', '5688.00'],
  // Two loads too many were accepted: they cost, and nothing is owed back.
  ['received', '50', '0.00', '5925.00'],
  // Changed after the approval: what came before has to be paid all the same.
  ['pending', '20', '0.00', '2370.00'],
  // Closed short: what did not come is free again.
  ['closed', '20', '0.00', '2370.00'],
] as const)('%s with %s accepted: £%s to come, £%s here', (status, accepted, committed, actual) => {
  expect(exposureOf(status, [concrete(accepted)])).toEqual({ committed, actual });
});

it('counts an order once, in whatever binding state it is and however its lines round', () => {
  const line = { quantity: '3', unitPrice: '0.335', discountRate: '0', accepted: '1' };
  for (const status of orderStatuses.filter((one) => one.match(/approved|sent|ackn|part|hold/))) {
    const { committed, actual } = exposureOf(status, [line]);
    expect(sumOf([committed, actual])).toBe('1.01');
  }
});
