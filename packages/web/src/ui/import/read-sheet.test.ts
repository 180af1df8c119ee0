import { importColumns as columns } from '@sitewright/domain/materials/import-columns';
import { describe, expect, it } from 'vitest';
import { failedCsv } from './failed-rows.tsx';
import { readSheets, tableAt } from './read-sheet.ts';

const first = { sheet: 0, headerLine: 1 };
const readSheet = async (from: File, mostRows: number) =>
  tableAt(await readSheets(from), first, mostRows);

const csv = 'Code,Product,Price\nAGG-1,"Sand, sharp",29.90\nAGG-2,Gravel,ask\n';
const file = (text = csv, name = 'list.csv') => new File([text], name, { type: 'text/csv' });

describe('reading a file', () => {
  it('skips empty rows, and counts them', async () => {
    const sheet = await readSheet(file('Name\n\nSand\n'), 10);
    expect(sheet).toEqual({ headers: ['Name'], rows: [{ line: 3, cells: ['Sand'] }] });
  });

  it('understands the pound of an older spreadsheet', async () => {
    const bytes = Uint8Array.from(
      [...'Name,Price\nSand,'].map((c) => c.charCodeAt(0)).concat(0xa3, 0x35),
    );
    const sheet = await readSheet(new File([bytes], 'old.csv'), 10);
    expect(sheet.rows[0]?.cells).toEqual(['Sand', '£5']);
  });

  it('begins below the chosen row', async () => {
    const sheets = await readSheets(file('Our list\n\nName\nSand\n'));
    expect(tableAt(sheets, { sheet: 0, headerLine: 3 }, 10)).toEqual({
      headers: ['Name'],
      rows: [{ line: 4, cells: ['Sand'] }],
    });
  });

  it('says what is wrong with a file that holds nothing, or too much', async () => {
    await expect(readSheet(file('Name\n'), 10)).rejects.toThrow('The file has no rows');
    await expect(readSheet(file(), 1)).rejects.toThrow('The file has 2 rows');
  });
});

it('gives the failed rows back as they came, with what is wrong', async () => {
  const sheets = await readSheets(file());
  const sheet = tableAt(sheets, first, 10);
  const errors = [{ column: 'purchaseCost', message: 'Cost must be a number' }];
  const refused = [{ line: 3, errors }];
  expect(
    failedCsv({ file: { name: 'list.csv', sheet, sheets, place: first }, refused, columns }),
  ).toBe('\uFEFFCode,Product,Price,Error\r\nAGG-2,Gravel,ask,Cost: Cost must be a number\r\n');
});
