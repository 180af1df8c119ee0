import { photoUpload, pictureUpload } from '@sitewright/domain/kernel/upload';
import type { FileLimits } from '../obstacle-to-adding.ts';

/** One picture, of the types that the server re-encodes. */
export const pictureLimits: FileLimits = {
  accept: pictureUpload.types.join(','),
  kinds: 'JPG, PNG, GIF or WebP',
  maxBytes: pictureUpload.maxBytes,
  maxFiles: 1,
};

/** Camera photos; the caller sets the maximum number. */
export const photoLimits: FileLimits = {
  ...pictureLimits,
  maxBytes: photoUpload.maxBytes,
  maxFiles: Number.POSITIVE_INFINITY,
};
