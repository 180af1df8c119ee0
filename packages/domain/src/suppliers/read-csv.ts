import { type Problem, problem } from '../kernel/problem.ts';

/** A row of a spreadsheet, with the number of the line on which it begins. */
export type CsvRow = { line: number; cells: string[] };

export const isBroken = (line: number): Problem =>
  problem('csv.is_broken', 400, `A quotation mark that opens on line ${line} is never closed.`);

/** One cell and what ends it: in quotes with doubled quotes inside, or plain up to the next separator. */
const cell = /(?:"((?:[^"]|"")*)"|([^",\r\n][^,\r\n]*)?)(,|\r\n|\n|\r|$)/y;

/** By RFC 4180: quoted cells may hold commas, quotes and lines. Empty rows are left out. */
export function readCsv(text: string): CsvRow[] | Problem {
  const csv = text.replace(/^\uFEFF/, '');
  const rows: CsvRow[] = [];
  let row: CsvRow = { line: 1, cells: [] };
  cell.lastIndex = 0;
  for (let line = 1; cell.lastIndex < csv.length; ) {
    const [whole, quoted, plain = '', end] = cell.exec(csv) ?? [];
    if (whole === undefined) return isBroken(line);
    row.cells.push((quoted?.replaceAll('""', '"') ?? plain).trim());
    line += linesIn(whole);
    if (end === ',' && cell.lastIndex < csv.length) continue;
    if (end === ',') row.cells.push('');
    rows.push(row);
    row = { line, cells: [] };
  }
  return rows.filter(({ cells }) => cells.some(Boolean));
}

const linesIn = (text: string): number => text.match(/\r\n|\n|\r/g)?.length ?? 0;
