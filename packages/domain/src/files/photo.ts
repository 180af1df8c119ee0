import * as z from 'zod';
import { Id } from '../kernel/id.ts';

const photoTypes = ['image/jpeg', 'image/jpg', 'image/png', 'image/gif', 'image/webp'] as const;

/** The words of the specification, and the media types. */
const sentTypes = ['jpeg', 'jpg', 'png', 'gif', 'webp', ...photoTypes] as const;
const typeFault = 'A photo must be a JPEG, PNG, GIF or WebP file';

/** A picture as the record that it belongs to shows it. */
export const Photo = z.object({
  id: Id,
  url: z.string().max(500, 'The address of a photo must be less than 500 characters'),
  filename: z.string(),
  size: z.int().min(1).max(50_000_000, 'A photo must be smaller than 50 MB'),
  type: z.enum(photoTypes, typeFault),
  uploadedAt: z.iso.datetime(),
});

/** A picture that was uploaded, as a request names it: its id decides. */
export const SentPhoto = Photo.extend({ type: z.enum(sentTypes, typeFault) });

export type Photo = z.infer<typeof Photo>;
