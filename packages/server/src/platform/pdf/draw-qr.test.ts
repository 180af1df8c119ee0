import { text } from 'node:stream/consumers';
import PDFDocument from 'pdfkit';
import { encode } from 'uqr';
import { expect, it } from 'vitest';
import { drawQr } from './draw-qr.ts';
import { paperOn } from './paper.ts';

const address = 'https://northgate.example/wellbeing';

it('draws a dark square for every dark one of the code', async () => {
  const document = new PDFDocument({ compress: false });
  drawQr(paperOn(document), { kind: 'qr', address });
  document.end();
  const squares = (await text(document)).match(/^[\d.]+ [\d.]+ [\d.]+ [\d.]+ re$/gm);
  const dark = encode(address, { ecc: 'M', border: 0 }).data.flat().filter(Boolean);
  expect(squares).toHaveLength(dark.length);
});
