import { ink, makeRoom, type PdfPage, write } from './page.ts';
import type { Block } from './print.ts';

type Signatures = Extract<Block, { kind: 'signatures' }>;
type Signature = Signatures['signatures'][number];

const perRow = 3;
const height = 74;
const gap = 8;
/** The size of the signature pad. */
const pad = { width: 300, height: 100 };

/** The signatures, several in a row, each in a box. */
export function drawSignatures(paper: PdfPage, { signatures }: Signatures): void {
  const { document, left } = paper;
  const width = (paper.width - gap * (perRow - 1)) / perRow;
  for (let i = 0; i < signatures.length; i += perRow) {
    makeRoom(paper, height + gap);
    const { y } = document;
    signatures.slice(i, i + perRow).forEach((signature, n) => {
      drawOne(paper, signature, { x: left + n * (width + gap), y, width });
    });
    document.x = left;
    document.y = y + height + gap;
  }
}

type Place = { x: number; y: number; width: number };

function drawOne(paper: PdfPage, { name, note, when, drawing }: Signature, { x, y, width }: Place) {
  const { document } = paper;
  const line = { width: width - 12, height: 10, ellipsis: true };
  document.roundedRect(x, y, width, height, 4).lineWidth(0.8).stroke(ink.line);
  if (drawing) {
    const scale = Math.min((width - 12) / pad.width, 34 / pad.height);
    document
      .save()
      .translate(x + 6, y + 3)
      .scale(scale)
      .path(drawing)
      .lineWidth(2.5);
    document.stroke(ink.text).restore();
  }
  write(paper, { size: 8.5, isBold: true }).text(name, x + 6, y + 40, line);
  write(paper, { size: 7, color: ink.quiet }).text(note, x + 6, y + 51, line);
  document.text(when, x + 6, y + 61, line);
}
