import { ink, makeRoom, type PdfPage, pageHeight, write } from './page.ts';
import type { Block } from './print.ts';

type Boxes = Extract<Block, { kind: 'boxes' }>;

const padding = 8;
const gap = 10;
const titleHeight = 13;
const textSize = 8.5;

/** A box that is higher than a page is cut off, because a box cannot break. */
export function drawBoxes(paper: PdfPage, { boxes }: Boxes): void {
  const { document, left } = paper;
  const width = (paper.width - gap * (boxes.length - 1)) / boxes.length;
  const words = { width: width - 2 * padding };
  write(paper, { size: textSize });
  const heights = boxes.map(({ text }) => document.heightOfString(text, words));
  const height = Math.min(Math.max(...heights) + titleHeight + 2 * padding, pageHeight(paper));
  makeRoom(paper, height);
  const { y } = document;
  boxes.forEach(({ title, text }, i) => {
    const x = left + i * (width + gap);
    document.roundedRect(x, y, width, height, 4).lineWidth(0.8).stroke(ink.line);
    write(paper, { size: 7.5, color: ink.quiet }).text(title, x + padding, y + padding, words);
    write(paper, { size: textSize }).text(text, x + padding, y + padding + titleHeight, {
      ...words,
      height: height - titleHeight - padding,
      ellipsis: true,
    });
  });
  document.x = left;
  document.y = y + height + gap;
}
