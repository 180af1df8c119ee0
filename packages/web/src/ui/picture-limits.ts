import { pictures } from '@sitewright/domain/kernel/upload';
import type { FileLimits } from './obstacle-to-adding.ts';

/** One picture, of the kinds that the server draws anew. */
export const pictureLimits: FileLimits = {
  accept: pictures.types.join(','),
  kinds: 'JPG, PNG, GIF or WebP',
  maxBytes: pictures.mostBytes,
  maxFiles: 1,
};
