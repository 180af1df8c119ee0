import { encode } from 'uqr';
import { makeRoom, type Paper } from './paper.ts';
import type { Block } from './print.ts';

type Qr = Extract<Block, { kind: 'qr' }>;

const side = 150;
const below = 12;

/** Black on the white of the paper, which a camera reads best. */
export function drawQr(paper: Paper, { address }: Qr): void {
  const { document, left } = paper;
  const { size, data } = encode(address, { ecc: 'M', border: 0 });
  makeRoom(paper, side + below);
  const { y: top } = document;
  const dot = side / size;
  data.forEach((row, y) => {
    row.forEach((isDark, x) => {
      if (isDark) document.rect(left + x * dot, top + y * dot, dot, dot);
    });
  });
  document.fill('black');
  document.x = left;
  document.y = top + side + below;
}
