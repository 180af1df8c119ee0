import Papa from 'papaparse';
import { readText } from '../../platform/read-text.ts';
import type { Sheet } from './sheet.ts';

/** Why a file cannot be read, for the user who chose it. */
class Unreadable extends Error {}

export async function readSheet(file: File, mostRows: number): Promise<Sheet> {
  const lines = /\.xlsx$/i.test(file.name)
    ? await linesOfXlsx(file)
    : linesOfCsv(await readText(file));
  const numbered = lines
    .map((cells, i) => ({ line: i + 1, cells: cells.map((cell) => cell.trim()) }))
    .filter(({ cells }) => cells.some(Boolean));
  const [head, ...rows] = numbered;
  if (!head || rows.length === 0)
    throw new Unreadable('The file has no rows below the column names.');
  if (rows.length > mostRows)
    throw new Unreadable(`The file has ${rows.length} rows. Split it: the limit is ${mostRows}.`);
  return { headers: head.cells, rows };
}

function linesOfCsv(text: string): string[][] {
  const { data, errors } = Papa.parse<string[]>(text.replace(/^\uFEFF/, ''));
  const fault = errors.find(({ type }) => type === 'Quotes');
  if (fault) throw new Unreadable(`A quotation mark is not closed in row ${(fault.row ?? 0) + 1}.`);
  return data;
}

/** Fetched only by who has such a file. */
async function linesOfXlsx(file: File): Promise<string[][]> {
  const { readSheet: read } = await import('read-excel-file/browser');
  try {
    return (await read(file)).map((cells) => cells.map((cell) => String(cell ?? '')));
  } catch {
    throw new Unreadable(
      'The file could not be read as a spreadsheet. Save it as XLSX or CSV and try again.',
    );
  }
}
