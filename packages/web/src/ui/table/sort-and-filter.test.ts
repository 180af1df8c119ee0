import { expect, it } from 'vitest';
import { columns, contracts, filters } from './contracts.fixture.tsx';
import { chosenOnly, searchRows, searchTexts, sortRows } from './sort-and-filter.ts';

const ids = (rows: readonly { id: number }[]) => rows.map(({ id }) => id);

it.each([
  ['text by the alphabet', 'name', [3, 4, 1, 2]],
  ['the other way', '-name', [2, 1, 4, 3]],
  ['numbers by size, nothing last', 'value', [3, 4, 1, 2]],
  ['nothing last also the other way', '-value', [1, 3, 4, 2]],
  ['equals by the second key', 'value,-name', [4, 3, 1, 2]],
  ['nothing by a column that cannot be sorted', 'status', [1, 2, 3, 4]],
])('sorts %s', (_, sort, order) => {
  expect(ids(sortRows(contracts, columns, sort))).toEqual(order);
});

it('sorts numbers within text by their size', () => {
  const rows = ['NC-10', 'nc-9', 'NC-100'].map((name, id) => ({ ...contracts[0], id, name }));
  expect(ids(sortRows(rows as typeof contracts, columns, 'name'))).toEqual([1, 0, 2]);
});

it('keeps rows that match one choice of every filter', () => {
  const keep = (view: Record<string, string>) => ids(chosenOnly(contracts, filters, view));
  expect(keep({})).toEqual([1, 2, 3, 4]);
  expect(keep({ status: 'active|on-hold' })).toEqual([1, 2, 3]);
  expect(keep({ status: 'active|on-hold', manager: 'J Okafor' })).toEqual([3]);
});

it('finds rows by all words typed, in whichever column and case', () => {
  const texts = searchTexts(contracts, columns);
  const find = (q: string) => ids(searchRows(contracts, texts, q));
  expect(find('  ')).toEqual([1, 2, 3, 4]);
  expect(find('RAMAN hold')).toEqual([2]);
  expect(find('mill beck')).toEqual([]);
});
