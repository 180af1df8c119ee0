import PDFDocument from 'pdfkit';
import { move } from 'piscina';
import { drawBlock } from './draw-block.ts';
import { fontsOfDocument } from './fonts.ts';
import { drawFeet, drawHead, drawTitle } from './frame.ts';
import { type Paper, paperOn } from './paper.ts';
import type { Print } from './print.ts';

/** What a thread does with a print: A4, with the company's head and the number of pages on every page. */
// biome-ignore lint/style/noDefaultExport: piscina calls what a file exports by default
export default async function drawPdf(print: Print) {
  const document = new PDFDocument({
    size: 'A4',
    margins: { top: 96, bottom: 56, left: 44, right: 44 },
    bufferPages: true,
    lang: 'en-GB',
    displayTitle: true,
    // With its own time, the same print is the same file.
    info: {
      Title: `${print.title}, ${print.subtitle}`,
      Author: print.letterhead.company,
      CreationDate: print.madeAt,
    },
  });
  const bytes = collect(document);
  const fonts = fontsOfDocument();
  document.registerFont('plain', fonts.plain).registerFont('bold', fonts.bold);
  const paper = paperOn(document);
  document.on('pageAdded', () => drawHead(paper, print.letterhead));
  drawHead(paper, print.letterhead);
  drawTitle(paper, print);
  for (const block of print.blocks) drawBlock(paper, block);
  drawFeet(paper, print);
  document.end();
  return move(await bytes);
}

async function collect(document: Paper['document']): Promise<Uint8Array> {
  const chunks: Buffer[] = [];
  for await (const chunk of document) chunks.push(chunk as Buffer);
  return new Uint8Array(Buffer.concat(chunks));
}
