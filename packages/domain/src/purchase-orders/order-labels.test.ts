import { expect, it } from 'vitest';
import { formatQuantity, orderLabel, orderNumberText, revisionLetter } from './order-labels.ts';

it.each([
  [0, 'A'],
  [1, 'B'],
  [25, 'Z'],
  [26, 'AA'],
  [27, 'AB'],
  [701, 'ZZ'],
  [702, 'AAA'],
])('calls revision %i %s', (revision, letter) => {
  expect(revisionLetter(revision)).toBe(letter);
});

it('shows the revision after the number, except for the first', () => {
  const order = { poNumber: 'PO-NC-0007', status: 'pending' } as const;
  expect(orderNumberText({ ...order, revision: 0 })).toBe('PO-NC-0007');
  expect(orderNumberText({ ...order, revision: 1 })).toBe('PO-NC-0007 Rev B');
});

it('is a draft while it is one, and else waits for its number', () => {
  const order = { poNumber: null, revision: 0 };
  expect(orderNumberText({ ...order, status: 'draft' })).toBe('Draft');
  expect(orderNumberText({ ...order, status: 'pending' })).toBe('Not numbered yet');
});

it('is called by whom it goes to before it has a number', () => {
  const order = {
    poNumber: null,
    revision: 0,
    status: 'pending',
    supplierName: 'Pennick Concrete',
  } as const;
  expect(orderLabel(order)).toBe('the order to Pennick Concrete');
});

it('formats a quantity with its unit, if it has one', () => {
  expect(formatQuantity('48.000', 'm³')).toBe('48 m³');
  expect(formatQuantity('2.500', null)).toBe('2.5');
  expect(formatQuantity('12500.125', 'no.')).toBe('12,500.125 no.');
});
