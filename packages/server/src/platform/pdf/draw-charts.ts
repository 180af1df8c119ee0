import { ink, makeRoom, type PdfPage, write } from './page.ts';
import type { Block } from './print.ts';

type Bars = Extract<Block, { kind: 'bars' }>;
type Stacks = Extract<Block, { kind: 'stacks' }>;

const barHeight = 7;
export const barRow = 24;

/** The rows of a ranking: label, value and bar. */
export function drawBars(paper: PdfPage, { bars }: Bars): void {
  const { document, left, width } = paper;
  const most = Math.max(...bars.map(({ size }) => size)) || 1;
  for (const { label, value, size, color } of bars) {
    makeRoom(paper, barRow);
    const { y } = document;
    const look = { width, height: 12, ellipsis: true };
    write(paper, { size: 8.5, isBold: true }).text(value, left, y, { ...look, align: 'right' });
    write(paper, { size: 8.5 }).text(label, left, y, { ...look, width: width - 130 });
    document.rect(left, y + 13, width, barHeight).fill(ink.sunken);
    document.rect(left, y + 13, (width * size) / most, barHeight).fill(color);
    document.x = left;
    document.y = y + barRow;
  }
  document.moveDown(0.6);
}

const chartHeight = 130;
const labelHeight = 14;
const legendHeight = 18;
const widestStack = 40;

export const stacksHeight = legendHeight + chartHeight + 2 * labelHeight;

/** Stacked columns, each with its total above and its label below. */
export function drawStacks(paper: PdfPage, { stacks, legend, line }: Stacks): void {
  const { document, left, width } = paper;
  makeRoom(paper, stacksHeight);
  drawLegend(paper, legend, line?.label);
  const most = Math.max(...stacks.map(heightOf), line?.size ?? 0) || 1;
  const step = width / Math.max(stacks.length, 1);
  const foot = document.y + labelHeight + chartHeight;
  const placeOf = (i: number) => ({ x: left + i * step, step, foot, scale: chartHeight / most });
  for (const [i, stack] of stacks.entries()) drawStack(paper, stack, placeOf(i));
  document
    .moveTo(left, foot)
    .lineTo(left + width, foot)
    .lineWidth(0.5)
    .stroke(ink.line);
  if (line) drawDashes(paper, { x: left, y: foot - (line.size / most) * chartHeight, width });
  for (const [i, stack] of stacks.entries()) labelStack(paper, stack, placeOf(i));
  document.x = left;
  document.y = foot + labelHeight + 8;
}

/** Dashed, to distinguish it from the rules of the page. */
const drawDashes = ({ document }: PdfPage, { x, y, width }: Record<'x' | 'y' | 'width', number>) =>
  document
    .moveTo(x, y)
    .lineTo(x + width, y)
    .lineWidth(1)
    .dash(4, { space: 3 })
    .stroke(ink.text)
    .undash();

const heightOf = ({ parts }: Stacks['stacks'][number]): number =>
  parts.reduce((sum, { size }) => sum + size, 0);

type Place = { x: number; step: number; foot: number; scale: number };

function drawStack(
  { document }: PdfPage,
  { parts }: Stacks['stacks'][number],
  { x, step, foot, scale }: Place,
): void {
  const column = Math.min(step * 0.7, widestStack);
  let bottom = foot;
  for (const { size, color } of parts) {
    const top = bottom - size * scale;
    document.rect(x + (step - column) / 2, top, column, bottom - top).fill(color);
    bottom = top;
  }
}

/** Its total above it, on white where the line of the limit would cross it, and its name below. */
function labelStack(
  paper: PdfPage,
  stack: Stacks['stacks'][number],
  { x, step, foot, scale }: Place,
): void {
  const top = foot - heightOf(stack) * scale;
  const look = { width: step, height: labelHeight, align: 'center', lineBreak: false } as const;
  const document = write(paper, { size: 7, isBold: true });
  const width = document.widthOfString(stack.value) + 2;
  document.rect(x + (step - width) / 2, top - 10.5, width, 9.5).fill('white');
  write(paper, { size: 7, isBold: true }).text(stack.value, x, top - 10, look);
  write(paper, { size: 7, color: ink.quiet }).text(stack.label, x, foot + 3, look);
}

/** The limit is named here, because next to its line the name would cover the columns. */
function drawLegend(paper: PdfPage, legend: Stacks['legend'], limit: string | undefined): void {
  const { document, left } = paper;
  const { y } = document;
  let x = left;
  for (const { label, color } of legend) {
    document.rect(x, y + 2, 7, 7).fill(color);
    write(paper, { size: 7.5 }).text(label, x + 11, y, { lineBreak: false });
    x += 11 + document.widthOfString(label) + 16;
  }
  if (limit) {
    drawDashes(paper, { x, y: y + 5.5, width: 18 });
    write(paper, { size: 7.5 }).text(limit, x + 23, y, { lineBreak: false });
  }
  document.x = left;
  document.y = y + legendHeight;
}
