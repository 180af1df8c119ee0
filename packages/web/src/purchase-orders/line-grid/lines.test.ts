import { tidyNumber } from '@sitewright/domain/kernel/decimal';
import { anOrderLine } from '@sitewright/domain/purchase-orders/purchase-order.fixture';
import { expect, it } from 'vitest';
import { areSame, carbonOf, faultsOf, linesOf, pastedLine, totalOf } from './lines.ts';

it('takes what people type for figures', () => {
  expect(['£1,204.50', '1 204', '.5', '12.', ' 3 '].map(tidyNumber)).toEqual([
    '1204.50',
    '1204',
    '0.5',
    '12',
    '3',
  ]);
  expect(['twelve', '1.2.3', '1,5', ''].map(tidyNumber)).toEqual(['twelve', '1.2.3', '1,5', '']);
});

it('shows an order as a user would type it', () => {
  const [line] = linesOf([anOrderLine({ quantity: '12.500', unitPrice: '0.1250' })]);
  expect(line).toMatchObject({ quantity: '12.5', unitPrice: '0.125', discountRate: '0' });
  expect(linesOf([anOrderLine({ unitPrice: '118.5000' })])[0]?.unitPrice).toBe('118.50');
});

it('takes the discount of the supplier where the line has none of its own', () => {
  const line = pastedLine({ description: 'Steel', quantity: '10', unitPrice: '10' }, 1);
  expect(totalOf(line, '0')).toBe('100.00');
  expect(totalOf(line, '5')).toBe('95.00');
  expect(totalOf({ ...line, discountRate: '10' }, '5')).toBe('90.00');
});

it('has no total while a figure is none', () => {
  const line = pastedLine({ description: 'Steel', quantity: 'ten', unitPrice: '10' }, 1);
  expect(totalOf(line, '0')).toBeUndefined();
  expect(faultsOf(line)).toEqual({ quantity: 'Quantity must be a number' });
});

it('estimates the carbon of another quantity by that of one unit', () => {
  const [line] = linesOf([anOrderLine({ quantity: '48.000', carbonEstimate: '4800' })]);
  expect(line && carbonOf({ ...line, quantity: '10' })).toBe(1000);
});

it('is the same order whichever way its figures are written', () => {
  const line = pastedLine({ description: 'Steel', quantity: '1200', unitPrice: '10' }, 1);
  expect(areSame([line], [{ ...line, key: 9, quantity: '1,200' }])).toBe(true);
  expect(areSame([line], [{ ...line, quantity: '1201' }])).toBe(false);
});
