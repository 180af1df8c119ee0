import { photoUpload } from '@sitewright/domain/kernel/upload';

const quality = 0.8;

/** The largest useful size on screen; more would waste a phone's signal. Small photos are not changed. */
export async function shrinkPhoto(file: File): Promise<File> {
  // Encoded again, an animation would lose its frames.
  if (file.type === 'image/gif') return file;
  const smaller = await drawn(file).catch(() => undefined);
  return smaller && smaller.size < file.size ? asFile(smaller, file) : file;
}

/** Files that the browser cannot draw are sent unchanged: the server will say what is wrong. */
async function drawn(file: File): Promise<Blob | undefined> {
  // Upright, whichever way the phone was held.
  const picture = await createImageBitmap(file, { imageOrientation: 'from-image' });
  const { width, height } = fitted(picture, photoUpload.longestSide);
  const canvas = Object.assign(document.createElement('canvas'), { width, height });
  canvas.getContext('2d')?.drawImage(picture, 0, 0, width, height);
  picture.close();
  const webp = await blobOf(canvas, 'image/webp');
  // A browser that cannot write WebP writes PNG instead, which is large.
  return webp?.type === 'image/webp' ? webp : blobOf(canvas, 'image/jpeg');
}

type Size = { width: number; height: number };

/** The same shape, its longer side at most so long. */
export function fitted({ width, height }: Size, longest: number): Size {
  const scale = Math.min(1, longest / Math.max(width, height));
  return { width: Math.round(width * scale), height: Math.round(height * scale) };
}

const blobOf = (canvas: HTMLCanvasElement, type: string) =>
  new Promise<Blob | undefined>((resolve) =>
    canvas.toBlob((blob) => resolve(blob ?? undefined), type, quality),
  );

const asFile = (blob: Blob, { name, lastModified }: File): File =>
  new File([blob], name.replace(/\.\w+$|$/, `.${blob.type.replace('image/', '')}`), {
    type: blob.type,
    lastModified,
  });
