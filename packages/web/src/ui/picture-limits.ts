import { photos, pictures } from '@sitewright/domain/kernel/upload';
import type { FileLimits } from './obstacle-to-adding.ts';

/** One picture, of the types that the server re-encodes. */
export const pictureLimits: FileLimits = {
  accept: pictures.types.join(','),
  kinds: 'JPG, PNG, GIF or WebP',
  maxBytes: pictures.mostBytes,
  maxFiles: 1,
};

/** Camera photos; the caller sets the maximum number. */
export const photoLimits: FileLimits = {
  ...pictureLimits,
  maxBytes: photos.mostBytes,
  maxFiles: Number.POSITIVE_INFINITY,
};
