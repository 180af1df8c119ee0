import * as z from 'zod';
import { Id } from '../kernel/id.ts';

const photoTypes = ['image/jpeg', 'image/jpg', 'image/png', 'image/gif', 'image/webp'] as const;

/** A picture as the record that it belongs to shows it. */
export const Photo = z.object({
  id: Id,
  url: z.string().max(500, 'The address of a photo must be less than 500 characters'),
  filename: z.string(),
  size: z.int().min(1).max(50_000_000, 'A photo must be smaller than 50 MB'),
  type: z.enum(photoTypes, 'A photo must be a JPEG, PNG, GIF or WebP file'),
  uploadedAt: z.iso.datetime(),
});

export type Photo = z.infer<typeof Photo>;
