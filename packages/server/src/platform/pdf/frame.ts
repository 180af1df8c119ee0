import { ink, type Paper, write } from './paper.ts';
import type { Letterhead, Print } from './print.ts';

const headTop = 30;
const headHeight = 44;

/** The company's name at the top of the page; the writing goes on below. */
export function drawHead(paper: Paper, { company, lines, color, logo }: Letterhead): void {
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
function drawLogo({ document, left }: Paper, logo: Uint8Array): number {
  const image = (document as unknown as Opens).openImage(Buffer.from(logo));
  const [most, high] = logoBox.fit;
  const width = Math.min(most, (image.width / image.height) * high);
  document.image(Buffer.from(logo), left, headTop + 2, logoBox);
  return width + 10;
}

export function drawTitle(paper: Paper, { title, subtitle }: Print): void {
  const { document, left, width } = paper;
  write(paper, { size: 17, isBold: true }).text(title, left, document.y, { width });
  write(paper, { size: 10, color: ink.quiet }).text(subtitle, { width });
  document.moveDown(0.8);
}

/** Only at the end is it known how many pages there are. */
export function drawFeet(paper: Paper, { title, made }: Print): void {
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
