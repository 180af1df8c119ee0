import { anOrderLine } from '@sitewright/domain/purchase-orders/purchase-order.fixture';
import { expect, it } from 'vitest';
import { discrepancyOf, remainingText } from './remaining.ts';

const came = (received: string, rejected = '0.000') =>
  anOrderLine({ quantity: '1500.000', unit: 'no.', received, rejected });

it.each([
  ['0.000', '1,500 of 1,500 no. outstanding', undefined],
  ['1496.000', '4 of 1,500 no. outstanding', '4 short'],
  ['1500.000', 'Received in full: 1,500 no.', undefined],
  ['3000.000', 'Received in full: 1,500 no., plus 1,500 extra', '1,500 over'],
])('says of %s that came how much is missing or over', (received, missing, discrepancyTemplate) => {
  expect(remainingText(came(received))).toBe(missing);
  expect(discrepancyOf(came(received))).toBe(discrepancyTemplate);
});

it('counts what was rejected as not here', () => {
  expect(discrepancyOf(came('1500.000', '10.000'))).toBe('10 short');
});
