import * as z from 'zod';
import { ClientId, Id, Version } from '../kernel/id.ts';
import { PageQuery } from '../kernel/page.ts';
import { OffsetInstant } from '../kernel/period.ts';
import { identified } from '../kernel/record-fields.ts';
import { emptyToNull, text } from '../kernel/text.ts';

/** A file of a contract; the storage key is never sent. */
export const ProjectFile = z.object({
  ...identified,
  projectId: Id,
  diaryEntryId: Id.nullable(),
  diaryCommentId: Id.nullable(),
  journalMessageId: Id.nullable(),
  filename: z.string(),
  originalName: z.string(),
  mimetype: z.string(),
  size: z.int(),
  width: z.int().nullable(),
  height: z.int().nullable(),
  takenAt: z.iso.datetime().nullable(),
  description: z.string().nullable(),
  url: z.string(),
  /** A small picture of it, where it is one. */
  thumbnailUrl: z.string().nullable(),
  comments: z.int(),
  uploadedBy: Id.nullable(),
  uploadedByName: z.string().nullable(),
  clientId: ClientId,
  createdAt: z.iso.datetime(),
  createdBy: Id.nullable(),
  updatedAt: z.iso.datetime(),
  version: Version,
});

export const ProjectFileChanges = z.object({
  description: emptyToNull(text('Description', 500)),
  version: Version.optional(),
});

export const fileKinds = ['photo', 'document'] as const;

export const ProjectFileQuery = PageQuery.extend({
  kind: z.enum(fileKinds).optional(),
  q: text('Search', 200).optional(),
});

/** When a photo was taken, for a browser that made it smaller has lost what the camera wrote. */
export const TakenAt = z.object({ takenAt: OffsetInstant.optional() });

export type ProjectFile = z.infer<typeof ProjectFile>;
export type ProjectFileChanges = z.infer<typeof ProjectFileChanges>;
export type ProjectFileQuery = z.infer<typeof ProjectFileQuery>;
