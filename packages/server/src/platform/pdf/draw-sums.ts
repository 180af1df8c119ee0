import { ink, makeRoom, type PdfPage, write } from './page.ts';
import type { Block } from './print.ts';

type Sums = Extract<Block, { kind: 'sums' }>;

const width = 260;
const amountWidth = 100;
const padding = 4;
const rowHeight = 18;

/** Never split by a page break. */
export function drawSums(paper: PdfPage, { sums }: Sums): void {
  const { document } = paper;
  const left = paper.left + paper.width - width;
  makeRoom(paper, sums.length * rowHeight);
  sums.forEach(([label, amount], i) => {
    const { y } = document;
    const isLast = i === sums.length - 1;
    const look = { size: isLast ? 11 : 9, isBold: isLast };
    if (isLast) document.rect(left, y, width, rowHeight).fill(ink.sunken);
    write(paper, look).text(label, left + padding, y + 3, { width: width - amountWidth });
    document.text(amount, left, y + 3, { width: width - padding, align: 'right' });
    document.y = y + rowHeight;
  });
  document.x = paper.left;
  document.moveDown(0.6);
}
