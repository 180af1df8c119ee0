import { expect, it } from 'vitest';
import { isBroken, readCsv } from './read-csv.ts';

it('reads cells with commas, quotes and lines in them, and knows on which line each row began', () => {
  const text =
    '\uFEFFName,Town\r\n"Foss, Sons & Co","The ""Yard""\nYork"\r\n\r\nAire Steel, Leeds ';
  expect(readCsv(text)).toEqual([
    { line: 1, cells: ['Name', 'Town'] },
    { line: 2, cells: ['Foss, Sons & Co', 'The "Yard"\nYork'] },
    { line: 5, cells: ['Aire Steel', 'Leeds'] },
  ]);
});

it('keeps empty cells, also the last', () => {
  expect(readCsv('a,,c\n,b,')).toEqual([
    { line: 1, cells: ['a', '', 'c'] },
    { line: 2, cells: ['', 'b', ''] },
  ]);
});

it('says where a quotation mark was left open', () => {
  expect(readCsv('Name\n"Aire Steel\nFoss')).toEqual(isBroken(2));
});

it('finds nothing in nothing', () => {
  expect(readCsv('')).toEqual([]);
  expect(readCsv('\n ,\n')).toEqual([]);
});
