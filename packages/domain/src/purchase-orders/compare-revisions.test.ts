import { expect, it } from 'vitest';
import { compareRevisions } from './compare-revisions.ts';
import { anOrderLine } from './purchase-order.fixture.ts';

const concrete = anOrderLine({ id: 1, quantity: '48.000', unitPrice: '118.5000' });
const pump = anOrderLine({ id: 2, description: 'Pump', lineTotal: '785.00' });
const nothing = { added: [], removed: [], changed: [] };

it('tells what was added and what was removed', () => {
  expect(compareRevisions({ items: [concrete] }, { items: [concrete, pump] })).toEqual({
    ...nothing,
    added: [pump],
  });
  expect(compareRevisions({ items: [concrete, pump] }, { items: [pump] })).toEqual({
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
])('tells a line whose %s changed, before and after', (_, change) => {
  const after = { ...concrete, ...change };
  expect(compareRevisions({ items: [concrete] }, { items: [after] })).toEqual({
    ...nothing,
    changed: [{ before: concrete, after }],
  });
});

it('tells nothing of a figure that is only written otherwise, of a place, or of what came', () => {
  const after = { ...concrete, quantity: '48', unitPrice: '118.5', place: 7, received: '12.000' };
  expect(compareRevisions({ items: [concrete] }, { items: [after] })).toEqual(nothing);
});

it('tells no prices to whoever was shown none', () => {
  const hidden = { ...concrete, unitPrice: null, discountRate: null, lineTotal: null };
  expect(compareRevisions({ items: [hidden] }, { items: [hidden] })).toEqual(nothing);
});
