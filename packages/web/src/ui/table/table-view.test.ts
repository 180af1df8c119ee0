import { expect, it } from 'vitest';
import {
  chosenColumns,
  pressSort,
  readChoices,
  readSort,
  tableSearch,
  withoutFilters,
  withToggled,
  writeColumns,
  writeSort,
} from './table-view.ts';

it('keeps the search parameters of a table, and no others', () => {
  const search = tableSearch('status');
  expect(
    search({ q: 'mill', sort: '-value', status: 'active', view: 'cards', evil: 'x', columns: '' }),
  ).toEqual({ q: 'mill', sort: '-value', status: 'active', view: 'cards' });
  expect(search({ q: 2041, sort: { a: 1 }, view: 'list', density: 'compact' })).toEqual({
    q: '2041',
    density: 'compact',
  });
});

it('reads and writes the order', () => {
  const keys = [
    { id: 'status', isDescending: false },
    { id: 'value', isDescending: true },
  ];
  expect(readSort('status,-value')).toEqual(keys);
  expect(writeSort(keys)).toBe('status,-value');
  expect(readSort(undefined)).toEqual([]);
  expect(writeSort([])).toBeUndefined();
});

it.each([
  ['sorts by the column', undefined, 'name', false, 'name'],
  ['turns the order round', 'name', 'name', false, '-name'],
  ['begins again with the second', 'name,value', 'value', false, 'value'],
  ['leaves the others behind', 'status,-value', 'name', false, 'name'],
  ['adds a second key', 'name', 'value', true, 'name,value'],
  ['turns the second key round', 'name,value', 'value', true, 'name,-value'],
  ['never has a third', 'name,value', 'status', true, 'name,status'],
])('%s when its header is pressed', (_, before, id, isAdding, after) => {
  expect(writeSort(pressSort(before, id, isAdding))).toBe(after);
});

it('adds and removes a choice, also one with a comma in it', () => {
  const one = withToggled({ q: 'mill' }, 'client', 'Smith, Sons');
  const two = withToggled(one, 'client', 'Larkfield');
  expect(readChoices(two, 'client')).toEqual(['Smith, Sons', 'Larkfield']);
  expect(withToggled(one, 'client', 'Smith, Sons')).toEqual({ q: 'mill', client: undefined });
});

it('clears the search and filters, not the display settings', () => {
  const view = { q: 'mill', status: 'active', sort: 'name', view: 'cards' } as const;
  expect(withoutFilters(view, [{ id: 'status' }])).toEqual({
    q: undefined,
    status: undefined,
    sort: 'name',
    view: 'cards',
  });
});

const columns = [{ id: 'code' }, { id: 'name', isName: true }, { id: 'client', isExtra: true }];
const shown = (chosen?: string) => chosenColumns(columns, { columns: chosen }).map(({ id }) => id);

it('shows the chosen columns in their order, and always the one that names the row', () => {
  expect(shown()).toEqual(['code', 'name']);
  expect(shown('client,name')).toEqual(['client', 'name']);
  expect(shown('client,gone')).toEqual(['name', 'client']);
});

it('leaves the default columns out of the URL', () => {
  expect(writeColumns(columns, chosenColumns(columns, {}))).toBeUndefined();
  expect(writeColumns(columns, columns)).toBe('code,name,client');
});
