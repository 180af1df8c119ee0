import { setImmediate } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { turns } from '../turns.ts';
import { drawBlock } from './draw-block.ts';
import { drawFeet, drawHead, drawTitle } from './frame.ts';
import { type Paper, paperOn } from './paper.ts';
import type { Print } from './print.ts';

const font = (weight: string) =>
  fileURLToPath(
    import.meta.resolve(`@expo-google-fonts/noto-sans/${weight}/NotoSans_${weight}.ttf`),
  );

/** Drawing holds a core: two at a time, and everybody else is served between two blocks. */
const inTurn = turns(2, 32);

/** A4, with the company's head and the number of pages on every page. */
export const makePdf = (print: Print): Promise<Uint8Array> => inTurn(() => draw(print));

async function draw(print: Print): Promise<Uint8Array> {
  // Read when first needed: few requests print.
  const { default: PDFDocument } = await import('pdfkit');
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
  document.registerFont('plain', font('400Regular')).registerFont('bold', font('700Bold'));
  const paper = paperOn(document);
  document.on('pageAdded', () => drawHead(paper, print.letterhead));
  drawHead(paper, print.letterhead);
  drawTitle(paper, print);
  for (const block of print.blocks) {
    drawBlock(paper, block);
    await setImmediate();
  }
  drawFeet(paper, print);
  document.end();
  return bytes;
}

async function collect(document: Paper['document']): Promise<Uint8Array> {
  const chunks: Buffer[] = [];
  for await (const chunk of document) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks);
}
