import { tidyNumber } from '@sitewright/domain/kernel/decimal';
import { type Cell, cells } from './lines.ts';

/** One cell of a spreadsheet and what ends it; one with a line break in it comes in quotes. */
const cellAndEnd = /(?:"((?:[^"]|"")*)"(?=[\t\r\n]|$)|([^\t\r\n]*))(\t|\r\n|\n|\r|$)/y;

/** The rows that a spreadsheet puts on the clipboard, without the empty ones. */
export function readRows(text: string): string[][] {
  const rows: string[][] = [];
  let row: string[] = [];
  cellAndEnd.lastIndex = 0;
  while (cellAndEnd.lastIndex < text.length) {
    const [, quoted, plain = '', end] = cellAndEnd.exec(text) ?? [];
    row.push((quoted?.replaceAll('""', '"') ?? plain).replace(/\s+/g, ' ').trim());
    if (end === '\t') continue;
    rows.push(row);
    row = [];
  }
  return [...rows, row].filter((cellsOfRow) => cellsOfRow.some(Boolean));
}

const headings: Record<Cell, RegExp> = {
  description: /^(description|item|material|product|details?|particulars)\b/i,
  quantity: /^(quantity|qty)\b/i,
  unit: /^(units?|uom|per)$/i,
  unitPrice: /^(unit (price|cost|rate)|price|rate|cost)\b/i,
  discountRate: /^disc/i,
};

const headingOf = (text: string): Cell | undefined =>
  cells.find((cell) => headings[cell].test(text));

/** Which column each cell is, where the first row says so. */
function columnsIn(first: readonly string[]): (Cell | undefined)[] | undefined {
  const columns = first.map(headingOf);
  return columns.includes('description') && columns.filter(Boolean).length > 1
    ? columns
    : undefined;
}

export type PastedRow = Partial<Record<Cell, string>>;

/** The rows as lines: by their headings, else as description, quantity, unit, unit price. */
export function pastedRows(rows: readonly string[][]): PastedRow[] {
  const columns = columnsIn(rows[0] ?? []);
  return (columns ? rows.slice(1) : rows).map((row) => pastedRow(row, columns ?? cells));
}

function pastedRow(row: readonly string[], columns: readonly (Cell | undefined)[]): PastedRow {
  const pairs = row.flatMap((text, place) => {
    const cell = columns[place];
    return cell ? [[cell, isText(cell) ? text : tidyNumber(text.replace(/%$/, ''))]] : [];
  });
  return Object.fromEntries(pairs);
}

export const isText = (cell: Cell): boolean => cell === 'description' || cell === 'unit';
