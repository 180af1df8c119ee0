import { expect, it } from 'vitest';
import { compareRevisions } from './compare-revisions.ts';
import { anOrderLine, aPurchaseOrder } from './purchase-order.fixture.ts';
import type { OrderLine } from './purchase-order.ts';

const concrete = anOrderLine({ id: 1, quantity: '48.000', unitPrice: '118.5000' });
const pump = anOrderLine({ id: 2, description: 'Pump', lineTotal: '785.00' });
const nothing = { added: [], removed: [], changed: [], terms: [] };

const compare = (before: OrderLine[], after: OrderLine[]) =>
  compareRevisions(aPurchaseOrder({ items: before }), aPurchaseOrder({ items: after }));

it('lists added and removed lines', () => {
  expect(compare([concrete], [concrete, pump])).toEqual({
    ...nothing,
    added: [pump],
  });
  expect(compare([concrete, pump], [pump])).toEqual({
    ...nothing,
    removed: [concrete],
  });
});

it.each([
  ['quantity', { quantity: '50.000' }],
  ['price', { unitPrice: '120.0000' }],
  ['discount', { discountRate: '2.50' }],
  ['total', { lineTotal: '1.00' }],
  ['words', { description: 'Concrete C40' }],
  ['unit', { unit: 't' }],
])('lists a line whose %s changed, before and after', (_, change) => {
  const after = { ...concrete, ...change };
  expect(compare([concrete], [after])).toEqual({
    ...nothing,
    changed: [{ before: concrete, after }],
  });
});

it('ignores number formats, positions and receipts', () => {
  const after = { ...concrete, quantity: '48', unitPrice: '118.5', place: 7, received: '12.000' };
  expect(compare([concrete], [after])).toEqual(nothing);
});

it('hides prices that the reader may not see', () => {
  const hidden = { ...concrete, unitPrice: null, discountRate: null, lineTotal: null };
  expect(compare([hidden], [hidden])).toEqual(nothing);
});

it.each([
  ['contractName', { contractName: 'Mill Lane' }],
  ['supplierEmail', { supplierEmail: 'sales@pennick.example' }],
  ['deliveryAddress', { deliveryAddress: 'Gate 2' }],
  ['costHead', { costHead: 'plant' }],
  ['supplierAddress', { supplierAddress: '4 Other Street' }],
  ['notes', { notes: 'To the other site' }],
  ['terms', { terms: '30 days' }],
] as const)('lists a changed %s without changed lines', (term, change) => {
  const after = aPurchaseOrder(change);
  expect(compareRevisions(aPurchaseOrder(), after)).toEqual({ ...nothing, terms: [term] });
});
