import {
  invalid,
  Refused,
  refusedAt,
  tooLarge,
  wrongType,
} from '@sitewright/domain/kernel/problem';
import type { Upload } from '@sitewright/domain/kernel/upload';
import type { Metadata } from 'sharp';
import { turns } from './turns.ts';

const mostPixels = 50_000_000;
const longestSide = 12_000;
const quality = 82;

/** Two at once, so that there are cores and memory left for everybody else. */
const inTurn = turns(2, 64);

const kinds: Record<string, string> = {
  'image/jpeg': 'JPEG',
  'image/png': 'PNG',
  'image/gif': 'GIF',
  'image/webp': 'WebP',
};

const readers = ['Jpeg', 'Png', 'Nsgif', 'Webp'].map((kind) => `VipsForeignLoad${kind}`);

let loaded: ReturnType<typeof load> | undefined;

/** Read when first needed. Of the many formats it knows, it may open these four. */
async function load() {
  const { default: sharp } = await import('sharp');
  sharp.block({ operation: ['VipsForeignLoad'] });
  sharp.unblock({ operation: readers });
  sharp.cache(false);
  sharp.concurrency(1);
  return sharp;
}

export type Picture = { bytes: Uint8Array; type: string; width: number; height: number };

/**
 * A picture drawn anew from the file at `path`: upright, no longer than asked for, and without
 * anything else that was in the file, such as where it was taken. Of a moving one, the first frame.
 */
export async function drawAnew(path: string, upload: Upload): Promise<Picture> {
  loaded ??= load();
  const sharp = await loaded;
  const header = await sharp(path, { limitInputPixels: false })
    .metadata()
    .catch(() => undefined);
  judge(header, upload);
  const side = upload.longestSide ?? longestSide;
  const drawing = sharp(path, {
    limitInputPixels: mostPixels,
    sequentialRead: true,
    failOn: 'error',
  })
    .autoOrient()
    .resize(side, side, { fit: 'inside', withoutEnlargement: true })
    .webp({ quality });
  const { data, info } = await inTurn(() => drawing.toBuffer({ resolveWithObject: true })).catch(
    unreadable,
  );
  return { bytes: data, type: 'image/webp', width: info.width, height: info.height };
}

/** By its first bytes, before anything is drawn: a small file can hold a picture beyond all measure. */
function judge(header: Metadata | undefined, { types }: Upload) {
  if (!header || !types.includes(`image/${header.format}`)) throw notOfKind(types);
  const { width, height } = header;
  if (width * height > mostPixels || Math.max(width, height) > longestSide) {
    throw refusedAt('file', { ...tooLarge, message: tooManyPixels });
  }
}

const tooManyPixels = 'Please choose a picture of at most 50 megapixels and 12,000 pixels a side.';
const unreadablePicture = 'We could not read that picture. Please choose another.';

const inWords = new Intl.ListFormat('en-GB', { type: 'disjunction' });

function notOfKind(types: readonly string[]): Refused {
  const message = `Please choose a ${inWords.format(types.map((type) => kinds[type] ?? type))} file.`;
  return refusedAt('file', { ...wrongType, message });
}

/** What is wrong with the queue is no fault of the picture. */
function unreadable(error: Error): never {
  throw error instanceof Refused
    ? error
    : refusedAt('file', { ...invalid, message: unreadablePicture });
}
