import { photos, pictures } from '@sitewright/domain/kernel/upload';
import type { FileLimits } from './obstacle-to-adding.ts';

/** One picture, of the kinds that the server draws anew. */
export const pictureLimits: FileLimits = {
  accept: pictures.types.join(','),
  kinds: 'JPG, PNG, GIF or WebP',
  maxBytes: pictures.mostBytes,
  maxFiles: 1,
};

/** Photos straight from a camera; how many, whoever takes them says. */
export const photoLimits: FileLimits = {
  ...pictureLimits,
  maxBytes: photos.mostBytes,
  maxFiles: Number.POSITIVE_INFINITY,
};
