import { invalid, Refused, refusedAt, tooLarge } from '@sitewright/domain/kernel/problem';
import type { Upload } from '@sitewright/domain/kernel/upload';
import type { Metadata } from 'sharp';
import { concurrencyLimit } from '../concurrency-limit.ts';

const mostPixels = 50_000_000;
const longestSide = 12_000;
const quality = 82;
/** A third less time than the usual effort, and a seventh more bytes: phones send many photos at once. */
const webp = { quality, effort: 2 };

/** Two at once, so that cores and memory are left for others. */
const limitImages = concurrencyLimit(2, 64);

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

const sharpOnce = () => {
  loaded ??= load();
  return loaded;
};

type Drawing = {
  bytes: Uint8Array;
  /** The same once more, small. */
  thumbnail: Uint8Array | null;
  width: number;
  height: number;
};

/** The type by the first bytes of a file; undefined if it is none of the four. */
export async function readImageHeader(path: string): Promise<Metadata | undefined> {
  const sharp = await sharpOnce();
  return sharp(path, { limitInputPixels: false })
    .metadata()
    .catch(() => undefined);
}

/**
 * A picture encoded again from the file at `path`: upright, no longer than asked for, and without
 * anything else that was in the file, such as where it was taken. Of a moving one, the first frame.
 */
export async function redrawImage(
  path: string,
  header: Metadata,
  upload: Upload,
): Promise<Drawing> {
  refuseIfBeyondMeasure(header);
  const sharp = await sharpOnce();
  const side = upload.longestSide ?? longestSide;
  return limitImages(async () => {
    // Read once: what is drawn from are the points, whatever the file was.
    const { data, info } = await sharp(path, {
      limitInputPixels: mostPixels,
      sequentialRead: true,
      failOn: 'error',
    })
      .autoOrient()
      .resize(side, side, { fit: 'inside', withoutEnlargement: true })
      .toColourspace('srgb')
      .raw()
      .toBuffer({ resolveWithObject: true });
    const { width, height, channels } = info;
    const points = () => sharp(data, { raw: { width, height, channels } });
    const small = upload.thumbnailSide;
    return {
      bytes: await points().webp(webp).toBuffer(),
      thumbnail: small
        ? await points()
            .resize(small, small, { fit: 'inside', withoutEnlargement: true })
            .webp(webp)
            .toBuffer()
        : null,
      width,
      height,
    };
  }).catch(unreadable);
}

/** For prints, which do not support WebP. */
export async function asJpeg(bytes: Uint8Array): Promise<Uint8Array> {
  const sharp = await sharpOnce();
  return limitImages(() =>
    sharp(bytes).flatten({ background: '#fff' }).jpeg({ quality }).toBuffer(),
  );
}

/** By its first bytes, before anything is drawn: a small file can hold a picture beyond all measure. */
function refuseIfBeyondMeasure({ width, height }: Metadata) {
  if (width * height > mostPixels || Math.max(width, height) > longestSide) {
    throw refusedAt('file', { ...tooLarge, message: tooManyPixels });
  }
}

const tooManyPixels = 'Please choose a picture of at most 50 megapixels and 12,000 pixels a side.';
const unreadablePicture = 'We could not read that picture. Please choose another.';

/** A problem with the queue is not the picture's fault. */
function unreadable(error: Error): never {
  throw error instanceof Refused
    ? error
    : refusedAt('file', { ...invalid, message: unreadablePicture });
}
