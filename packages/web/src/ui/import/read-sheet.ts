import Papa from 'papaparse';
import { readText } from '../../platform/read-text.ts';
import type { RawSheet, Sheet, TablePlace } from './sheet.ts';

/** Why a file cannot be read, for the user who chose it. */
class Unreadable extends Error {}

/** The sheets of a file that have rows below a first one. */
export async function readSheets(file: File): Promise<RawSheet[]> {
  const sheets = /\.xlsx$/i.test(file.name)
    ? await sheetsOfXlsx(file)
    : [{ name: file.name, cells: linesOfCsv(await readText(file)) }];
  const filled = sheets
    .map(({ name, cells }) => ({ name, lines: numbered(cells) }))
    .filter(({ lines }) => lines.length > 1);
  if (filled.length === 0) throw noRows();
  return filled;
}

const noRows = () => new Unreadable('The file has no rows below the column names.');

/** Empty rows are left out, and counted. */
const numbered = (lines: readonly string[][]): RawSheet['lines'] =>
  lines
    .map((cells, i) => ({ line: i + 1, cells: cells.map((cell) => cell.trim()) }))
    .filter(({ cells }) => cells.some(Boolean));

/** The table whose column names are at that place. */
export function tableAt(
  sheets: readonly RawSheet[],
  { sheet, headerLine }: TablePlace,
  mostRows: number,
): Sheet {
  const lines = sheets[sheet]?.lines ?? [];
  const [head, ...rows] = lines.filter(({ line }) => line >= headerLine);
  if (!head || rows.length === 0) throw noRows();
  if (rows.length > mostRows)
    throw new Unreadable(`The file has ${rows.length} rows. Split it: the limit is ${mostRows}.`);
  return { headers: head.cells, rows };
}

function linesOfCsv(text: string): string[][] {
  const { data, errors } = Papa.parse<string[]>(text.replace(/^\uFEFF/, ''));
  const fault = errors.find(({ type }) => type === 'Quotes');
  if (fault)
    throw new Unreadable(
      `Row ${(fault.row ?? 0) + 1} has a quotation mark that is not closed. Correct the file and try again.`,
    );
  return data;
}

/** Fetched only by who has such a file. */
async function sheetsOfXlsx(file: File): Promise<{ name: string; cells: string[][] }[]> {
  const { default: read } = await import('read-excel-file/browser');
  try {
    return (await read(file)).map(({ sheet, data }) => ({
      name: sheet,
      cells: data.map((cells) => cells.map((cell) => String(cell ?? ''))),
    }));
  } catch {
    throw new Unreadable(
      'The file could not be read as a spreadsheet. Save it as XLSX or CSV and try again.',
    );
  }
}
