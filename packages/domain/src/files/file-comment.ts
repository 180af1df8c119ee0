import * as z from 'zod';
import { Id } from '../kernel/id.ts';
import { requiredText } from '../kernel/text.ts';
import { reactions } from './reaction.ts';

export const FileCommentDraft = z.object({ content: requiredText('Comment', 2000) });

/** Who reacted with what: how many, and whether the reader is one of them. */
const ReactionCount = z.object({
  emoji: z.enum(reactions),
  count: z.int(),
  isMine: z.boolean(),
  names: z.array(z.string()),
});

export const FileComment = z.object({
  id: Id,
  fileId: Id,
  userId: Id.nullable(),
  author: z.string(),
  content: z.string(),
  reactions: z.array(ReactionCount),
  createdAt: z.iso.datetime(),
  createdBy: Id.nullable(),
});

export type FileComment = z.infer<typeof FileComment>;
export type FileCommentDraft = z.infer<typeof FileCommentDraft>;
