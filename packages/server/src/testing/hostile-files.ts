import sharp from 'sharp';

/** A picture in one colour, of the given size. */
export const drawnPicture = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#d60' } });

/** Files that are not pictures, whatever their name says. */
export const notPictures: [what: string, bytes: Buffer][] = [
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
  ['TIFF', await drawnPicture(4, 4).tiff().toBuffer()],
  ['AVIF', await drawnPicture(4, 4).avif().toBuffer()],
];

const jpeg = await drawnPicture(400, 300).jpeg().toBuffer();
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
const webp = await drawnPicture(400, 300).webp().toBuffer();

/** Files that start like a picture and are broken after that. */
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

/** A small valid PDF with the given number of pages. */
export const aPdf = (pages = 1): Buffer =>
  text(`%PDF-1.7\n${'1 0 obj<</Type/Page>>endobj\n'.repeat(pages)}trailer<<>>\n%%EOF\n`);

type Entry = { name: string; content?: string; claims?: number };

/** An uncompressed archive; `claims` is the unpacked size that an entry declares. */
function anArchive(entries: Entry[]): Buffer {
  const locals: Buffer[] = [];
  const directory: Buffer[] = [];
  for (const { name, content = '', claims = content.length } of entries) {
    const at = Buffer.concat(locals).length;
    const sizes = [crcOf(text(content)), content.length, claims];
    const local = Buffer.alloc(30);
    local.writeUInt32LE(0x04034b50, 0);
    for (const [index, size] of sizes.entries()) local.writeUInt32LE(size, 14 + index * 4);
    local.writeUInt16LE(name.length, 26);
    locals.push(local, text(name), text(content));
    const entry = Buffer.alloc(46);
    entry.writeUInt32LE(0x02014b50, 0);
    for (const [index, size] of sizes.entries()) entry.writeUInt32LE(size, 16 + index * 4);
    entry.writeUInt16LE(name.length, 28);
    entry.writeUInt32LE(at, 42);
    directory.push(entry, text(name));
  }
  const end = Buffer.alloc(22);
  end.writeUInt32LE(0x06054b50, 0);
  end.writeUInt16LE(entries.length, 10);
  end.writeUInt32LE(Buffer.concat(directory).length, 12);
  end.writeUInt32LE(Buffer.concat(locals).length, 16);
  return Buffer.concat([...locals, ...directory, end]);
}

const ooxml = 'application/vnd.openxmlformats-officedocument';

/** A Word, Excel or PowerPoint file, with additional entries. */
export const anOfficeFile = (kind: string, more: Entry[] = []): Buffer => {
  const content = `<Types><Override PartName="/a.xml" ContentType="${kind}.main+xml"/></Types>`;
  return anArchive([
    { name: '[Content_Types].xml', content },
    { name: 'word/document.xml', content: '<w:document/>'.repeat(50) },
    ...more,
  ]);
};

export const wordType = `${ooxml}.wordprocessingml.document`;
export const excelType = `${ooxml}.spreadsheetml.sheet`;
export const powerPointType = `${ooxml}.presentationml.presentation`;

const html = '<!doctype html><script>alert(document.domain)</script>';

/** Files that we do not accept as documents, by their content or their name. */
export const notDocuments: [what: string, name: string, bytes: Buffer][] = [
  ...notPictures
    .filter(([what]) => !what.startsWith('PDF'))
    .map(([what, bytes]): [string, string, Buffer] => [what, 'plan.pdf', bytes]),
  ['HTML', 'page.html', text(html)],
  ['HTML that says it is text', 'notes.txt', text(`\n ${html}`)],
  ['SVG that says it is a table', 'table.csv', text('<svg onload="alert(1)"/>')],
  ['XML that says it is text', 'notes.txt', text('<?xml version="1.0"?><x/>')],
  ['a script that says it is text', 'notes.txt', text('#!/bin/sh\nrm -rf /')],
  ['a script by its name', 'run.bat', text('del /q *')],
  ['JavaScript by its name', 'run.js', text('alert(1)')],
  ['a program that says it is text', 'notes.txt', Buffer.from('4d5a90000300000004', 'hex')],
  ['text with a NUL', 'notes.txt', text('level 3\0')],
  ['text with an escape sequence', 'notes.txt', text('level 3\x08')],
  ['text of another age', 'prices.csv', Buffer.from('bricks,\xa3400', 'latin1')],
  ['text in UTF-16', 'notes.txt', Buffer.from('\ufefflevel 3', 'utf16le')],
  ['a PDF that says it is text', 'notes.txt', aPdf()],
  ['half a PDF', 'plan.pdf', aPdf(500).subarray(0, 9000)],
  [
    'a PDF with JavaScript, cut short',
    'plan.pdf',
    text('%PDF-1.7\n<</S/JavaScript/JS(app.alert(1))>>'),
  ],
  [
    'a Word file with macros',
    'letter.docm',
    anOfficeFile('application/vnd.ms-word.document.macroEnabled.12'),
  ],
  [
    'an Excel file with macros',
    'sums.xlsx',
    anOfficeFile('application/vnd.ms-excel.sheet.macroEnabled.12'),
  ],
  [
    'macros in a Word file',
    'letter.docx',
    anOfficeFile(wordType, [{ name: 'word/vbaProject.bin', content: 'x' }]),
  ],
  ['a template', 'letter.dotx', anOfficeFile(`${ooxml}.wordprocessingml.template`)],
  ['a bomb', 'letter.docx', anOfficeFile(wordType, [{ name: 'word/a.xml', claims: 2_000_000 }])],
  [
    'a bomb of many',
    'letter.docx',
    anOfficeFile(wordType, Array(900).fill({ name: 'word/a.xml', claims: 1_900_000 })),
  ],
  [
    'too many files in one',
    'letter.docx',
    anOfficeFile(wordType, Array(5_000).fill({ name: 'word/a.xml' })),
  ],
  [
    'a file that leaves its folder',
    'letter.docx',
    anOfficeFile(wordType, [{ name: '../../.bashrc', content: 'x' }]),
  ],
  [
    'a file of the root',
    'letter.docx',
    anOfficeFile(wordType, [{ name: '/etc/cron.d/x', content: 'x' }]),
  ],
  ['half a Word file', 'letter.docx', anOfficeFile(wordType).subarray(0, 700)],
  ['a plain archive', 'letter.docx', anArchive([{ name: 'a.txt', content: 'x' }])],
  ['an archive of nothing', 'letter.docx', anArchive([])],
  ['a Java program', 'letter.docx', anArchive([{ name: 'META-INF/MANIFEST.MF', content: 'x' }])],
  [
    'an old Word file',
    'letter.doc',
    Buffer.concat([Buffer.from('d0cf11e0a1b11ae1', 'hex'), Buffer.alloc(600)]),
  ],
];

/** A PNG that declares this size and contains almost nothing. */
export function pngClaiming(width: number, height: number): Buffer {
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
