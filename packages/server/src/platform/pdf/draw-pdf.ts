import { createRequire } from 'node:module';
import PDFDocument from 'pdfkit';
import { move } from 'piscina';
import { drawBlock } from './draw-block.ts';
import { firstPageOf, ink, type PdfPage, write } from './page.ts';
import type { Letterhead, Print } from './print.ts';

/** Draws a print in a worker thread: A4, with the company's letterhead and page numbers on every page. */
// biome-ignore lint/style/noDefaultExport: piscina calls what a file exports by default
export default async function drawPdf(print: Print) {
  const document = new PDFDocument({
    size: 'A4',
    margins: { top: 96, bottom: 56, left: 44, right: 44 },
    bufferPages: true,
    lang: 'en-GB',
    displayTitle: true,
    // With a given time, the same print gives the same file.
    info: {
      Title: `${print.title}, ${print.subtitle}`,
      Author: print.letterhead.company,
      CreationDate: print.madeAt,
    },
  });
  const bytes = collect(document);
  const fonts = fontsOfDocument();
  document.registerFont('plain', fonts.plain).registerFont('bold', fonts.bold);
  const paper = firstPageOf(document);
  document.on('pageAdded', () => drawHead(paper, print.letterhead));
  drawHead(paper, print.letterhead);
  drawTitle(paper, print);
  for (const [at, block] of print.blocks.entries())
    drawBlock(paper, block, print.blocks.slice(at + 1, at + 4));
  drawFeet(paper, print);
  document.end();
  return move(await bytes);
}

async function collect(document: PdfPage['document']): Promise<Uint8Array> {
  const chunks: Buffer[] = [];
  for await (const chunk of document) chunks.push(chunk as Buffer);
  return new Uint8Array(Buffer.concat(chunks));
}

const { resolve } = createRequire(import.meta.url);

/** A document takes a font that another has parsed as well as its bytes; the types know only of bytes. */
type Parsed = Uint8Array;
type Opened = PDFKit.PDFDocument & { _font: { font: Parsed } };

function parsed(weight: string): Parsed {
  const font = resolve(`@expo-google-fonts/noto-sans/${weight}/NotoSans_${weight}.ttf`);
  return (new PDFDocument({ font }) as Opened)._font.font;
}

/** Read once in the life of a thread: to parse them takes longer than to draw with them. */
const plain = parsed('400Regular');
const bold = parsed('700Bold');

/** A glyph knows the letters it was first drawn for, so each document has glyphs of its own. */
const withOwnGlyphs = (font: Parsed): Parsed => Object.create(font, { _glyphs: { value: {} } });

const fontsOfDocument = () => ({ plain: withOwnGlyphs(plain), bold: withOwnGlyphs(bold) });

const headTop = 30;
const headHeight = 44;

/** The company's name at the top of the page; the writing goes on below. */
function drawHead(paper: PdfPage, { company, lines, color, logo }: Letterhead): void {
  const { document, left, width } = paper;
  const name = logo ? left + drawLogo(paper, logo) : left;
  write(paper, { size: 13, isBold: true }).text(company, name, headTop + 8, { lineBreak: false });
  write(paper, { size: 7.5, color: ink.quiet }).text(lines.join('\n'), left, headTop, {
    width,
    height: headHeight,
    align: 'right',
  });
  document
    .moveTo(left, 80)
    .lineTo(left + width, 80)
    .lineWidth(1.5)
    .stroke(color);
  document.x = left;
  document.y = document.page.margins.top;
}

const logoBox = { fit: [96, 34] as [number, number], valign: 'center' as const };

/** Known to the library, and not to its types. */
type Opens = { openImage: (bytes: Buffer) => { width: number; height: number } };

/** At the edge, before the name; tells how much room it takes. */
function drawLogo({ document, left }: PdfPage, logo: Uint8Array): number {
  const image = (document as unknown as Opens).openImage(Buffer.from(logo));
  const [most, high] = logoBox.fit;
  const width = Math.min(most, (image.width / image.height) * high);
  document.image(Buffer.from(logo), left, headTop + 2, logoBox);
  return width + 10;
}

function drawTitle(paper: PdfPage, { title, subtitle }: Print): void {
  const { document, left, width } = paper;
  write(paper, { size: 17, isBold: true }).text(title, left, document.y, { width });
  write(paper, { size: 10, color: ink.quiet }).text(subtitle, { width });
  document.moveDown(0.8);
}

/** Only at the end is it known how many pages there are. */
function drawFeet(paper: PdfPage, { title, made }: Print): void {
  const { document, left, width } = paper;
  const { start, count } = document.bufferedPageRange();
  for (let page = start; page < start + count; page++) {
    document.switchToPage(page);
    // Below the margin, where a line would otherwise turn the page.
    document.page.margins.bottom = 0;
    const y = document.page.height - 36;
    const look = { width, lineBreak: false };
    write(paper, { size: 7.5, color: ink.quiet }).text(`${title} · ${made}`, left, y, look);
    document.text(`Page ${page - start + 1} of ${count}`, left, y, { ...look, align: 'right' });
  }
}
