import sharp from 'sharp';

/** A picture of one colour, and how big it is. */
export const drawn = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#d60' } });

/** Not a picture at all, whatever it calls itself. */
export const noPictures: [what: string, bytes: Buffer][] = [
  [
    'SVG with a script',
    text('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>'),
  ],
  [
    'SVG that reads a file',
    text(
      '<?xml version="1.0"?><!DOCTYPE svg [<!ENTITY x SYSTEM "file:///etc/passwd">]><svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><text>&x;</text></svg>',
    ),
  ],
  ['HTML', text('<!doctype html><script>alert(document.domain)</script>')],
  [
    'PDF with JavaScript',
    text('%PDF-1.7\n1 0 obj<</OpenAction<</S/JavaScript/JS(app.alert(1))>>>>endobj'),
  ],
  ['ZIP', Buffer.from('504b0304140000000800', 'hex')],
  ['Windows program', Buffer.from('4d5a90000300000004000000ffff0000', 'hex')],
  ['EICAR', text('X5O!P%@AP[4\\PZX54(P^)7CC)7}$EICAR-STANDARD-ANTIVIRUS-TEST-FILE!$H+H*')],
  ['shell script', text('#!/bin/sh\nrm -rf /')],
  [
    'BMP',
    Buffer.from(
      '424d3a0000000000000036000000280000000100000001000000010018000000000004000000',
      'hex',
    ),
  ],
  ['HEIC', Buffer.concat([Buffer.from('00000018', 'hex'), text('ftypheic\0\0\0\0mif1heic')])],
  ['one byte', Buffer.from([0xff])],
  ['zeros', Buffer.alloc(100_000)],
  ['the word GIF', text('GIF')],
  [
    'ImageMagick script',
    text("push graphic-context\nfill 'url(https://127.0.0.1/|id)'\npop graphic-context"),
  ],
  ['TIFF', await drawn(4, 4).tiff().toBuffer()],
  ['AVIF', await drawn(4, 4).avif().toBuffer()],
];

const jpeg = await drawn(400, 300).jpeg().toBuffer();
const png = await sharp({
  create: {
    width: 400,
    height: 300,
    channels: 3,
    background: '#d60',
    noise: { type: 'gaussian', mean: 128, sigma: 60 },
  },
})
  .png()
  .toBuffer();
const webp = await drawn(400, 300).webp().toBuffer();

/** They begin as pictures do, and then do not go on as such. */
export const brokenPictures: [what: string, bytes: Buffer][] = [
  ['half a PNG', png.subarray(0, png.length / 2)],
  ['the head of a PNG', png.subarray(0, 40)],
  ['half a JPEG', jpeg.subarray(0, jpeg.length / 2)],
  ['the head of a JPEG', jpeg.subarray(0, 30)],
  ['half a WebP', webp.subarray(0, webp.length / 2)],
  ['GIF that is JavaScript', text('GIF89a/*\0\0\0\0\0*/=1;alert(1)//')],
  [
    'JPEG that is HTML',
    Buffer.concat([Buffer.from('ffd8fffe', 'hex'), text('\0\x40<script>alert(1)</script>')]),
  ],
  ['PNG of nothing but its signature', Buffer.from('89504e470d0a1a0a', 'hex')],
  [
    'PNG with garbage inside',
    Buffer.concat([png.subarray(0, 60), Buffer.alloc(5000, 7), png.subarray(60)]),
  ],
];

/** A PNG that says it is this big, and holds next to nothing. */
export function claiming(width: number, height: number): Buffer {
  const claimed = Buffer.from(png);
  claimed.writeUInt32BE(width, 16);
  claimed.writeUInt32BE(height, 20);
  claimed.writeUInt32BE(crcOf(claimed.subarray(12, 29)), 29);
  return claimed;
}

/** The checksum of a PNG's chunk. */
function crcOf(bytes: Buffer): number {
  let crc = 0xffffffff;
  for (const byte of bytes) {
    crc ^= byte;
    for (let bit = 0; bit < 8; bit++) crc = (crc >>> 1) ^ (crc & 1 ? 0xedb88320 : 0);
  }
  return (crc ^ 0xffffffff) >>> 0;
}

function text(content: string): Buffer {
  return Buffer.from(content);
}
