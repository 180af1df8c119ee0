import { photos, pictures } from '@sitewright/domain/kernel/upload';
import type { FileLimits } from './obstacle-to-adding.ts';

/** One picture, of the types that the server encodes again. */
export const pictureLimits: FileLimits = {
  accept: pictures.types.join(','),
  kinds: 'JPG, PNG, GIF or WebP',
  maxBytes: pictures.mostBytes,
  maxFiles: 1,
};

/** Photos straight from a camera; the caller says how many. */
export const photoLimits: FileLimits = {
  ...pictureLimits,
  maxBytes: photos.mostBytes,
  maxFiles: Number.POSITIVE_INFINITY,
};
