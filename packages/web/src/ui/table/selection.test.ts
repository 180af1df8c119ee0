import { expect, it } from 'vitest';
import { extended, nothingSelected, type Selection, selectedIds, toggled } from './selection.ts';

const order = [10, 20, 30, 40, 50];
const ids = (selection: Selection) => [...selectedIds(selection, order)].sort();

it('selects and deselects a row', () => {
  const one = toggled(nothingSelected, order, 20);
  expect(ids(one)).toEqual([20]);
  expect(ids(toggled(one, order, 20))).toEqual([]);
});

it('extends from the last touched row to the one pressed with Shift, in both directions', () => {
  const start = toggled(nothingSelected, order, 30);
  expect(ids(extended(start, order, { from: undefined, to: 50 }))).toEqual([30, 40, 50]);
  expect(ids(extended(start, order, { from: undefined, to: 10 }))).toEqual([10, 20, 30]);
});

it('deselects rows when the range becomes shorter', () => {
  const down = extended(nothingSelected, order, { from: 20, to: 30 });
  const further = extended(down, order, { from: 30, to: 40 });
  expect(ids(further)).toEqual([20, 30, 40]);
  expect(ids(extended(further, order, { from: 40, to: 30 }))).toEqual([20, 30]);
});

it('keeps the earlier selection when a new range starts', () => {
  const before = toggled(nothingSelected, order, 10);
  expect(ids(extended(before, order, { from: 40, to: 50 }))).toEqual([10, 40, 50]);
});

it('keeps a range that is followed by a single row', () => {
  const stretch = extended(nothingSelected, order, { from: 10, to: 30 });
  expect(ids(toggled(stretch, order, 20))).toEqual([10, 30]);
});
