import { expect, it } from 'vitest';
import { letterOf, nameOf, numberOf } from './order-words.ts';

it.each([
  [0, 'A'],
  [1, 'B'],
  [25, 'Z'],
  [26, 'AA'],
  [27, 'AB'],
  [701, 'ZZ'],
  [702, 'AAA'],
])('calls revision %i %s', (revision, letter) => {
  expect(letterOf(revision)).toBe(letter);
});

it('tells the revision with the number, and of the first one nothing', () => {
  expect(numberOf({ poNumber: 'PO-NC-0007', revision: 0 })).toBe('PO-NC-0007');
  expect(numberOf({ poNumber: 'PO-NC-0007', revision: 1 })).toBe('PO-NC-0007 Rev B');
  expect(numberOf({ poNumber: null, revision: 0 })).toBe('Draft');
});

it('is called by whom it goes to before it has a number', () => {
  const order = { poNumber: null, revision: 0, supplierName: 'Pennick Concrete' };
  expect(nameOf(order)).toBe('the order to Pennick Concrete');
});
