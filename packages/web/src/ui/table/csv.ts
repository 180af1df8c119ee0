import type { Cell } from './column.ts';

/** Text that a spreadsheet would run as a formula, also full-width or already quoted. */
const formula = /^'*[=+\-@\t\r\n＝＋－＠]/;
const plainNumber = /^-?\d+(\.\d+)?$/;

const date = new Intl.DateTimeFormat('en-GB', {
  day: '2-digit',
  month: '2-digit',
  year: 'numeric',
  timeZone: 'Europe/London',
});

function written(cell: Cell): string {
  if (cell === null) return '';
  if (cell instanceof Date) return date.format(cell);
  if (typeof cell === 'object') return cell.pounds;
  if (typeof cell === 'number' || plainNumber.test(cell)) return String(cell);
  return formula.test(cell) ? `'${cell}` : cell;
}

const quoted = (text: string) => (/[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text);

/** The byte order mark, by which Excel recognises UTF-8. */
export const toCsv = (lines: readonly (readonly Cell[])[]): string =>
  `\uFEFF${lines.map((cells) => `${cells.map((cell) => quoted(written(cell))).join(',')}\r\n`).join('')}`;
