import { expect, it } from 'vitest';
import { findTable, headerRows } from './find-table.ts';

const columns = [
  { id: 'name', label: 'Material', words: [] },
  { id: 'value', label: 'Factor', words: ['kgco e'] },
];
const sheet = (name: string, ...rows: string[][]) => ({
  name,
  lines: rows.map((cells, i) => ({ line: i + 1, cells })),
});

it.each([
  ['the first row', [sheet('A', ['Material', 'Factor'], ['Brick', '0.2'])], 0, 1],
  [
    'the third row of the second sheet',
    [
      sheet('About', ['ICE database'], ['Version 4']),
      sheet('Data', ['Factors'], ['Source: ours'], ['Material', 'Factor'], ['Brick', '0.2']),
    ],
    1,
    3,
  ],
  [
    'the first of equals',
    [sheet('A', ['Material', 'Factor'], ['Material', 'Factor'], ['B', '1'])],
    0,
    1,
  ],
  [
    'the first row, if no row names two columns',
    [sheet('A', ['Item', 'x'], ['Material', '1'], ['B', '2'])],
    0,
    1,
  ],
])('finds the columns in %s', (_where, sheets, at, headerLine) => {
  expect(findTable(sheets, columns)).toEqual({ sheet: at, headerLine });
});

it('offers the rows near the top, but not the last one', () => {
  const rows = headerRows(sheet('A', ['Material'], ['Brick'], ['Block']));
  expect(rows.map(({ line }) => line)).toEqual([1, 2]);
});
