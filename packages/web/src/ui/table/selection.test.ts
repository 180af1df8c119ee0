import { expect, it } from 'vitest';
import {
  extendSelection,
  nothingSelected,
  type Selection,
  selectedIds,
  toggleSelection,
} from './selection.ts';

const order = [10, 20, 30, 40, 50];
const ids = (selection: Selection) => [...selectedIds(selection, order)].sort();

it('selects and deselects a row', () => {
  const one = toggleSelection(nothingSelected, order, 20);
  expect(ids(one)).toEqual([20]);
  expect(ids(toggleSelection(one, order, 20))).toEqual([]);
});

it('extends from the last touched row to the one pressed with Shift, in both directions', () => {
  const start = toggleSelection(nothingSelected, order, 30);
  expect(ids(extendSelection(start, order, { from: undefined, to: 50 }))).toEqual([30, 40, 50]);
  expect(ids(extendSelection(start, order, { from: undefined, to: 10 }))).toEqual([10, 20, 30]);
});

it('deselects rows when the range becomes shorter', () => {
  const down = extendSelection(nothingSelected, order, { from: 20, to: 30 });
  const further = extendSelection(down, order, { from: 30, to: 40 });
  expect(ids(further)).toEqual([20, 30, 40]);
  expect(ids(extendSelection(further, order, { from: 40, to: 30 }))).toEqual([20, 30]);
});

it('keeps the earlier selection when a new range starts', () => {
  const before = toggleSelection(nothingSelected, order, 10);
  expect(ids(extendSelection(before, order, { from: 40, to: 50 }))).toEqual([10, 40, 50]);
});

it('keeps a range that is followed by a single row', () => {
  const stretch = extendSelection(nothingSelected, order, { from: 10, to: 30 });
  expect(ids(toggleSelection(stretch, order, 20))).toEqual([10, 30]);
});
