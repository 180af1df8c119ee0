import { createRequire } from 'node:module';
import PDFDocument from 'pdfkit';

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

export const fontsOfDocument = () => ({ plain: withOwnGlyphs(plain), bold: withOwnGlyphs(bold) });
