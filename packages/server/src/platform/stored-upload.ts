import type { Upload } from '@sitewright/domain/kernel/upload';
import { keptAsItCame } from './documents.ts';
import { drawAnew, headerOf } from './images.ts';
import { takenAt } from './taken-at.ts';

/** What we keep of a file that somebody sent. */
export type StoredUpload = {
  bytes: Uint8Array;
  thumbnail: Uint8Array | null;
  type: string;
  extension: string;
  width: number | null;
  height: number | null;
  /** When a picture was taken, by the camera's own clock. */
  takenAt: Date | null;
};

/** By its content, not by its name: a picture is encoded again, a document is stored as it came. */
export async function storeUpload(
  path: string,
  upload: Upload,
  name: string,
): Promise<StoredUpload> {
  const header = await headerOf(path);
  if (!header || !upload.types.includes(`image/${header.format}`))
    return keptAsItCame(path, upload, name);
  return {
    ...(await drawAnew(path, header, upload)),
    type: 'image/webp',
    extension: 'webp',
    takenAt: takenAt(header.exif),
  };
}
