import { ink, makeRoom, type PdfPage, write } from './page.ts';
import type { Block, PrintColumn } from './print.ts';

type Table = Extract<Block, { kind: 'table' }>;
type Cell = { x: number; width: number; align: 'left' | 'right' };

const padding = 4;

/** Rows as high as their tallest cell; the head is repeated on every page. */
export function drawTable(paper: PdfPage, { columns, rows, totals }: Table): void {
  const { document } = paper;
  const cells = cellsOf(paper, columns);
  const headers = columns.map(({ header }) => header);
  const head = () => drawRow(paper, cells, headers, { isBold: true, fill: ink.sunken });
  makeRoom(paper, leastRoom);
  head();
  const below = totals ? heightOf(paper, cells, totals) : 0;
  rows.forEach((row, at) => {
    const { page } = document;
    const height = heightOf(paper, cells, row);
    makeRoom(paper, height + (at === rows.length - 1 ? below : 0));
    if (document.page !== page) head();
    drawRow(paper, cells, row, { height });
  });
  if (totals) {
    makeRoom(paper, below);
    drawRow(paper, cells, totals, { isBold: true });
  }
  document.x = paper.left;
  document.moveDown(0.6);
}

/** The head and the first row, which stay together with the heading above them; the totals stay with the last row. */
export function startOfTable(paper: PdfPage, { columns, rows, totals }: Table): number {
  const cells = cellsOf(paper, columns);
  const headers = columns.map(({ header }) => header);
  const [first = [], ...others] = rows;
  const start = [headers, first, ...(totals && others.length === 0 ? [totals] : [])];
  const height = start.reduce((sum, row) => sum + heightOf(paper, cells, row), 0);
  return Math.max(height, leastRoom);
}

const leastRoom = 40;

function cellsOf({ left, width }: PdfPage, columns: readonly PrintColumn[]): Cell[] {
  const all = columns.reduce((sum, { share }) => sum + share, 0);
  let x = left;
  return columns.map(({ share, align = 'left' }) => {
    const cell = { x, width: (share / all) * width, align };
    x += cell.width;
    return cell;
  });
}

const words = ({ width, align }: Cell) => ({ width: width - 2 * padding, align });

/** A row that is higher than a page is cut off, because a table cannot break inside a row. */
function heightOf(paper: PdfPage, cells: readonly Cell[], row: readonly string[]): number {
  write(paper, { size: 8.5 });
  const { page } = paper.document;
  const most = page.height - page.margins.top - page.margins.bottom - 24;
  const heights = cells.map((cell, i) => paper.document.heightOfString(row[i] ?? '', words(cell)));
  return Math.min(Math.max(...heights) + 2 * padding, most);
}

/** Its height if it is known: measuring text takes most of the time of a print. */
type Look = { isBold?: boolean; fill?: string; height?: number };

function drawRow(
  paper: PdfPage,
  cells: readonly Cell[],
  row: readonly string[],
  { isBold = false, fill, height = heightOf(paper, cells, row) }: Look,
): void {
  const { document, left, width } = paper;
  const { y } = document;
  if (fill) document.rect(left, y, width, height).fill(fill);
  cells.forEach((cell, i) => {
    write(paper, { size: 8.5, isBold }).text(row[i] ?? '', cell.x + padding, y + padding, {
      ...words(cell),
      height: height - padding,
      ellipsis: true,
    });
  });
  const foot = y + height;
  document
    .moveTo(left, foot)
    .lineTo(left + width, foot)
    .lineWidth(0.5)
    .stroke(ink.line);
  document.y = foot;
}
