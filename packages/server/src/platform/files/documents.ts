import { createReadStream } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { invalid, type Refused, refusedAt, wrongType } from '@sitewright/domain/kernel/problem';
import type { Upload } from '@sitewright/domain/kernel/upload';
import { isHarmlessArchive } from './archives.ts';

const office = 'application/vnd.openxmlformats-officedocument';

/** The name of a kind of file, and its extension. */
const kinds: Record<string, { word: string; extension: string }> = {
  'image/jpeg': { word: 'JPEG', extension: 'jpg' },
  'image/png': { word: 'PNG', extension: 'png' },
  'image/gif': { word: 'GIF', extension: 'gif' },
  'image/webp': { word: 'WebP', extension: 'webp' },
  'application/pdf': { word: 'PDF', extension: 'pdf' },
  [`${office}.wordprocessingml.document`]: { word: 'Word', extension: 'docx' },
  [`${office}.spreadsheetml.sheet`]: { word: 'Excel', extension: 'xlsx' },
  [`${office}.presentationml.presentation`]: { word: 'PowerPoint', extension: 'pptx' },
  'text/plain': { word: 'text', extension: 'txt' },
  'text/csv': { word: 'CSV', extension: 'csv' },
};

/** A document is checked and stored unchanged: it is never opened here, only downloaded. */
export async function checkDocument(path: string, { types }: Upload, name: string) {
  const type = textTypeOf(name) ?? (await typeInside(path));
  const kind = kinds[type];
  if (!kind || type.startsWith('image/') || !types.includes(type)) throw notOfKind(types);
  const fault = type.startsWith('text/') ? await faultOfText(path) : undefined;
  const bytes = await readFile(path);
  const isWhole = wholes.find(([ending]) => type.endsWith(ending))?.[1](bytes) ?? true;
  if (fault || !isWhole) throw refusedAt('file', { ...invalid, message: fault ?? unreadable });
  const { extension } = kind;
  return { bytes, type, extension, thumbnail: null, width: null, height: null, takenAt: null };
}

/** Plain text has no marks of its own; only where the name says that it is some, we look. */
const textTypeOf = (name: string): string | undefined =>
  ({ txt: 'text/plain', csv: 'text/csv' })[/\.(txt|csv)$/i.exec(name)?.[1]?.toLowerCase() ?? ''];

/** Read when first needed. A file that it cannot make sense of is of no kind. */
async function typeInside(path: string): Promise<string> {
  const { fileTypeFromFile } = await import('file-type');
  const found = await fileTypeFromFile(path).catch(() => undefined);
  return found?.mime ?? '';
}

const markup = /^\s*(<[!?a-z]|#!|%PDF)/i;
// biome-ignore lint/suspicious/noControlCharactersInRegex: they are what we look for
const unprintable = /[\0-\x08\x0b\x0e-\x1a\x1c-\x1f\x7f]/;
const notText = 'We could not read that as text. Please save it as UTF-8 text and try again.';

/** A page or a script that calls itself a text is none. */
async function faultOfText(path: string): Promise<string | undefined> {
  const decoder = new TextDecoder('utf-8', { fatal: true });
  let isBeginning = true;
  try {
    for await (const chunk of createReadStream(path)) {
      const text = decoder.decode(chunk, { stream: true });
      if (unprintable.test(text) || (isBeginning && markup.test(text))) return notText;
      isBeginning = false;
    }
    decoder.decode();
  } catch {
    return notText;
  }
}

/** A reader looks for the end of a PDF here; one that was cut on its way has none. */
const isWholePdf = (bytes: Buffer) => bytes.subarray(-2048).includes('%%EOF');
const wholes: [ending: string, isWhole: (bytes: Buffer) => boolean][] = [
  ['/pdf', isWholePdf],
  ['.document', isHarmlessArchive],
  ['.sheet', isHarmlessArchive],
  ['.presentation', isHarmlessArchive],
];

const unreadable = 'We could not read that file. Please choose another.';
const listFormat = new Intl.ListFormat('en-GB', { type: 'disjunction' });

function notOfKind(types: readonly string[]): Refused {
  const words = types.map((type) => kinds[type]?.word ?? type);
  return refusedAt('file', {
    ...wrongType,
    message: `Please choose a ${listFormat.format(words)} file.`,
  });
}
