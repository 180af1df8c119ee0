import { text } from 'node:stream/consumers';
import PDFDocument from 'pdfkit';
import { encode } from 'uqr';
import { expect, it } from 'vitest';
import { drawQr } from './draw-qr.ts';
import { firstPageOf } from './page.ts';

const address = 'https://northgate.example/wellbeing';

/** The drawing operators in the file: `x y width height re`. */
async function squaresOf(invitation?: string) {
  const document = new PDFDocument({ size: 'A4', compress: false });
  document.registerFont('bold', 'Helvetica-Bold');
  drawQr(firstPageOf(document), { kind: 'qr', address, ...(invitation && { invitation }) });
  document.end();
  const rows = (await text(document)).match(/^[\d.]+ [\d.]+ [\d.]+ [\d.]+ re$/gm) ?? [];
  return rows.map((row) => row.split(' ').map(Number) as [number, number, number, number]);
}

it('draws a square for every dark module of the code', async () => {
  const dark = encode(address, { ecc: 'M', border: 0 }).data.flat().filter(Boolean);
  expect(await squaresOf()).toHaveLength(dark.length);
});

it('draws it centred, two thirds of the page wide, below an invitation', async () => {
  const squares = await squaresOf('Scan to read and sign');
  const a4 = 595.28;
  expect(Math.min(...squares.map(([x]) => x))).toBeCloseTo(a4 / 6, 1);
  expect(Math.max(...squares.map(([x, , width]) => x + width))).toBeCloseTo((a4 * 5) / 6, 1);
});
