import { encode } from 'uqr';
import { makeRoom, type PdfPage, write } from './page.ts';
import type { Block } from './print.ts';

type Qr = Extract<Block, { kind: 'qr' }>;

const small = 150;
const below = 12;

/** Black on white, which cameras read best. */
export function drawQr(paper: PdfPage, { address, invitation }: Qr): void {
  const { document, left } = paper;
  if (invitation) {
    const side = (document.page.width * 2) / 3;
    drawInvitation(paper, invitation, side + 2 * below);
    drawCode(paper, address, { side, from: (document.page.width - side) / 2 });
    document.y += below;
  } else {
    makeRoom(paper, small + below);
    drawCode(paper, address, { side: small, from: left });
  }
  document.x = left;
  document.y += below;
}

/** Centred, on the same page as the code below it. */
function drawInvitation(paper: PdfPage, invitation: string, heightOfCode: number): void {
  const { document, left, width } = paper;
  const look = { width, align: 'center' as const };
  write(paper, { size: 32, isBold: true });
  makeRoom(paper, document.heightOfString(invitation, look) + heightOfCode + 3 * below);
  // A new page draws its letterhead, which changes the font.
  write(paper, { size: 32, isBold: true }).text(invitation, left, document.y + below, look);
  document.y += 2 * below;
}

type Place = { side: number; from: number };

function drawCode({ document }: PdfPage, address: string, { side, from }: Place): void {
  const { size, data } = encode(address, { ecc: 'M', border: 0 });
  const { y: top } = document;
  const dot = side / size;
  data.forEach((row, y) => {
    row.forEach((isDark, x) => {
      if (isDark) document.rect(from + x * dot, top + y * dot, dot, dot);
    });
  });
  document.fill('black');
  document.y = top + side;
}
