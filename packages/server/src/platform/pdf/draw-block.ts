import { drawBoxes } from './draw-boxes.ts';
import { barRow, drawBars, drawStacks, stacksHeight } from './draw-charts.ts';
import { drawQr } from './draw-qr.ts';
import { drawSignatures } from './draw-signatures.ts';
import { drawSums } from './draw-sums.ts';
import { drawTable, startOfTable } from './draw-table.ts';
import { ink, makeRoom, type PdfPage, pageHeight, write } from './page.ts';
import type { Block, UnsplitBlock } from './print.ts';

type Of<K extends Block['kind']> = Extract<Block, { kind: K }>;
type Draw<K extends Block['kind']> = (paper: PdfPage, block: Of<K>, next: readonly Block[]) => void;

const headingSize = 11.5;

/** Except where it would not fit on an empty page either. */
const keepTogether = (paper: PdfPage, height: number): void =>
  makeRoom(paper, Math.min(height, pageHeight(paper)));

const heading: Draw<'heading'> = (paper, block, next) => {
  const { text } = block;
  keepTogether(paper, heightOf(paper, block) + startHeight(paper, next));
  const { document, left, width } = paper;
  document.moveDown(0.6);
  write(paper, { size: headingSize, isBold: true }).text(text, left, document.y, { width });
  document.moveDown(0.3);
};

const itemSize = 9.5;
const asideWidth = 64;

const item: Draw<'item'> = (paper, block, next) => {
  const { title, aside } = block;
  keepTogether(paper, heightOf(paper, block) + startHeight(paper, next));
  const { document, left, width } = paper;
  const { y } = document;
  write(paper, { size: itemSize, isBold: true }).text(aside, left, y, { width, align: 'right' });
  document.text(title, left, y, { width: width - asideWidth });
};

const textSize = 9;
/** In lines of text. */
const afterText = 0.4;

const text: Draw<'text'> = (paper, { text, isQuiet, address: link = null }) => {
  const { document, left, width } = paper;
  const color = isQuiet ? ink.quiet : ink.text;
  write(paper, { size: textSize, color }).text(text, left, document.y, { width, link });
  document.moveDown(afterText);
};

/** Two columns of labels and values; each row is as high as its taller pair. */
const facts: Draw<'facts'> = (paper, { facts }) => {
  const { document, left, width } = paper;
  const half = width / 2;
  for (let i = 0; i < facts.length; i += 2) {
    const pair = facts.slice(i, i + 2);
    const look = { width: half - 96 };
    write(paper, { size: 9 });
    const height = Math.max(...pair.map(([, value]) => document.heightOfString(value, look))) + 5;
    makeRoom(paper, height);
    const { y } = document;
    pair.forEach(([label, value], side) => {
      const x = left + side * half;
      write(paper, { size: 8, color: ink.quiet }).text(label, x, y + 0.5, { width: 84 });
      write(paper, { size: 9 }).text(value, x + 88, y, look);
    });
    document.x = left;
    document.y = y + height;
  }
  document.moveDown(0.4);
};

const perRow = 3;
const pictureHeight = 112;
const rowHeight = pictureHeight + 20;

const pictures: Draw<'pictures'> = (paper, { pictures }) => {
  const { document, left, width } = paper;
  const column = width / perRow;
  for (let i = 0; i < pictures.length; i += perRow) {
    makeRoom(paper, rowHeight);
    const { y } = document;
    pictures.slice(i, i + perRow).forEach(({ bytes, caption }, n) => {
      const x = left + n * column;
      document.image(Buffer.from(bytes), x, y, { fit: [column - 8, pictureHeight] });
      write(paper, { size: 7, color: ink.quiet }).text(caption, x, y + pictureHeight + 3, {
        width: column - 8,
        height: 9,
        ellipsis: true,
      });
    });
    document.x = left;
    document.y = y + rowHeight;
  }
};

const signature: Draw<'signature'> = (paper, { label, name, when }) => {
  const { document, left } = paper;
  makeRoom(paper, 72);
  const y = document.y + 14;
  document.roundedRect(left, y, 250, 46, 4).lineWidth(0.8).stroke(ink.line);
  write(paper, { size: 7.5, color: ink.quiet }).text(label, left + 10, y + 6);
  write(paper, { size: 11, isBold: true }).text(name, left + 10, y + 17);
  write(paper, { size: 7.5, color: ink.quiet }).text(when, left + 10, y + 33);
  document.x = left;
  document.y = y + 56;
};

/** The height of each block, before it is drawn. */
const heights: { [K in UnsplitBlock['kind']]: (paper: PdfPage, block: Of<K>) => number } = {
  heading: (paper, { text }) => {
    const document = write(paper, { size: headingSize, isBold: true });
    const { width } = paper;
    return document.heightOfString(text, { width }) + 0.9 * document.currentLineHeight(true);
  },
  item: (paper, { title }) => {
    const width = paper.width - asideWidth;
    return write(paper, { size: itemSize, isBold: true }).heightOfString(title, { width });
  },
  text: (paper, { text }) => {
    const document = write(paper, { size: textSize });
    const { width } = paper;
    return document.heightOfString(text, { width }) + afterText * document.currentLineHeight(true);
  },
  pictures: (_, { pictures }) => Math.ceil(pictures.length / perRow) * rowHeight,
};

const heightOf = (paper: PdfPage, block: UnsplitBlock): number =>
  (heights[block.kind] as (paper: PdfPage, block: UnsplitBlock) => number)(paper, block);

const together: Draw<'together'> = (paper, { blocks }) => {
  const height = blocks.reduce((sum, block) => sum + heightOf(paper, block), 0);
  if (height <= pageHeight(paper)) makeRoom(paper, height);
  for (const block of blocks) drawBlock(paper, block, []);
};

/** How much of the next blocks must be on the page of the heading above them. */
function startHeight(paper: PdfPage, [block, ...rest]: readonly Block[]): number {
  if (!block) return 0;
  if (block.kind === 'heading' || block.kind === 'item')
    return heightOf(paper, block) + startHeight(paper, rest);
  if (block.kind === 'text')
    return Math.min(heightOf(paper, block), leastStart) + noteBefore(paper, rest);
  if (block.kind === 'table') return startOfTable(paper, block);
  if (block.kind === 'stacks') return stacksHeight;
  return block.kind === 'bars' ? barRow : leastStart;
}

const leastStart = 40;

/** A text above a table explains it. */
const noteBefore = (paper: PdfPage, next: readonly Block[]): number =>
  next[0]?.kind === 'table' ? startHeight(paper, next) : 0;

const page: Draw<'page'> = ({ document }) => void document.addPage();

const draws: { [K in Block['kind']]: Draw<K> } = {
  heading,
  item,
  text,
  facts,
  table: drawTable,
  boxes: drawBoxes,
  sums: drawSums,
  bars: drawBars,
  stacks: drawStacks,
  pictures,
  qr: drawQr,
  signature,
  signatures: drawSignatures,
  together,
  page,
};

/** `next` are the blocks below it: a heading is not parted from what it is about. */
export const drawBlock = <K extends Block['kind']>(
  paper: PdfPage,
  block: Of<K>,
  next: readonly Block[],
): void => (draws[block.kind as K] as Draw<K>)(paper, block, next);
