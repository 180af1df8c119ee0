import { anOrderLine } from '@sitewright/domain/purchase-orders/purchase-order.fixture';
import { expect, it } from 'vitest';
import { discrepancyOf, remainingText } from './remaining.ts';

const today = '2026-11-16';
const late = { status: 'part_received', deliveryDate: '2026-11-15' } as const;

const came = (received: string, rejected = '0.000') =>
  anOrderLine({ quantity: '1500.000', unit: 'no.', received, rejected });

it.each([
  ['0.000', '1,500 of 1,500 no. outstanding', '1,500 outstanding'],
  ['1496.000', '4 of 1,500 no. outstanding', '4 outstanding'],
  ['1500.000', 'Received in full: 1,500 no.', undefined],
  ['3000.000', 'Received in full: 1,500 no., plus 1,500 extra', '1,500 over'],
])('says of %s that came how much is missing or over', (received, missing, discrepancyTemplate) => {
  expect(remainingText(came(received))).toBe(missing);
  expect(discrepancyOf(late, came(received), today)?.text).toBe(discrepancyTemplate);
});

it('counts what was rejected as not here', () => {
  expect(discrepancyOf(late, came('1500.000', '10.000'), today)?.text).toBe('10 outstanding');
});

it.each([
  ['part_received', today, '4 outstanding', false],
  ['part_received', null, '4 outstanding', false],
  ['part_received', '2026-11-15', '4 outstanding', true],
  ['closed', '2026-11-30', 'closed short by 4', true],
] as const)(
  'of an order that is %s and due on %s it says: %s',
  (status, deliveryDate, text, isWarning) => {
    const order = { status, deliveryDate };
    expect(discrepancyOf(order, came('1496.000'), today)).toEqual({ text, isWarning });
  },
);

it('says of a line of a closed order of which nothing came how much it is short', () => {
  const closed = { status: 'closed', deliveryDate: null } as const;
  expect(discrepancyOf(closed, came('0.000'), today)?.text).toBe('closed short by 1,500');
});
